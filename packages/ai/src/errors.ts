/**
 * How far estimated worths are off, by kind of position. The numbers are measured by measure/errors.ts and measure/endgames.ts;
 * docs/STRENGTH.md has the tables they come from.
 */
import type { GameName, Position } from '@abacow/rules';
import { count, freeSquares } from '@abacow/rules/cowpath';

/** Root mean squares, in equity: of one stated worth, and of the difference between two of the same position. */
export type Errors = { readonly worth: number; readonly difference: number };

/** Cowpath by its free squares; Trio by its players, whether points count, and how many pawns are on the board. */
const MEASURED = {
  'cowpath to 11': { worth: 0.04, difference: 0.02 },
  'cowpath to 19': { worth: 0.055, difference: 0.04 },
  'cowpath to 29': { worth: 0.075, difference: 0.065 },
  'cowpath from 30': { worth: 0.03, difference: 0.02 },
  'trio 2 round opening': { worth: 0.015, difference: 0.016 },
  'trio 2 round': { worth: 0.02, difference: 0.02 },
  'trio more round': { worth: 0.045, difference: 0.025 },
  'trio points': { worth: 0.05, difference: 0.08 },
} as const satisfies Readonly<Record<string, Errors>>;

export type ErrorKind = keyof typeof MEASURED;

/** The analysis solves Cowpath with at most this many free squares. */
export const SOLVED_FREE = 8;

const EXACT: Errors = { worth: 0, difference: 0 };

/** What a look that was cut short adds (measure/cut-short.ts). */
const CUT_SHORT = 0.05;

/** With fewer pawns than this on the board a round has just begun. */
const OPENING_PAWNS = 4;

type Of<G extends GameName> = Extract<Position, { readonly game: G }>;

type GameErrors<G extends GameName> = {
  readonly kindOf: (position: Of<G>) => ErrorKind;
  /** Whether the analysis solves the position. */
  readonly isSolved: (position: Of<G>) => boolean;
};

const GAMES: { readonly [G in GameName]: GameErrors<G> } = {
  cowpath: {
    kindOf: (position) => {
      const free = count(freeSquares(position));
      if (free < 12) return 'cowpath to 11';
      if (free < 20) return 'cowpath to 19';
      return free < 30 ? 'cowpath to 29' : 'cowpath from 30';
    },
    isSolved: (position) => count(freeSquares(position)) <= SOLVED_FREE,
  },
  trio: {
    kindOf: ({ setup, pawns }) => {
      if (setup.level !== 'junior') return 'trio points';
      if (setup.players > 2) return 'trio more round';
      const placed = pawns.reduce((sum, own) => sum + own.length, 0);
      return placed < OPENING_PAWNS ? 'trio 2 round opening' : 'trio 2 round';
    },
    isSolved: () => false,
  },
};

const errorsIn = (position: Position): GameErrors<GameName> => GAMES[position.game] as GameErrors<GameName>;

export const errorKindOf = (position: Position): ErrorKind => errorsIn(position).kindOf(position);

/** `cut`: the look was cut short, so that some worths are guesses. */
export const errorsOf = (position: Position, cut: boolean): Errors => {
  const { worth, difference } = MEASURED[errorKindOf(position)];
  return cut
    ? { worth: Math.hypot(worth, CUT_SHORT), difference: Math.hypot(difference, CUT_SHORT) }
    : { worth, difference };
};

/** The errors of the analysis, which takes as long as it needs. */
export const analysisErrorsOf = (position: Position): Errors =>
  errorsIn(position).isSolved(position) ? EXACT : errorsOf(position, false);
