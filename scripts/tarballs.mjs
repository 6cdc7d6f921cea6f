// Packs the built libraries. Each is first copied to a folder of its own: with the licence, and with a package.json that does not
// offer our sources, because they are not in the tarball.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES } from './products.mjs';
import { ROOT, fail } from './steps.mjs';

const FOLDER = join(ROOT, 'dist/tarballs');
const STAGED = join(ROOT, 'dist/staged');

const without = (name, object) =>
  Object.fromEntries(Object.entries(object).filter(([each]) => each !== name));

/** Without what only the repository needs. */
const publishedManifest = (manifest) => ({
  ...without('scripts', manifest),
  exports: Object.fromEntries(
    Object.entries(manifest.exports).map(([path, to]) => [
      path,
      typeof to === 'string' ? to : without('source', to),
    ]),
  ),
});

const stage = (name) => {
  const [from, to] = [join(ROOT, 'packages', name), join(STAGED, name)];
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  mkdirSync(to, { recursive: true });
  for (const path of [...manifest.files, 'README.md'])
    cpSync(join(from, path), join(to, path), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  return to;
};

/** What was packed, in the order of LIBRARIES. */
export const packLibraries = () => {
  for (const folder of [FOLDER, STAGED]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const args = ['pack', '--json', '--pack-destination', FOLDER, ...LIBRARIES.map(stage)];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: STAGED, encoding: 'utf8' });
  if (status !== 0) fail(`npm pack: ${stderr}`);
  return JSON.parse(stdout).map(({ name, filename, size, unpackedSize, files }) => ({
    name,
    file: filename,
    path: join(FOLDER, filename),
    size,
    unpackedSize,
    paths: files.map(({ path }) => path),
  }));
};
