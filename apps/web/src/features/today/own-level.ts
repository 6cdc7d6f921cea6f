/**
 * The opponent of a player's own strength, from their results against one computer on this device. It is an Elo rating in
 * levels: one level more wins about seven games of ten (docs/STRENGTH.md measures 61 to 74 %), so the expected score is the
 * logistic function of the difference. Everybody begins at the level of a first game; two wins or two defeats in a row
 * against an equal opponent move it by one level. Wins against much weaker opponents move it hardly at all. Pure.
 */
import type { ComputerLevel } from '@abacow/rules';
import { COMPUTER_LEVELS } from '@abacow/table';
import type { Duel } from '../../table/opponents/suggestion.ts';

export const FIRST_LEVEL: ComputerLevel = 2;
/** How far one game moves the rating at most. */
const STEP = 0.6;
/** Older games say little about today. */
const LAST_GAMES = 20;

const expected = (difference: number): number => 1 / (1 + Math.exp(-difference));

const clamped = (rating: number): number =>
  Math.min(Math.max(rating, COMPUTER_LEVELS[0]), COMPUTER_LEVELS[COMPUTER_LEVELS.length - 1] ?? rating);

/** `duels` of one game and one player, newest first. */
export const ownLevel = (duels: readonly Duel[]): ComputerLevel => {
  const decided = duels.filter(({ result }) => result !== 'neither').slice(0, LAST_GAMES);
  const rating = decided.reduceRight<number>(
    (before, { level, result }) =>
      clamped(before + STEP * ((result === 'won' ? 1 : 0) - expected(before - level))),
    FIRST_LEVEL,
  );
  return COMPUTER_LEVELS.find((level) => level === Math.round(rating)) ?? FIRST_LEVEL;
};
