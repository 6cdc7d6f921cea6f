/** Games with a number of rounds instead of a target, and the best of several rounds. */
import { describe, expect, test } from 'vitest';
import { must, setupOf, trioOf } from '../../test/play.ts';
import { won } from '../../test/trio-text.ts';
import { playSteps, startGame } from '../index.ts';
import { PLAYERS, type TrioPosition, roundsToWin, trio, viewTrio } from './index.ts';

/** Nine points on the multiplication board for the player who is to throw. */
const NINE = (others: number): string => won(['1x2', '1x3', '1x4'], others);
/** The player to throw loses the turn, and the next one wins with nine points. */
const NEXT_NINE = (others: number): string => `t12=00 ${NINE(others)}`;

describe('a number of rounds', () => {
  test.each(['intermediate', 'expert'] as const)(
    '[TR-30] %s: after the last round the highest score wins, no matter who won that round',
    (level) => {
      const setup = { level, rounds: 3 } as const;
      const high = won(['9x7', '9x8', '9x9']);
      const two = trioOf(setup, `${high} t12=00 ${NINE(1)}`);
      expect(viewTrio(two)).toMatchObject({ result: null, round: 3, rounds: 3, scores: [225, 0] });
      const over = viewTrio(trioOf(setup, `${high} ${NINE(1)} ${NEXT_NINE(1)}`));
      expect(over).toMatchObject({
        result: 0,
        toMove: null,
        round: 3,
        rounds: 3,
        scores: [216, 18],
        legal: [],
      });
    },
  );

  test('[TR-30] no score ends the game before, not even one above the target', () => {
    const setup = { level: 'intermediate', rounds: 2, target: 1 } as const;
    expect(viewTrio(trioOf(setup, NINE(1)))).toMatchObject({ result: null, round: 2, scores: [9, 0] });
  });

  test('[TR-30] one round: its winner wins', () => {
    for (const level of ['junior', 'intermediate', 'expert'] as const)
      expect(viewTrio(trioOf({ level, rounds: 1 }, NINE(1)))).toMatchObject({ result: 0, round: 1 });
  });

  test('[TR-31] a shared highest score after the last round brings one more round, again and again', () => {
    const setup = { level: 'intermediate', rounds: 2 } as const;
    const shared = `${NINE(1)} ${NINE(1)}`;
    expect(viewTrio(trioOf(setup, shared))).toMatchObject({
      result: null,
      round: 3,
      scores: [9, 9],
      toMove: 0,
    });
    expect(viewTrio(trioOf(setup, `${shared} ${NINE(1)}`))).toMatchObject({ result: 0, scores: [18, 9] });
  });

  test('[TR-31] a player behind the leaders can win the extra round and with it the game', () => {
    const setup = { level: 'intermediate', rounds: 2, players: 3 } as const;
    const shared = `${NINE(2)} ${NINE(2)}`;
    expect(viewTrio(trioOf(setup, shared))).toMatchObject({ round: 3, scores: [9, 9, 0], toMove: 2 });
    const third = trioOf(setup, `${shared} ${won(['9x7', '9x8', '9x9'], 2)}`);
    expect(viewTrio(third)).toMatchObject({ result: 2, scores: [9, 9, 216] });
    const level = `${shared} ${NINE(2)}`;
    expect(viewTrio(trioOf(setup, level))).toMatchObject({ result: null, round: 4, scores: [9, 9, 9] });
  });

  test('[TR-31] expert: a lead that is lost in the last round counts no more', () => {
    const setup = { level: 'expert', rounds: 2 } as const;
    const second = 't12=14 1x4 t12=33 3x3 t12=00 t12=15 1x5 t12=00 t12=16 1x6';
    expect(viewTrio(trioOf(setup, `${NINE(1)} ${second}`))).toMatchObject({ result: 1, scores: [0, 15] });
  });
});

describe('the best of several rounds', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [99, 50],
  ])('[TR-32] the best of %i is won with %i rounds', (rounds, needed) => {
    expect(roundsToWin(rounds)).toBe(needed);
    const before = trioOf(
      { rounds },
      Array.from({ length: needed - 1 }, (_, n) => wonBySeat0(n, 1)).join(' '),
    );
    expect(viewTrio(before)).toMatchObject({ result: null, wins: [needed - 1, 0], scores: [0, 0] });
    const over = trioOf({ rounds }, Array.from({ length: needed }, (_, n) => wonBySeat0(n, 1)).join(' '));
    expect(viewTrio(over)).toMatchObject({
      result: 0,
      round: needed,
      rounds,
      wins: [needed, 0],
      scores: [0, 0],
    });
  });

  test.each(PLAYERS)('[TR-32] with %i players it goes on until one has won more than half', (players) => {
    const everybodyOnce = Array.from({ length: players }, () => NINE(players - 1)).join(' ');
    const once = viewTrio(trioOf({ players, rounds: 3 }, everybodyOnce));
    expect(once).toMatchObject({
      result: null,
      round: players + 1,
      wins: Array.from({ length: players }, () => 1),
    });
    expect(viewTrio(trioOf({ players, rounds: 3 }, `${everybodyOnce} ${NINE(players - 1)}`)).result).toBe(0);
  });

  test('[TR-32] a won round reports the rounds won, and without rounds nothing', () => {
    const setup = { game: 'trio', board: 'addition', players: 2, level: 'junior', first: 0 };
    const steps = (rounds: object) =>
      must(playSteps(startGame(setupOf({ ...setup, ...rounds })), NINE(1).split(' ')));
    const wonIn = (rounds: object) =>
      steps(rounds).flatMap(({ effects }) => effects.filter((effect) => effect.kind === 'round-won'));
    expect(wonIn({ rounds: 3 })).toMatchObject([
      {
        scores: [
          { before: 0, change: 1, after: 1, under: null },
          { before: 0, change: 0, after: 0, under: null },
        ],
      },
    ]);
    expect(wonIn({})).toMatchObject([{ scores: [] }]);
  });
});

/** Round `n` (from 0) of two players, won by seat 0. */
const wonBySeat0 = (n: number, others: number): string => (n % 2 === 0 ? NINE(others) : NEXT_NINE(others));

describe('naming the last round', () => {
  const { lastRound } = trio;
  const inRoundTwo = trioOf({ level: 'expert', rounds: 99 }, NINE(1));
  const named = (position: TrioPosition): TrioPosition =>
    lastRound!.position(position, lastRound!.setup({ game: 'trio', ...position.setup }, position));

  test('[TR-30] the round in progress becomes the last, and the tokens mean the same with that setup', () => {
    const last = named(inRoundTwo);
    expect(viewTrio(last)).toEqual({ ...viewTrio(inRoundTwo), rounds: 2 });
    expect(last).toEqual(trioOf({ level: 'expert', rounds: 2 }, NINE(1)));
  });

  test('[TR-30] a game with a target can be ended like that, too', () => {
    const last = named(trioOf({ level: 'intermediate', target: 50 }, NINE(1)));
    expect(last.setup).toMatchObject({ target: 50, rounds: 2 });
  });

  test('[TR-32] not at junior level', () => {
    const choice = { game: 'trio', board: 'addition', players: 2, target: 200 } as const;
    expect(lastRound!.fits({ ...choice, level: 'junior', rounds: 3 })).toBe(false);
    expect(lastRound!.fits({ ...choice, level: 'expert' })).toBe(true);
  });
});
