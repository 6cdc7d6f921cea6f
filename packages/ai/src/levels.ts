/** The computer's levels. They are the same in the app, online and in the terminal. */
import { COMPUTER_LEVELS, type ComputerLevel } from '@abacow/rules';

export const STRENGTHS = COMPUTER_LEVELS;
export type Strength = ComputerLevel;

/** How long a level may think about a decision. The strengths in docs/STRENGTH.md were measured with this time. */
export const LEVEL_MS = 100;

export type Thinking = {
  readonly ms: number;
  /** A clock in milliseconds; its starting point does not matter. */
  readonly now: () => number;
};

/** The thinking time of a level, with the caller's clock. */
export const levelThinking = (now: () => number): Thinking => ({ ms: LEVEL_MS, now });
