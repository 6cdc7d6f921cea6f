/**
 * What one evaluation says of one turn. Everything in a turn is valued from the same numbers, so that what a throw
 * brought and what a decision gave away can be told apart to the last digit.
 */
import type { Position } from '@abacow/rules';

/** By seat, as equity: 1 is a certain win, 0 an even share. */
export type Worth = readonly number[];

/** A decision as notation (a throw without its outcome), and its worth with best play from there on. */
export type Choice = { readonly move: string; readonly worth: Worth };

export interface Book {
  /** Every end of this turn is valued exactly. */
  readonly solved: boolean;
  /** Everything that can be decided at a position of this turn, decisions alike but for the names of dice once. */
  choices(position: Position, chosen: string): readonly Choice[];
  /** The turn after a throw that left nothing to decide; `next` is the position that followed. */
  lost(next: Position): Worth;
}

/** Opens the book of the turn that begins at the position. */
export type Appraise = (position: Position) => Book;

/** The chance to win; a tie counts half. */
export const chanceOf = (equity: number, seats: number): number => (equity * (seats - 1) + 1) / seats;

export const minus = (a: Worth, b: Worth): Worth => a.map((value, seat) => value - b[seat]!);
export const plus = (a: Worth, b: Worth): Worth => a.map((value, seat) => value + b[seat]!);
export const nothingFor = (seats: number): Worth => new Array<number>(seats).fill(0);
