/**
 * A shorthand for positions of the rule pages and the first game. Turns are written as squares only; the dice that
 * allow them are added, and the rules play them. An illegal turn is a bug and throws an error.
 */
import type { Setup } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { TrioPosition, TrioSetup } from '@abacow/rules/trio';
import { positionAfter, wordsIn } from '../../../table/lesson/shorthand.ts';

export type TrioSetupNamed = Extract<Setup, { game: 'trio' }>;

export const trioSetup = (changes: Partial<TrioSetup> = {}): TrioSetupNamed => ({
  game: 'trio',
  board: 'multiplication',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
  ...changes,
});

/** `4x5`: thrown and placed. `4x5>6x7`: moved. `0`: lost to a 0. */
const trioTurn = (turn: string): readonly string[] => {
  if (turn === '0') return ['t12=10'];
  const to = need(turn.split('>').at(-1));
  return [`t12=${to[0]}${to[2]}`, turn];
};

/** The tokens of some turns, plus a first throw when `dice` is given. */
export const trioTokens = (turns: string, dice = ''): readonly string[] => [
  ...wordsIn(turns).flatMap(trioTurn),
  ...(dice === '' ? [] : [`t12=${dice}`]),
];

export const trioAfter = (setup: TrioSetupNamed, tokens: readonly string[]): TrioPosition =>
  positionAfter(setup, tokens) as TrioPosition;
