/** Why a move of Cowpath is better than another one: the first reason that is true of it and not of the other. */
import { isUnreadable, playToken } from '@abacow/rules';
import {
  type CowpathEffect,
  type CowpathPosition,
  type CowpathSeat,
  DICE,
  NO_JOIN,
  freeSquares,
  joinCost,
  marksOf,
  otherSeat,
  unpackFaces,
} from '@abacow/rules/cowpath';
import { keptIn } from '../../../base/ui/choice-marks.ts';

export type CowpathReason =
  | { readonly kind: 'wins' | 'blocks' | 'bonus' | 'hinders' | 'sure' | 'throwOn' | 'sameFaces' | 'more' }
  /** So many squares are missing afterwards. */
  | { readonly kind: 'shorter'; readonly missing: number };

type Mark = { readonly position: CowpathPosition; readonly effects: readonly CowpathEffect[] };

const isMark = (move: string): boolean => /^[a-h][1-8]$/.test(move);

const marked = (position: CowpathPosition, move: string): Mark | null => {
  if (!isMark(move)) return null;
  const played = playToken(position, move);
  return isUnreadable(played) ? null : (played as Mark);
};

const missing = (position: CowpathPosition, seat: CowpathSeat): number =>
  joinCost(position.sheet.starts[seat], marksOf(position, seat), freeSquares(position));

const has = (mark: Mark | null, kind: CowpathEffect['kind']): boolean =>
  mark?.effects.some((effect) => effect.kind === kind) ?? false;

const isWon = (mark: Mark): boolean => mark.position.kind === 'over' && mark.position.result.kind === 'win';

/** Compares paths with those after the other move; a move that is no mark leaves them as they are. */
const ofMark = (before: CowpathPosition, better: Mark, move: string): CowpathReason => {
  const played = marked(before, move);
  const [own, other] = [before.seat, otherSeat(before.seat)];
  const rival = played?.position ?? before;
  if (isWon(better)) return { kind: 'wins' };
  if (has(better, 'blocked') && !has(played, 'blocked')) return { kind: 'blocks' };
  if (has(better, 'bonus') && !has(played, 'bonus')) return { kind: 'bonus' };
  const left = missing(better.position, own);
  if (left < missing(rival, own) && left < NO_JOIN) return { kind: 'shorter', missing: left };
  if (missing(better.position, other) > missing(rival, other)) return { kind: 'hinders' };
  return { kind: keptIn(move, DICE) === null ? 'more' : 'sure' };
};

/** The size of the largest group of equal dice that a throw keeps. */
const largestGroup = (position: CowpathPosition, move: string): number => {
  const faces = unpackFaces(position.dice, DICE);
  const kept = faces.filter((_, die) => keptIn(move, DICE)?.[die]);
  return Math.max(0, ...kept.map((face) => kept.filter((other) => other === face).length));
};

export const whyBetter = (position: CowpathPosition, better: string, played: string): CowpathReason => {
  const mark = marked(position, better);
  if (mark !== null) return ofMark(position, mark, played);
  if (keptIn(better, DICE) === null) return { kind: 'more' };
  if (keptIn(played, DICE) === null) return { kind: 'throwOn' };
  return { kind: largestGroup(position, better) > largestGroup(position, played) ? 'sameFaces' : 'more' };
};
