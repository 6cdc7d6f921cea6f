/** The computer players, as the commands use them. */
import type { Advice, Strength } from '@abacow/ai';
import type { GameName, Position } from '@abacow/rules';

export type { Advice };
export type Level = Strength;

/** Milliseconds since any fixed moment. */
export type Clock = () => number;

/** A number from 0 to 1, without 1. */
export type Random = () => number;

export interface Computer {
  /** The best decision found in this time; the position must wait for a decision. */
  advise(position: Position, milliseconds: number): Advice;
  play(position: Position, level: Level, random: Random): string;
  warmUp(): void;
}

/** Loads net and weights, once per game and only when needed. */
export const loadComputer = async (game: GameName): Promise<Computer> =>
  (await import('./open-computer.ts')).openShipped(game);
