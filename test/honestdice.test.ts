import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import type { DiceSetup } from '../packages/dice/src/index.ts';
import { importsOf, wrongImports } from '../scripts/layers.ts';

const ROOT = join(import.meta.dirname, '..');

/** Everything that throws dice for games: on a device, at a server's tables, and the dice for games on paper. */
const THROWS = ['packages/dice/src', 'packages/rules/src', 'packages/table/src', 'apps/web/src/table/cup'];

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => join(folder, file));

test('no code that throws dice reads what a player knows', () => {
  const files = THROWS.flatMap(sourcesIn);
  expect(files).toContain('packages/table/src/dice.ts');
  expect(files).toContain('apps/web/src/table/cup/fair-dice.ts');
  const reading = files.filter((file) =>
    importsOf(readFileSync(join(ROOT, file), 'utf8')).some((from) =>
      /learning|\/(facts|practice)\//.test(from),
    ),
  );
  expect(reading).toEqual([]);
});

test.each(['dice', 'rules', 'table'])('the package %s may not import what a player knows', (name) => {
  const found = wrongImports(`packages/${name}/src/a.ts`, "import { stateOf } from '@abacow/learning';");
  expect(found.map(({ why }) => why)).toEqual([`${name} may not import learning`]);
});

test('verifiable dice follow from the secret, the table and the seeds alone', () => {
  expectTypeOf<keyof DiceSetup>().toEqualTypeOf<'secret' | 'table' | 'seeds'>();
});
