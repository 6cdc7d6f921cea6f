import { auditDice, parseHex } from '@abacow/dice';
import { legalNotation, makeRecord, parseRecord, type GameRecord, isUnreadable } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { checkDice } from './check.ts';
import { tableDice } from './dice.ts';
import { HOUSE } from './seats.ts';
import { recordOf } from './record.ts';
import { Bench, SECRET, cowpathOptions, trioOptions } from './tables.testing.ts';
import { seatToAct, gameAt } from './table.ts';

/** Plays with the table's own dice until the game is over, then reveals the secret. */
const played = (bench: Bench): GameRecord => {
  for (let step = 0; step < 400 && bench.table.phase === 'playing'; step++) {
    const { table } = bench;
    const legal = legalNotation(gameAt(table).position);
    const move = legal.find((text) => !text.startsWith('t') && text !== '-') ?? legal.at(-1)!;
    bench.do({ kind: 'play', seat: seatToAct(table)!, move }, { dice: tableDice(table, SECRET) });
  }
  if (bench.table.phase === 'playing') bench.do({ kind: 'give-up', seat: 0 });
  if (bench.table.phase === 'playing') bench.do({ kind: 'give-up', seat: 1 });
  bench.do({ kind: 'reveal', secret: SECRET }, { by: HOUSE });
  return recordOf(bench.table)!;
};

const GAMES: readonly (readonly [string, () => GameRecord])[] = [
  ['Cowpath', () => played(new Bench(cowpathOptions()))],
  ['Trio', () => played(new Bench(trioOptions({ opening: { kind: 'chosen', seat: 1 } })))],
];

describe.each(GAMES)('%s', (_, game) => {
  const record = game();

  test('an honest game passes throw by throw, also after it was written to a file and read back', () => {
    const again = parseRecord(makeRecord(record));
    if (isUnreadable(again)) throw new Error(again.reason);
    const check = checkDice(again);
    if (check.kind !== 'checked') throw new Error(check.kind);
    expect(check.honest).toBe(true);
    expect(check.throws.length).toBe(record.tokens.filter((token) => token.includes('=')).length);
    const { dice } = record;
    const throws = check.throws.map(({ dice: thrown }) => ({
      faces: thrown.map(({ word }) => word % check.sides),
      sides: check.sides,
    }));
    const setup = { secret: parseHex(SECRET)!, table: dice!.table, seeds: dice!.seeds };
    expect(auditDice(dice!.commitment, setup, throws)).toBeUndefined();
  });

  test('another seed, another table or another secret is detected', () => {
    const dice = record.dice!;
    const seeds = ['tulip', ...dice.seeds.slice(1)];
    expect(checkDice({ ...record, dice: { ...dice, seeds } })).toMatchObject({ honest: false });
    expect(checkDice({ ...record, dice: { ...dice, table: 'other' } })).toMatchObject({ honest: false });
    const secret = `${SECRET.slice(0, -1)}${SECRET.endsWith('0') ? '1' : '0'}`;
    expect(checkDice({ ...record, dice: { ...dice, secret } })).toMatchObject({ kind: 'wrong-secret' });
  });

  test('a missing commitment or secret is reported', () => {
    expect(checkDice({ ...record, dice: null })).toEqual({ kind: 'no-promise' });
    expect(checkDice({ ...record, dice: { ...record.dice!, secret: null } })).toEqual({
      kind: 'not-revealed',
    });
  });
});
