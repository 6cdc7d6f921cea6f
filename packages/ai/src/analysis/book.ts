/**
 * One evaluation of one turn. All steps of a turn are valued from the same numbers, so that luck and cost can be
 * separated exactly.
 */
import { need } from '@abacow/rules/need';
import type { Position } from '@abacow/rules';

/** Equity by seat: 1 is a certain win, 0 an equal share. */
export type Worth = readonly number[];

/** A decision as notation (a throw without its outcome), and its worth with best play from there on. */
export type Choice = {
  readonly move: string;
  readonly worth: Worth;
  /** How far the worth may be off; 0 if it is exact. */
  readonly error: number;
};

export interface Book {
  /** Whether every end of this turn is valued exactly. */
  readonly solved: boolean;
  /** How far this turn's worths are off; 0 if it is solved. */
  readonly error: number;
  /** Choices that differ by less are equally good, as far as is known; 0 if it is solved. */
  readonly doubt: number;
  /** All decisions at a position of this turn. Throws that keep the same faces are listed once. */
  choices(position: Position, chosen: string): readonly Choice[];
  /** The worth after a throw that left nothing to decide; `next` is the position that followed. */
  lost(next: Position): Worth;
}

/** Makes the book of the turn that begins at the position. */
export type Appraise = (position: Position) => Book;

/** The chance to win; a tie counts half. */
export const chanceOf = (equity: number, seats: number): number => (equity * (seats - 1) + 1) / seats;

export const minus = (a: Worth, b: Worth): Worth => a.map((value, seat) => value - need(b[seat]));
export const plus = (a: Worth, b: Worth): Worth => a.map((value, seat) => value + need(b[seat]));
export const nothingFor = (seats: number): Worth => new Array<number>(seats).fill(0);
