/** Fails when a file imports a package that its own package may not import. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { wrongImports } from './layers.ts';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'packages', 'apps'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|svelte|js|mjs)$/.test(file) && !file.startsWith('packages/ai/assembly/'))
  .filter((file) => existsSync(file));

const found = files.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')));
for (const { file, specifier, why } of found) console.error(`${file}: '${specifier}' ${why}`);
console.log(`${files.length} files checked, ${found.length} imports in the wrong direction`);
process.exit(found.length === 0 ? 0 : 1);
