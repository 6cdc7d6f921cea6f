/** Tests that every game must pass, whatever its rules are. A new game passes them before it has tests of its own. */
import { type SeededDice, addOdds, seededDice } from '@abacow/dice';
import { describe, expect, test } from 'vitest';
import type { AnyFall, AnyMove, AnyPosition, AnySetup, Game } from '../src/kernel.ts';
import { isUnreadable } from '../src/kernel.ts';
import { isRefusal } from '../src/refusals.ts';

export type Subject<
  Setup extends AnySetup,
  Position extends AnyPosition,
  Move extends AnyMove,
  Fall extends AnyFall,
> = {
  readonly game: Game<Setup, Position, Move, Fall>;
  /** Setups to play: each game takes the next one, then the list starts again. */
  readonly setups: readonly Setup[];
  /** Every move and fall that can be written as notation, and some that cannot. */
  readonly imaginable: readonly (Move | Fall)[];
  /** Games with random decisions must end before this many decisions. */
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

/** Keys of actions, to compare sets of actions. */
const keyOf = (action: unknown): string => JSON.stringify(action);

export const gameContract = <
  Setup extends AnySetup,
  P extends AnyPosition,
  Move extends AnyMove,
  Fall extends AnyFall,
>(
  subject: Subject<Setup, P, Move, Fall>,
): void => {
  const { game, setups, imaginable, longest } = subject;

  const legalActions = (position: P): readonly (Move | Fall)[] =>
    position.kind === 'throw' ? game.outcomes(position).map(({ fall }) => fall) : game.legalMoves(position);

  const stepOrThrow = (position: P, action: Move | Fall): P => {
    const next = game.step(position, action);
    if (isRefusal(next)) throw new Error(`${keyOf(action)}: ${next.code}`);
    return next;
  };

  /** Plays random decisions and falls, all equally likely. Positions are frozen, so that changing one throws. */
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

  /** Some positions of every game, including the last. */
  const samples = (each: number): readonly P[] =>
    played.flatMap(({ positions }, index) => {
      const dice = seededDice(`samples ${index}`);
      return [
        ...Array.from({ length: each }, () => positions[dice.below(positions.length)]!),
        positions.at(-1)!,
      ];
    });

  describe(`${game.name} follows the contract of a game`, () => {
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

    test('step accepts exactly the legal moves, out of all possible ones', () => {
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

    test('a setup round-trips as JSON and has exactly its declared fields', () => {
      for (const setup of setups) {
        const json = game.makeSetup(setup);
        expect(game.parseSetup(JSON.parse(JSON.stringify(json)) as Record<string, unknown>)).toEqual(setup);
        const fields = Object.entries(game.fields).filter(([, { kind }]) => !kind.startsWith('optional-'));
        expect(Object.keys(json)).toEqual(
          expect.arrayContaining(['first', 'game', ...fields.map(([name]) => name)]),
        );
        const known = ['first', 'game', ...Object.keys(game.fields)];
        expect(Object.keys(json).filter((field) => !known.includes(field))).toEqual([]);
      }
    });

    test('every casual choice can be played, no matter who begins', () => {
      expect(game.casualChoices().length).toBeGreaterThan(0);
      for (const choice of game.casualChoices()) {
        const seats = Array.from({ length: game.seats(choice) }, (_, seat) => seat);
        for (const seat of seats) {
          const begun = game.parseSetup({ ...choice, first: game.writeSeat(seat) });
          if (isUnreadable(begun)) throw new Error(begun.reason);
          expect(game.start(begun).seat).toBe(seat);
          expect(game.seatsAt(game.start(begun))).toBe(seats.length);
        }
        expect(new Set(seats.map((seat) => game.seatName(seat))).size).toBe(seats.length);
      }
    });

    test('written moves are read back, and throws know how many dice they throw', () => {
      for (const position of samples(20))
        for (const move of game.legalMoves(position)) {
          expect(game.parseMove(game.makeMove(move))).toEqual(move);
          const next: AnyPosition = game.play(position, move);
          expect(game.diceThrown(move) > 0).toBe(next.kind === 'throw');
          if (next.kind !== 'throw') continue;
          const faces = Array.from({ length: game.diceThrown(move) }, () => game.dice.faces.length - 1);
          expect(game.outcomes(next as P).map(({ fall }) => fall)).toContainEqual(game.fallOf(faces));
        }
    });

    test('the view lists the legal moves, and every position can be drawn', () => {
      for (const position of samples(20)) {
        const moves = game.legalMoves(position).map((move) => game.makeMove(move));
        expect(game.view(position).legal).toEqual(moves.sort());
        expect(game.draw(position)).not.toBe('');
      }
    });

    test('effects report every throw, every change of turn and the end', () => {
      for (const { positions, actions } of played)
        for (const [index, action] of actions.entries()) {
          const before: AnyPosition = positions[index]!;
          const after: AnyPosition = positions[index + 1]!;
          const kinds = game.effects(before as P, action, after as P).map(({ kind }) => kind);
          expect(kinds.length).toBeGreaterThan(0);
          expect(kinds.includes('thrown')).toBe(after.kind === 'throw');
          expect(kinds.includes('landed')).toBe(before.kind === 'throw');
          expect(kinds.includes('game-over')).toBe(after.kind === 'over');
          if (after.kind !== 'over' && after.seat !== before.seat) expect(kinds).toContain('turn');
        }
    });

    test('no function changes a position', () => {
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
