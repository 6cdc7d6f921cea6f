/**
 * Writes `licences.txt`, served with the app: the licences of all packages whose code or fonts are in it. The build fails
 * when the list is not exactly what was bundled.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Bundled by the service worker's own build, which this one does not see. */
const IN_SERVICE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

const BUNDLED = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/fredoka',
  'clsx',
  'idb',
  'rolldown',
  'svelte',
  'ts-fsrs',
  'uqr',
  'valibot',
  'vite',
];

/** All packages in the app. `docs/LICENCES.md` lists them too. */
export const APP_PACKAGES: readonly string[] = [...BUNDLED, ...IN_SERVICE_WORKER];

type Chunk = { readonly moduleIds?: readonly string[]; readonly originalFileNames?: readonly string[] };

/** The package of a module or an asset; null for our own. The bundler's own modules begin with a zero. */
const packageOf = (id: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? /^\0(rolldown|vite)\//.exec(id)?.[1] ?? null;

const packagesIn = (bundle: Readonly<Record<string, Chunk>>): readonly string[] => {
  const ids = Object.values(bundle).flatMap(({ moduleIds = [], originalFileNames = [] }) => [
    ...moduleIds,
    ...originalFileNames,
  ]);
  return [...new Set(ids.flatMap((id) => packageOf(id) ?? []))].sort();
};

/** Where Node finds a package. Some packages do not let others import their `package.json`. */
const folderOf = (name: string): string => {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const found = folders.map((folder) => join(folder, name)).find((folder) => isFolder(folder));
  if (found === undefined) throw new Error(`the package ${name} is not installed`);
  return found;
};

const isFolder = (path: string): boolean => {
  try {
    return readdirSync(path).length > 0;
  } catch {
    return false;
  }
};

/** Without the licences of what a package needs only while it builds. */
const licenceOf = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.md|\.txt)?$/i.test(name));
  if (file === undefined) throw new Error(`there is no licence in ${folder}`);
  const [own = ''] = readFileSync(join(folder, file), 'utf8').split(/^# Licenses of bundled dependencies/m);
  return own.trim();
};

const sectionOf = (name: string): string => {
  const folder = folderOf(name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${name} ${version}\n\n${licenceOf(folder)}\n`;
};

const makeLicences = (): string => APP_PACKAGES.map(sectionOf).join(`\n${'-'.repeat(80)}\n\n`);

export const licences: Plugin = {
  name: 'abacow-licences',
  apply: 'build',
  generateBundle(_options, output) {
    const found = packagesIn(output);
    if (found.join() !== BUNDLED.join())
      this.error(`BUNDLED in licences.config.ts must be exactly what the app contains: ${found.join(', ')}`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: makeLicences() });
  },
};
