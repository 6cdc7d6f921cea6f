import { seededDice } from '@abacow/dice';
import fc from 'fast-check';
import { type Position, type Setup, legalNotation, playToken, startGame } from '../src/index.ts';
import { BOARDS, LEVELS, PLAYERS } from '../src/trio/index.ts';
import { must, setupOf } from './play.ts';
import { randomSheet } from './random-sheet.ts';

export type RandomGame = {
  readonly setup: Setup;
  readonly tokens: readonly string[];
  readonly last: Position;
};

const FACES = { cowpath: '12345c', trio: '0123456789' } as const;

/** A game of `setup` with random decisions and throws, up to `length` tokens. */
export const randomGame = (setup: Setup, seed: number | string, length: number): RandomGame => {
  const dice = seededDice(seed);
  const tokens: string[] = [];
  let last = startGame(setup);
  while (last.kind !== 'over' && tokens.length < length) {
    const legal = legalNotation(last);
    const marks = legal.filter((move) => !move.startsWith('t') && move !== '-');
    const open = marks.length > 0 && dice.below(3) > 0 ? marks : legal;
    const move = open[dice.below(open.length)]!;
    const faces = FACES[setup.game];
    const thrown = Array.from(move.slice(1), () => faces[dice.below(faces.length)]!).join('');
    const token = move.startsWith('t') ? `${move}=${thrown}` : move;
    last = must(playToken(last, token)).position;
    tokens.push(token);
  }
  return { setup, tokens, last };
};

/** Random setups of both games: all sizes, boards, levels and numbers of players. */
export const anySetup: fc.Arbitrary<Setup> = fc.oneof(
  fc
    .record({ seed: fc.integer(), first: fc.constantFrom('x', 'o') })
    .map(({ seed, first }) => setupOf({ game: 'cowpath', sheet: randomSheet(seededDice(seed)), first })),
  fc
    .record({
      board: fc.constantFrom(...BOARDS),
      players: fc.constantFrom(...PLAYERS),
      level: fc.constantFrom(...LEVELS),
      target: fc.integer({ min: 1, max: 500 }),
      first: fc.nat(3),
    })
    .map((trio) => setupOf({ game: 'trio', ...trio, first: trio.first % trio.players })),
);

export const anyGame: fc.Arbitrary<RandomGame> = fc
  .record({ setup: anySetup, seed: fc.integer(), length: fc.nat(250) })
  .map(({ setup, seed, length }) => randomGame(setup, seed, length));
