/** The computer players as the commands know them. */
import type { Advice, Strength } from '@abacow/ai';
import type { GameName, Position } from '@abacow/rules';

export type { Advice };
export type Level = Strength;

/** Milliseconds from any beginning. */
export type Clock = () => number;

/** From 0 up to, not including, 1. */
export type Random = () => number;

export interface Computer {
  readonly levelNames: readonly string[];
  /** The best decision within the time; the position must wait for one. */
  advise(position: Position, milliseconds: number): Advice;
  play(position: Position, level: Level, random: Random): string;
  warmUp(): void;
}

/** Reads nets and weights: done once a game, when first asked, and not before. */
export const loadComputer = async (game: GameName): Promise<Computer> =>
  (await import('./shipped.ts')).openShipped(game);
