/** What falls over the page when a person has won: much after a game, less after a lesson or a race, little after a round. */
import { need } from '@abacow/rules/need';

export const KINDS = ['flower', 'bell', 'die'] as const;

export type Piece = {
  readonly kind: (typeof KINDS)[number];
  /** Where it falls, in percent of the width. */
  readonly left: number;
  readonly delayMs: number;
  readonly fallMs: number;
  /** Degrees, while it falls. */
  readonly turn: number;
  /** Pixels. */
  readonly size: number;
};

/** How many pieces fall, and how many hang in the garland. */
export const PARTIES = {
  game: { falling: 27, garland: 7 },
  lesson: { falling: 18, garland: 7 },
  race: { falling: 14, garland: 5 },
  round: { falling: 8, garland: 3 },
} as const;
export type Party = keyof typeof PARTIES;

/** The golden ratio spreads any number of pieces evenly without a pattern. */
const GOLDEN = 0.618034;
/** Delay and fall together end before the celebration does. */
export const CELEBRATION_MS = 2800;
const MAX_DELAY_MS = 700;
const MIN_FALL_MS = 1500;
const MORE_FALL_MS = 500;

const spread = (index: number, salt: number): number => (index * GOLDEN * (salt + 1) + salt * 0.37) % 1;

/** The same every time. */
export const celebrationPieces = (count: number): readonly Piece[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: need(KINDS[index % KINDS.length]),
    left: spread(index, 0) * 96,
    delayMs: Math.round(spread(index, 1) * MAX_DELAY_MS),
    fallMs: Math.round(MIN_FALL_MS + spread(index, 2) * MORE_FALL_MS),
    turn: Math.round(spread(index, 3) * 720 - 360),
    size: Math.round(22 + spread(index, 4) * 18),
  }));
