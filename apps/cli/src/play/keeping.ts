/** Parses `keep 24` and `keep c` into the throw of the other dice. */
import { type Position, gameOf } from '@abacow/rules';
import type { KeepWords } from '../games/game.ts';

/** A throw without its fall, or why these dice cannot be kept; null if the input is not about keeping. */
export type Keeping = { readonly move: string } | { readonly refused: string } | null;

export const diceOf = (position: Position): number => gameOf(position).dice.count;

/** The typed places of dice, ascending, each once. */
export const placesIn = (typed: string): string =>
  [...new Set(typed.replaceAll(/[\s,]/g, ''))].sort().join('');

export const othersThan = (kept: string, dice: number): string =>
  Array.from({ length: dice }, (_, die) => String(die + 1))
    .filter((die) => !kept.includes(die))
    .join('');

const refused = (reason: string): Keeping => ({ refused: reason });

const keepPlaces = (words: KeepWords, position: Position, kept: string): Keeping => {
  const dice = diceOf(position);
  if (kept.length === dice) return refused('that keeps all dice and throws none');
  const wrong = words.whyNot(position, kept);
  return wrong === null ? { move: `t${othersThan(kept, dice)}` } : refused(wrong);
};

const keepNumbers = (words: KeepWords, position: Position, typed: string): Keeping => {
  const kept = placesIn(typed);
  const unknown = [...kept].find((die) => Number(die) < 1 || Number(die) > diceOf(position));
  return unknown === undefined
    ? keepPlaces(words, position, kept)
    : refused(`there is no die ${unknown}: say ${words.which}, ${words.places}`);
};

/** `typed` is the text after `keep`. Numbers are places of dice, as in the notation, not faces. */
export const keepIn = (words: KeepWords, position: Position, typed: string): Keeping => {
  if (typed === '') return refused(`say ${words.which}: ${words.asked}`);
  const named = words.named(position, typed);
  if (named === null && !/^[\d\s,]+$/.test(typed)) return null;
  if (gameOf(position).diceShown(position).length === 0) return refused('no dice are on the table yet');
  if (named === null) return keepNumbers(words, position, typed);
  return typeof named === 'string' ? refused(named) : keepPlaces(words, position, named.join(''));
};
