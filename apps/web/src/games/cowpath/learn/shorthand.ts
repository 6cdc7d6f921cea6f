/**
 * A shorthand for positions of the rule pages and the first game. Turns are written as squares only; the dice that
 * allow them are added, and the rules play them. An illegal turn is a bug and throws an error.
 */
import type { Setup } from '@abacow/rules';
import { type CowpathPosition, characterAt, parseSheet, parseSquare } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { checked, positionAfter, wordsIn } from '../../../table/lesson/shorthand.ts';

export type CowpathSetupNamed = Extract<Setup, { game: 'cowpath' }>;

export const cowpathSetup = (sheet: string): CowpathSetupNamed => ({
  game: 'cowpath',
  sheet: checked(parseSheet(sheet)),
  first: 0,
});

/** Dice that allow marking a square: three or four of its symbol, and others that allow nothing. */
const facesFor = (symbol: string, alike: number): string => {
  const others = ['1', '2', '3', '4', '5'].filter((face) => face !== symbol);
  return symbol.repeat(alike) + others.slice(0, 5 - alike).join('');
};

/** `d2`: three of a kind and the mark. `d2!`: a quad. `-`: a pass. */
const cowpathTurn = ({ sheet }: CowpathSetupNamed, turn: string): readonly string[] => {
  if (turn === '-') return ['t12345=12345', '-'];
  const square = turn.replace('!', '');
  const symbol = characterAt(sheet, need(parseSquare(square)));
  return [`t12345=${facesFor(symbol, turn.endsWith('!') ? 4 : 3)}`, square];
};

/** The tokens of some turns, plus a first throw when `dice` is given. */
export const cowpathTokens = (setup: CowpathSetupNamed, turns: string, dice = ''): readonly string[] => [
  ...wordsIn(turns).flatMap((turn) => cowpathTurn(setup, turn)),
  ...(dice === '' ? [] : [`t12345=${dice}`]),
];

export const cowpathAfter = (setup: CowpathSetupNamed, tokens: readonly string[]): CowpathPosition =>
  positionAfter(setup, tokens) as CowpathPosition;
