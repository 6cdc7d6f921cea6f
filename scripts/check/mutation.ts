/**
 * npm run mutation [-- rules|table [file...]]: makes small changes to the rules and the table and checks that a test notices each
 * of them. See docs/MUTATION.md.
 */
import { existsSync } from 'node:fs';
import { ROOT, fail, run } from '../install.mjs';
import { bin } from '../steps.ts';

const PACKAGES = ['rules', 'table'];

const [name, ...files] = process.argv.slice(2);
if (name !== undefined && !PACKAGES.includes(name))
  fail(`there is no mutation run for "${name}", only for ${PACKAGES.join(' and ')}`);

/** Files relative to the package's src, with lines or without: `clock.ts`, `trio/step.ts:20-40`. */
const mutated = files.map((file) => `packages/${name}/src/${file}`);
const unknown = mutated.find((path) => !existsSync(ROOT + path.replace(/:.*$/, '')));
if (unknown !== undefined) fail(`there is no file ${unknown}`);
const only = mutated.length === 0 ? [] : ['--mutate', mutated.join()];

for (const each of name === undefined ? PACKAGES : [name])
  run(`Mutants of packages/${each}`, bin('stryker'), ['run', ...only], {
    MUTATION_PACKAGE: each,
    MUTATION_PART: mutated.join(),
  });
