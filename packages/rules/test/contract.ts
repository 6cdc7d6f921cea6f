/** What every game must keep, whatever its rules are. A new game passes this suite before it has tests of its own. */
import { type SeededDice, addOdds, seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import type { Game, Waiting } from '../src/kernel.ts';
import { isRefusal, isUnreadable } from '../src/kernel.ts';

export type Subject<Setup, Position extends Waiting, Move, Fall> = {
  readonly game: Game<Setup, Position, Move, Fall>;
  /** Setups to play, one a game, again and again. */
  readonly setups: readonly Setup[];
  /** Every move and every fall that can be written down, and some that cannot. */
  readonly imaginable: readonly (Move | Fall)[];
  /** No game of this many decisions should still go on when they are drawn evenly. */
  readonly longest: number;
};

type Played<Position, Action> = {
  readonly positions: readonly Position[];
  readonly actions: readonly Action[];
};

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
  return value;
};

/** Keys of actions, so that sets of them can be compared. */
const keyOf = (action: unknown): string => JSON.stringify(action);

export const gameContract = <Setup, P extends Waiting, Move, Fall>(
  subject: Subject<Setup, P, Move, Fall>,
): void => {
  const { game, setups, imaginable, longest } = subject;

  const legalActions = (position: P): readonly (Move | Fall)[] =>
    position.kind === 'throw' ? game.outcomes(position).map(({ fall }) => fall) : game.legalMoves(position);

  const stepOrThrow = (position: P, action: Move | Fall): P => {
    const next = game.step(position, action);
    if (isRefusal(next)) throw new Error(`${keyOf(action)}: ${next.code}`);
    return next as P;
  };

  /** Every decision and every fall drawn evenly. Positions are frozen, so that a change of one throws. */
  const playout = (setup: Setup, dice: SeededDice): Played<P, Move | Fall> => {
    let position = deepFreeze(game.start(setup));
    const [positions, actions]: [P[], (Move | Fall)[]] = [[position], []];
    while (position.kind !== 'over' && actions.length < longest) {
      const legal = legalActions(position);
      const action = legal[dice.below(legal.length)]!;
      position = deepFreeze(stepOrThrow(position, action));
      actions.push(action);
      positions.push(position);
    }
    return { positions, actions };
  };

  const played = setups.map((setup, index) => playout(setup, seededDice(`${game.name} ${index}`)));

  /** Some positions of every game, the last included. */
  const samples = (each: number): readonly P[] =>
    played.flatMap(({ positions }, index) => {
      const dice = seededDice(`samples ${index}`);
      return [
        ...Array.from({ length: each }, () => positions[dice.below(positions.length)]!),
        positions.at(-1)!,
      ];
    });

  describe(`${game.name} keeps the contract of a game`, () => {
    test('games end', () => {
      for (const { positions } of played) expect(positions.at(-1)!.kind).toBe('over');
    });

    test('a position waits for a decision, for dice, or is over', () => {
      for (const { positions } of played)
        for (const position of positions) {
          const open = [game.legalMoves(position).length > 0, game.outcomes(position).length > 0];
          expect(open).toEqual([position.kind === 'decision', position.kind === 'throw']);
        }
    });

    test('no move is listed twice', () => {
      for (const position of samples(20)) {
        const keys = legalActions(position).map(keyOf);
        expect(new Set(keys).size).toBe(keys.length);
      }
    });

    test('legal moves are exactly those that step accepts, of all imaginable ones', () => {
      for (const position of samples(2)) {
        const accepted = imaginable.filter((action) => !isRefusal(game.step(position, action)));
        expect(new Set(accepted.map(keyOf))).toEqual(new Set(legalActions(position).map(keyOf)));
      }
    });

    test('step and play agree', () => {
      for (const position of samples(3))
        for (const action of legalActions(position).slice(0, 150))
          expect(game.play(position, action)).toEqual(game.step(position, action));
    });

    test('the odds of all outcomes sum to exactly one', () => {
      const thrown = samples(40).filter(({ kind }) => kind === 'throw');
      expect(thrown.length).toBeGreaterThan(0);
      for (const position of thrown) {
        const { ways, outOf } = game
          .outcomes(position)
          .map(({ odds }) => odds)
          .reduce(addOdds);
        expect(ways).toBe(outOf);
      }
    });

    test('the same text gives the same position', () => {
      played.forEach(({ positions, actions }, index) => {
        let position = game.start(setups[index]!);
        for (const token of game.makeTokens(actions)) {
          const parsed = game.parseToken(token);
          if (isUnreadable(parsed)) throw new Error(parsed.reason);
          for (const action of parsed) position = stepOrThrow(position, action);
        }
        expect(position).toEqual(positions.at(-1));
      });
    });

    test('text round-trips', () => {
      for (const { actions } of played) {
        const parsed = game.makeTokens(actions).flatMap((token) => {
          const read = game.parseToken(token);
          if (isUnreadable(read)) throw new Error(read.reason);
          return read;
        });
        expect(parsed).toEqual(actions);
      }
    });

    test('a throw in the air has no token yet', () => {
      const { actions, positions } = played[0]!;
      const inTheAir = positions.findIndex(({ kind }) => kind === 'throw');
      const before = game.makeTokens(actions.slice(0, inTheAir - 1));
      expect(game.makeTokens(actions.slice(0, inTheAir))).toEqual(before);
      expect(game.makeTokens(actions.slice(0, inTheAir + 1))).toHaveLength(before.length + 1);
    });

    test('no position changes, whatever is asked of it', () => {
      for (const position of samples(2)) {
        const before = structuredClone(position);
        game.legalMoves(position);
        game.outcomes(position);
        for (const action of imaginable.slice(0, 300)) game.step(position, action);
        expect(position).toEqual(before);
      }
    });
  });
};
