/** What a token did in Cowpath. The position alone has already moved on to the next turn. */
import { isUnreadable } from '@abacow/rules';
import * as cowpath from '@abacow/rules/cowpath';
import type { Announcement } from '../../../play/announcements.ts';

export type Earned = { readonly symbol: cowpath.Symbol; readonly quad: boolean; readonly squares: number };

const symbolsOf = (dice: number): cowpath.Symbol[] =>
  cowpath.unpackFaces(dice, cowpath.DICE).map((face) => cowpath.SYMBOLS[face]!);

/** The position with the thrown dice on the table, before an empty turn passes on by itself. */
export const landed = (before: cowpath.CowpathPosition, token: string): cowpath.CowpathPosition | null => {
  const actions = cowpath.parseToken(token);
  if (isUnreadable(actions)) return null;
  const [thrown, fall] = actions;
  if (thrown?.kind !== 'throw' || fall?.kind !== 'fall') return null;
  const faces = symbolsOf(before.attempt === 0 ? 0 : before.dice);
  const fell = cowpath.unpackFaces(fall.faces, fall.count).map((face) => cowpath.SYMBOLS[face]!);
  for (let die = 0; die < cowpath.DICE; die++) if ((thrown.dice >> die) & 1) faces[die] = fell.shift()!;
  const dice = cowpath.packFaces(faces.map((symbol) => cowpath.SYMBOLS.indexOf(symbol)));
  return { ...before, kind: 'decision', attempt: before.attempt + 1, dice, result: null };
};

/** What the dice on the table allow, squares counted; symbols without a square are left out. */
export const earnedBy = (position: cowpath.CowpathPosition): readonly Earned[] => {
  if (position.attempt === 0) return [];
  const free = cowpath.markableSquares(position);
  const quads = cowpath.quadSymbol(position.dice);
  return cowpath.SYMBOLS.flatMap((symbol, face) => {
    const squares = cowpath.count(cowpath.overlap(free, position.sheet.bearing[face]!));
    return squares === 0 ? [] : [{ symbol, quad: ((quads >> face) & 1) === 1, squares }];
  });
};

const cowpathThrow = (
  before: cowpath.CowpathPosition,
  token: string,
  after: cowpath.CowpathPosition,
): Announcement[] => {
  const lying = landed(before, token);
  if (lying === null) return [];
  const { seat, attempt } = lying;
  return [
    {
      kind: 'cowpath-thrown',
      seat,
      dice: symbolsOf(lying.dice),
      attempt,
      attemptsLeft: cowpath.ATTEMPTS - attempt,
      earned: earnedBy(lying),
      lost: after.attempt === 0,
    },
  ];
};

const newlyBlocked = (before: cowpath.CowpathPosition, after: cowpath.CowpathPosition): Announcement[] =>
  ([0, 1] as const)
    .filter((seat) => cowpath.isBlocked(after, seat) && !cowpath.isBlocked(before, seat))
    .map((seat) => ({ kind: 'cowpath-blocked', seat }));

const cowpathMark = (
  before: cowpath.CowpathPosition,
  square: string,
  after: cowpath.CowpathPosition,
): Announcement[] => {
  const symbol = cowpath.characterAt(before.sheet, cowpath.parseSquare(square)!) as cowpath.Symbol;
  const bonus = after.anchor !== cowpath.NO_ANCHOR;
  return [
    { kind: 'cowpath-marked', seat: before.seat, square, symbol, bonus },
    ...newlyBlocked(before, after),
  ];
};

export const cowpathPlayed = (
  before: cowpath.CowpathPosition,
  token: string,
  after: cowpath.CowpathPosition,
): Announcement[] => {
  if (token.includes('=')) return cowpathThrow(before, token, after);
  return token === '-' ? [{ kind: 'cowpath-passed', seat: before.seat }] : cowpathMark(before, token, after);
};

export type Lying = {
  readonly faces: readonly cowpath.Symbol[];
  /** The dice of the newest throw, from 0. */
  readonly fresh: readonly number[];
};

/** The dice as they lie after these tokens, whoever threw them; null before the first throw. */
export const lyingDice = (tokens: readonly string[]): Lying | null => {
  const from = tokens.findLastIndex((token) => token.startsWith('t12345='));
  if (from < 0) return null;
  let lying: Lying = { faces: [], fresh: [] };
  for (const token of tokens.slice(from)) {
    if (!token.includes('=')) continue;
    const [selection = '', fell = ''] = token.split('=');
    const fresh = [...selection.slice(1)].map((die) => Number(die) - 1);
    const faces = [...lying.faces];
    fresh.forEach((die, index) => (faces[die] = fell[index] as cowpath.Symbol));
    lying = { faces, fresh };
  }
  return lying;
};
