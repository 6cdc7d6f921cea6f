/**
 * Packs the built libraries. Each is first copied to a folder of its own: with the licence, and with a package.json that does not
 * offer our sources, because they are not in the tarball.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { LIBRARIES } from '../build/products.mjs';
import { ROOT, fail } from '../install.mjs';

const FOLDER = join(ROOT, 'dist/tarballs');
const STAGED = join(ROOT, 'dist/staged');

type Manifest = {
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
};
type Listed = {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
};
export type Packed = {
  readonly name: string;
  readonly file: string;
  readonly path: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly paths: readonly string[];
};

const without = <T>(name: string, object: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));

/** Without what only the repository needs. */
const publishedManifest = (manifest: Manifest): object => ({
  ...without('scripts', manifest),
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([path, to]) => [
      path,
      typeof to === 'string' ? to : without('source', to),
    ]),
  ),
});

const stage = (name: string): string => {
  const [from, to] = [join(ROOT, 'packages', name), join(STAGED, name)];
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  mkdirSync(to, { recursive: true });
  for (const path of [...manifest.files, 'README.md'])
    cpSync(join(from, path), join(to, path), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  return to;
};

/** Builds the libraries if they have changed, and packs them in the order of LIBRARIES. */
export const packLibraries = async (): Promise<readonly Packed[]> => {
  await build('libraries');
  for (const folder of [FOLDER, STAGED]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const args = ['pack', '--json', '--pack-destination', FOLDER, ...LIBRARIES.map(stage)];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: STAGED, encoding: 'utf8' });
  if (status !== 0) fail(`npm pack: ${stderr}`);
  return (JSON.parse(stdout) as readonly Listed[]).map(({ name, filename, size, unpackedSize, files }) => ({
    name,
    file: filename,
    path: join(FOLDER, filename),
    size,
    unpackedSize,
    paths: files.map(({ path }) => path),
  }));
};
