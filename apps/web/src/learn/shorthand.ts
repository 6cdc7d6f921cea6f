/**
 * Positions of the rule pages and first games, written short and played out by the rules: turns as squares alone, with
 * dice that allow them. What is not legal here is a bug, and throws.
 */
import { type Setup, isUnreadable, playText, startGame } from '@abacow/rules';
import { type CowpathPosition, characterAt, parseSheet, parseSquare } from '@abacow/rules/cowpath';
import type { TrioPosition, TrioSetup } from '@abacow/rules/trio';

export const checked = <T extends object>(value: T): Exclude<T, { readonly kind: 'unreadable' }> => {
  if (isUnreadable(value)) throw new Error(value.reason);
  return value as Exclude<T, { readonly kind: 'unreadable' }>;
};

export type CowpathSetupNamed = Extract<Setup, { game: 'cowpath' }>;
export type TrioSetupNamed = Extract<Setup, { game: 'trio' }>;

export const cowpathSetup = (sheet: string): CowpathSetupNamed => ({
  game: 'cowpath',
  sheet: checked(parseSheet(sheet)),
  first: 0,
});

export const trioSetup = (changes: Partial<TrioSetup> = {}): TrioSetupNamed => ({
  game: 'trio',
  board: 'multiplication',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
  ...changes,
});

/** Dice with which a square may be marked: three or four of its symbol and others that allow nothing. */
const facesFor = (symbol: string, alike: number): string => {
  const others = ['1', '2', '3', '4', '5'].filter((face) => face !== symbol);
  return symbol.repeat(alike) + others.slice(0, 5 - alike).join('');
};

/** `d2`: three alike and the mark; `d2!`: a quad; `-`: a pass. */
const cowpathTurn = ({ sheet }: CowpathSetupNamed, turn: string): readonly string[] => {
  if (turn === '-') return ['t12345=12345', '-'];
  const square = turn.replace('!', '');
  const symbol = characterAt(sheet, parseSquare(square)!);
  return [`t12345=${facesFor(symbol, turn.endsWith('!') ? 4 : 3)}`, square];
};

/** `4x5`: thrown and placed; `4x5>6x7`: moved; `0`: lost to a 0. */
const trioTurn = (turn: string): readonly string[] => {
  if (turn === '0') return ['t12=10'];
  const to = turn.split('>').at(-1)!;
  return [`t12=${to[0]}${to[2]}`, turn];
};

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** The tokens of some turns, and of a first throw after them when dice are given. */
export const cowpathTokens = (setup: CowpathSetupNamed, turns: string, dice = ''): readonly string[] => [
  ...words(turns).flatMap((turn) => cowpathTurn(setup, turn)),
  ...(dice === '' ? [] : [`t12345=${dice}`]),
];

export const trioTokens = (turns: string, dice = ''): readonly string[] => [
  ...words(turns).flatMap(trioTurn),
  ...(dice === '' ? [] : [`t12=${dice}`]),
];

export const cowpathAfter = (setup: CowpathSetupNamed, tokens: readonly string[]): CowpathPosition =>
  checked(playText(startGame(setup), tokens)) as CowpathPosition;

export const trioAfter = (setup: TrioSetupNamed, tokens: readonly string[]): TrioPosition =>
  checked(playText(startGame(setup), tokens)) as TrioPosition;
