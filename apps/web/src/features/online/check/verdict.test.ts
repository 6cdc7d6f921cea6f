import { expect, test } from 'vitest';
import { type CheckedDice, verdictOf } from './verdict.ts';

const thrown = (honest: boolean): CheckedDice['throws'][number] => ({
  number: 1,
  seat: 0,
  token: 't12=11',
  dice: [],
  honest,
});
const FAIR: CheckedDice = {
  kind: 'checked',
  honest: true,
  scheme: 2,
  seeds: ['committed', 'committed'],
  opening: { kind: 'chosen' },
  sides: 10,
  throws: [thrown(true)],
};
const COIN = { kind: 'coin', honest: false, word: 1, expected: 1, recorded: 0 } as const;

test.each([
  ['a fair game', FAIR, 'same', true, 'check.honest'],
  ['a fair game of others', FAIR, 'not-there', true, 'check.honest'],
  ['a game without throws', { ...FAIR, throws: [] }, 'same', true, 'check.nothing'],
  ['a wrong throw', { ...FAIR, honest: false, throws: [thrown(false)] }, 'same', false, 'check.dishonest'],
  ['a wrong coin', { ...FAIR, honest: false, opening: COIN }, 'same', false, 'check.wrong.opening'],
  ['a wrong seed', { ...FAIR, honest: false }, 'same', false, 'check.wrong.seeds'],
  ['another commitment', FAIR, 'commitment-differs', false, 'check.witness.commitment-differs'],
  ['another seed', FAIR, 'seed-differs', false, 'check.witness.seed-differs'],
  ['other commitments', FAIR, 'others-differ', false, 'check.witness.others-differ'],
] as const)('%s', (_, check, witness, ok, key) => {
  expect(verdictOf(check, witness)).toMatchObject({ ok, key });
});
