import { gameAt } from './table.ts';
import { gameOf, isUnreadable, legalNotation, playSteps, startGame } from '@abacow/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Steps, addStep, lastEffects, stepsOf, tokensIn, tokensOf } from './steps.ts';
import { Bench, cowpathOptions, person } from './tables.testing.ts';

const add = (steps: Steps | null, token: string): Steps => addStep(steps, { token, seat: 0, effects: [] });
const listed = (tokens: readonly string[]): Steps | null => tokens.reduce<Steps | null>(add, null);
const tableOf = (steps: Steps | null) => ({ game: { steps } });

test('tokens are returned in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tokens) => {
      expect(tokensOf(tableOf(listed(tokens)))).toEqual(tokens);
      expect(tokensIn(tableOf(listed(tokens)))).toBe(tokens.length);
    }),
  );
});

test('adding to a list does not change it', () => {
  const steps = listed(['t12345=1c35c']);
  const [left, right] = [add(steps, 'c1'), add(steps, '-')];
  expect(tokensOf(tableOf(left))).toEqual(['t12345=1c35c', 'c1']);
  expect(tokensOf(tableOf(right))).toEqual(['t12345=1c35c', '-']);
  expect(tokensOf(tableOf(steps))).toEqual(['t12345=1c35c']);
});

describe('the steps of a table', () => {
  /** The steps say what a replay of the game says. */
  const expectReplay = ({ table }: Bench): void => {
    const replayed = playSteps(startGame(gameAt(table).setup), tokensOf(table));
    if (isUnreadable(replayed)) throw new Error(replayed.reason);
    expect(stepsOf(table)).toMatchObject(
      replayed.map(({ token, before, effects }) => ({ token, seat: before.seat, effects })),
    );
  };
  const play = (bench: Bench, pick: (legal: readonly string[]) => string | undefined): Bench => {
    const position = gameAt(bench.table).position;
    const move = pick(legalNotation(position)) ?? '-';
    return bench.do({ kind: 'play', seat: position.seat, move });
  };
  const mark = (legal: readonly string[]) => legal.find((move) => !move.startsWith('t') && move !== '-');

  test('have the effects that a replay of the game has', () => {
    const bench = new Bench(cowpathOptions());
    expect([stepsOf(bench.table), lastEffects(bench.table)]).toEqual([[], []]);
    for (let turn = 0; turn < 12; turn++)
      play(
        play(bench, (legal) => legal[0]),
        mark,
      );
    expect(gameOf(bench.table.choice).name).toBe('cowpath');
    expectReplay(bench);
    expect(lastEffects(bench.table)).toBe(stepsOf(bench.table).at(-1)!.effects);
  });

  test('stay the same objects when one is added or taken back', () => {
    const alone = { seats: [person('Ada'), person('Ben', 'Ada')] };
    const bench = play(new Bench(cowpathOptions(alone)), (legal) => legal[0]);
    const before = stepsOf(bench.table);
    play(bench, mark);
    expect(stepsOf(bench.table)).toHaveLength(2);
    expect(stepsOf(bench.table)[0]).toBe(before[0]);
    bench.do({ kind: 'take-back', seat: 0 });
    expect(stepsOf(bench.table)).toEqual(before);
    expect(stepsOf(bench.table)[0]).toBe(before[0]);
    expectReplay(bench);
  });
});
