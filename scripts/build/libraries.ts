/** Compiles our packages to JavaScript with types and source maps, with one run of the compiler: packages/NAME/dist. */
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LIBRARIES } from './products.mjs';
import { ROOT, run } from '../install.mjs';
import { bin } from '../steps.ts';

const COMPILED = join(ROOT, 'dist/packages');

const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));

/** The map's source is in the map itself; its name is the path inside the package. */
const nameSource = (path: string) => (text: string) => {
  const map = JSON.parse(text) as { sources: readonly [string] };
  const up = '../'.repeat(path.split(/[/\\]/).length);
  const source = path.replace(basename(path), basename(map.sources[0]));
  return JSON.stringify({ ...map, sources: [`${up}src/${source}`] });
};

/** The compiler leaves `.ts` in declarations, which only new versions of it resolve. */
const importJs = (text: string): string =>
  text.replace(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2');

const finish = (folder: string): void => {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.js.map')) edit(join(folder, path), nameSource(path));
    else if (path.endsWith('.d.ts')) edit(join(folder, path), importJs);
};

export const compileLibraries = (): void => {
  rmSync(COMPILED, { recursive: true, force: true });
  run('Compiling the libraries', bin('tsc'), ['-p', 'tsconfig.packages.json']);
  for (const name of LIBRARIES) {
    const [compiled, dist] = [join(COMPILED, name, 'src'), join(ROOT, 'packages', name, 'dist')];
    finish(compiled);
    rmSync(dist, { recursive: true, force: true });
    renameSync(compiled, dist);
  }
  rmSync(COMPILED, { recursive: true });
};
