/** The computer players as the commands know them: positions in, notation out. */
import type { GameName, Position } from '@abacow/rules';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

export type Option = { readonly move: string; readonly equity: number };

export type Advice = {
  readonly move: string;
  readonly equity: number;
  /** Best first. */
  readonly options: readonly Option[];
};

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

/** Reads nets and weights: done once a game, when first asked. */
export const loadComputer = async (game: GameName): Promise<Computer> =>
  game === 'cowpath'
    ? (await import('./cowpath.ts')).openCowpathComputer()
    : (await import('./trio.ts')).openTrioComputer();
