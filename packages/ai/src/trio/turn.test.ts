import { chance, seededDice } from '@abacow/dice';
import { type TrioPosition, type TrioSetup, legalMoves, playTrio, startTrio, trio } from '@abacow/rules/trio';
import { describe, expect, test } from 'vitest';
import { CELLS, GRID, ON_BOARD } from './grid.ts';
import { NEW_PAWN, placementOf } from './placement.ts';
import { following, tableOf } from './search.ts';
import { type TurnWorth, bestThrow, solveTurn } from './turn.ts';

const setup: TrioSetup = { board: 'multiplication', players: 3, level: 'junior', target: 200, first: 0 };

/** A position after some random turns of a round, before a throw. */
const wander = (seed: string, turns: number): TrioPosition => {
  const dice = seededDice(seed);
  const pick = (count: number) => dice.throwDice(1, count)[0]!;
  let position: TrioPosition = startTrio(setup);
  for (let turn = 0; turn < turns || position.placing || position.kind === 'throw'; turn++) {
    if (position.kind === 'over') position = startTrio(setup);
    const actions =
      position.kind === 'throw' ? trio.outcomes(position).map(({ fall }) => fall) : legalMoves(position);
    position = playTrio(position, actions[pick(actions.length)]!);
  }
  return position.kind === 'over' ? startTrio(setup) : position;
};

const randomWorth = (position: TrioPosition, seed: string): TurnWorth => {
  const dice = seededDice(seed);
  const seats = position.setup.players;
  const { pawns, mover } = tableOf(position);
  const worths = () => Float64Array.from({ length: CELLS * seats }, () => dice.throwDice(1, 1000)[0]! / 1000);
  const own = pawns[mover]!;
  const free = ON_BOARD.map((on, cell) => (on === 1 && !pawns.flat().includes(cell) ? 1 : 0));
  const lost = worths();
  for (let a = 0; a < GRID; a++)
    for (let b = 0; b < a; b++)
      for (let seat = 0; seat < seats; seat++)
        lost[(a * GRID + b) * seats + seat] = lost[(b * GRID + a) * seats + seat]!;
  const lifts = own.length < 4 ? [NEW_PAWN] : own;
  return { seats, mover, free, lost, lifts: lifts.map((from) => ({ from, worth: worths() })) };
};

/** The same by the rules alone: every throw, every fall with its odds, every placement. */
const byTheRules = (position: TrioPosition, turn: TurnWorth): number => {
  const landed = (after: TrioPosition): number => {
    if (!after.placing) return turn.lost[(after.first * GRID + after.second) * turn.seats + turn.mover]!;
    return Math.max(
      ...legalMoves(after).map((move) => {
        const { from, to } = placementOf(move)!;
        return turn.lifts.find((lift) => lift.from === from)!.worth[to * turn.seats + turn.mover]!;
      }),
    );
  };
  return Math.max(
    ...legalMoves(position).map((move) => {
      const thrown = playTrio(position, move);
      return trio
        .outcomes(thrown)
        .reduce((sum, { fall, odds }) => sum + landed(playTrio(thrown, fall)) * chance(odds), 0);
    }),
  );
};

describe('the exact turn', () => {
  test.each(Array.from({ length: 40 }, (_, index) => index))(
    'agrees with a sum over all outcomes by the rules, position %i',
    (index) => {
      const position = wander(`turn ${index}`, index * 3);
      const turn = randomWorth(position, `worth ${index}`);
      const best = bestThrow(solveTurn(turn), position.first, position.second);
      expect(best[turn.mover]).toBeCloseTo(byTheRules(position, turn), 10);
    },
  );

  test('after a placed double the same player moves again, otherwise the player to the left', () => {
    const table = { pawns: [[], [], []], mover: 2 };
    expect(following(table, { from: NEW_PAWN, to: 55 })).toEqual({ pawns: [[], [], [55]], mover: 2 });
    expect(following(table, { from: NEW_PAWN, to: 57 })).toEqual({ pawns: [[], [], [57]], mover: 0 });
    expect(following(table, null)).toEqual({ pawns: [[], [], []], mover: 0 });
  });

  test('a die showing 0 is never kept', () => {
    const turn = randomWorth(startTrio(setup), 'zero');
    const lost = turn.lost.map((worth, at) => (Math.floor(at / 3) < GRID ? 100 : worth));
    const solved = solveTurn({ ...turn, lost });
    expect(bestThrow(solved, 0, 0)).toBe(solved.both);
  });
});
