/** Plays games in tests: from a text of tokens, or from decisions and scripted dice that must all be used. */
import { type ScriptedDice, scriptedFaces } from '@abacow/dice';
import type { CowpathPosition, CowpathView } from '../src/cowpath/index.ts';
import { cowpath, fallOf, parseMove, viewCowpath } from '../src/cowpath/index.ts';
import type { Position, RefusalCode, Setup } from '../src/index.ts';
import { isRefusal, isUnreadable, parseSetup, parseText, playText, startGame } from '../src/index.ts';
import type { TrioPosition, TrioSetup } from '../src/trio/index.ts';
import { parseMove as parseTrioMove, trio, fallOf as trioFallOf } from '../src/trio/index.ts';

export const must = <T extends object>(value: T): Exclude<T, { readonly kind: 'unreadable' }> => {
  if (isUnreadable(value)) throw new Error(value.reason);
  return value as Exclude<T, { readonly kind: 'unreadable' }>;
};

export const setupOf = (json: unknown): Setup => must(parseSetup(json));

const playOn = <P extends Position>(position: P, text: string): P =>
  must(playText(position, parseText(text))) as P;

export const cowpathOn = (sheet: string, text = '', first: 'x' | 'o' = 'x'): CowpathPosition =>
  playOn(startGame(setupOf({ game: 'cowpath', sheet, first })) as CowpathPosition, text);

export const DUEL: TrioSetup = {
  board: 'multiplication',
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
};

export const trioOf = (setup: Partial<TrioSetup>, text = ''): TrioPosition =>
  playOn(trio.start({ game: 'trio', ...DUEL, ...setup }), text);

/** The same, continued from a position. */
export const onward = playOn;

export const marksIn = (position: CowpathPosition): readonly string[] =>
  viewCowpath(position).legal.filter((move) => /^[a-h]/.test(move));

export const throwsIn = (legal: readonly string[]): readonly string[] =>
  legal.filter((move) => move.startsWith('t'));

export const cowpathView = (sheet: string, text: string, first: 'x' | 'o' = 'x'): CowpathView =>
  viewCowpath(cowpathOn(sheet, text, first));

/** Why a Cowpath decision is refused; null if it is legal. */
export const whyNot = (position: CowpathPosition, move: string): RefusalCode | null => {
  const stepped = cowpath.step(position, parseMove(move)!);
  return isRefusal(stepped) ? stepped.code : null;
};

export const whyNotTrio = (position: TrioPosition, move: string): RefusalCode | null => {
  const stepped = trio.step(position, parseTrioMove(move)!);
  return isRefusal(stepped) ? stepped.code : null;
};

const bits = (dice: number): number => [0, 1, 2, 3, 4].filter((die) => (dice >> die) & 1).length;

/** Plays decisions without outcomes; `dice` decide how the throws fall. */
export const decideCowpath = (
  from: CowpathPosition,
  decisions: string,
  dice: ScriptedDice,
): CowpathPosition => {
  let position = from;
  for (const decision of decisions.split(' ')) {
    const moved = cowpath.step(position, parseMove(decision)!);
    if (isRefusal(moved)) throw new Error(`${decision}: ${moved.code}`);
    position = moved;
    if (position.kind === 'throw')
      position = cowpath.play(position, fallOf(dice.throwDice(bits(position.thrown), 6)));
  }
  return position;
};

export const decideTrio = (from: TrioPosition, decisions: string, dice: ScriptedDice): TrioPosition => {
  let position = from;
  for (const decision of decisions.split(' ')) {
    const moved = trio.step(position, parseTrioMove(decision)!);
    if (isRefusal(moved)) throw new Error(`${decision}: ${moved.code}`);
    position = moved;
    if (position.kind === 'throw')
      position = trio.play(position, trioFallOf(dice.throwDice(bits(position.thrown), 10)));
  }
  return position;
};

export const cowDice = (...throws: readonly string[]): ScriptedDice => scriptedFaces('12345c', ...throws);
export const tenDice = (...throws: readonly string[]): ScriptedDice => scriptedFaces('0123456789', ...throws);
