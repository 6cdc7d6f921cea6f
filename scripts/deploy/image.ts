/** What the Dockerfile puts into the image, laid out in a folder and started from there: nothing else may be needed. */
import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDockerfile, readText } from './files.ts';
import { newFolder } from './server.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const isForMusl = (path: string): boolean => /@libsql\/[^/]*-musl/.test(path);

export const layOutImage = (): string => {
  const folder = newFolder();
  for (const { from, to } of parseDockerfile(readText('deploy/Dockerfile')).copies) {
    const target = join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, from), target, { recursive: true, filter: (path) => !isForMusl(path) });
  }
  // Tests write here; a fresh build has none of it.
  rmSync(join(folder, 'apps/server/dist/test'), { recursive: true, force: true });
  return folder;
};

const bytesIn = (path: string): number =>
  lstatSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
    : lstatSync(path).size;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const sizesOf = (folder: string): string =>
  [
    `packages with native code ${megabytes(bytesIn(join(folder, 'node_modules')))}`,
    `server ${megabytes(bytesIn(join(folder, 'apps/server')))}`,
    `app ${megabytes(bytesIn(join(folder, 'apps/web')))}`,
    `docs ${megabytes(bytesIn(join(folder, 'dist/docs')))}`,
    `this Node (${process.version}) ${megabytes(statSync(process.execPath).size)}`,
  ].join(', ');
