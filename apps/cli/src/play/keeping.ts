/** `keep 24` and `keep c`: which dice stay, and which are thrown. */
import type { Position } from '@abacow/rules';
import { type CowpathPosition, DICE, SYMBOLS, faceOf } from '@abacow/rules/cowpath';
import { NO_DICE } from '@abacow/rules/trio';

/** A throw without outcome, why nothing can be kept like that, or null where it is about something else. */
export type Keeping = { readonly move: string } | { readonly refused: string } | null;

export const diceOf = ({ game }: Position): number => (game === 'cowpath' ? DICE : 2);

/** Places of dice as they were typed, ascending, each once. */
export const placesIn = (typed: string): string =>
  [...new Set(typed.replaceAll(/[\s,]/g, ''))].sort().join('');

export const othersThan = (kept: string, dice: number): string =>
  Array.from({ length: dice }, (_, die) => String(die + 1))
    .filter((die) => !kept.includes(die))
    .join('');

const COW = SYMBOLS.indexOf('c');

const cowsIn = ({ dice }: CowpathPosition): string =>
  Array.from({ length: DICE }, (_, die) => die)
    .filter((die) => faceOf(dice, die) === COW)
    .map((die) => String(die + 1))
    .join('');

const hasThrown = (position: Position): boolean =>
  position.game === 'cowpath' ? position.attempt > 0 : position.first !== NO_DICE;

const refused = (reason: string): Keeping => ({ refused: reason });

const WHICH = {
  cowpath: { one: 'which dice to keep', places: '1 to 5', asked: '1 to 5, or c for the cows' },
  trio: { one: 'which die to keep', places: '1 or 2', asked: '1 or 2' },
} as const;

const keepsZero = (position: Position, kept: string): boolean =>
  position.game === 'trio' && (kept === '1' ? position.first : position.second) === 0;

const keepPlaces = (position: Position, kept: string): Keeping => {
  const dice = diceOf(position);
  if (kept.length < dice && keepsZero(position, kept)) return refused('a 0 cannot be kept');
  return kept.length === dice
    ? refused('that keeps all dice and throws none')
    : { move: `t${othersThan(kept, dice)}` };
};

const keepNumbers = (position: Position, typed: string): Keeping => {
  const kept = placesIn(typed);
  const unknown = [...kept].find((die) => Number(die) < 1 || Number(die) > diceOf(position));
  const { one, places } = WHICH[position.game];
  return unknown === undefined
    ? keepPlaces(position, kept)
    : refused(`there is no die ${unknown}: say ${one}, ${places}`);
};

/** What follows on the word `keep`. Numbers are places of dice, as in the notation; never what they show. */
export const keepIn = (position: Position, typed: string): Keeping => {
  const cows = position.game === 'cowpath' && /^(c|cows?)$/.test(typed);
  const { one, asked } = WHICH[position.game];
  if (typed === '') return refused(`say ${one}: ${asked}`);
  if (!cows && !/^[\d\s,]+$/.test(typed)) return null;
  if (!hasThrown(position)) return refused('no dice are on the table yet');
  if (!cows) return keepNumbers(position, typed);
  const kept = cowsIn(position);
  return kept === '' ? refused('no die shows a cow') : keepPlaces(position, kept);
};
