import { expectTypeOf, test } from 'vitest';
import type { DiceSetup } from '../packages/dice/src/index.ts';

/** That no code which throws dice reads what a player knows is the rule `honest-dice` in .dependency-cruiser.mjs. */
test('verifiable dice follow from the secret, the table and the seeds alone', () => {
  expectTypeOf<keyof DiceSetup>().toEqualTypeOf<'secret' | 'table' | 'seeds'>();
});
