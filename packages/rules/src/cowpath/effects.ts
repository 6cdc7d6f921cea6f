/** What a step of Cowpath did. The next position does not show that: it is already past it. */
import type { GameOver, Thrown, TurnBegan } from '../kernel.ts';
import type { Square } from './bits.ts';
import type { Action, Fall, Throw } from './moves.ts';
import { makeFaces } from './notation.ts';
import { type CowpathPosition, type CowpathSeat, NO_ANCHOR, isBlocked, otherSeat } from './position.ts';
import { characterAt } from './sheet.ts';
import { facesAfter } from './step.ts';
import { DICE, type Symbol } from './symbols.ts';

export type CowpathEffect =
  | Thrown
  | {
      readonly kind: 'landed';
      readonly seat: CowpathSeat;
      /** How the thrown dice fell, lowest die first: `cc`. */
      readonly faces: string;
      /** All five dice as they are now: `1c35c`. */
      readonly all: string;
      /** From 1. */
      readonly attempt: number;
    }
  /** No square could be marked after the last attempt. */
  | { readonly kind: 'turn-lost'; readonly seat: CowpathSeat; readonly reason: 'no-square' }
  | {
      readonly kind: 'marked';
      readonly seat: CowpathSeat;
      readonly square: Square;
      readonly symbol: Symbol;
    }
  | { readonly kind: 'passed'; readonly seat: CowpathSeat }
  | { readonly kind: 'blocked'; readonly seat: CowpathSeat }
  /** The seat continues with a bonus turn beside the anchor. */
  | { readonly kind: 'bonus'; readonly seat: CowpathSeat; readonly anchor: Square }
  | TurnBegan
  | GameOver;

const thrown = ({ seat }: CowpathPosition, { dice }: Throw): CowpathEffect => ({
  kind: 'thrown',
  seat,
  dice: [1, 2, 3, 4, 5].filter((die) => ((dice >> (die - 1)) & 1) === 1),
});

const landed = (before: CowpathPosition, fall: Fall): CowpathEffect => ({
  kind: 'landed',
  seat: before.seat,
  faces: makeFaces(fall.faces, fall.count),
  all: makeFaces(facesAfter(before, fall), DICE),
  attempt: before.attempt + 1,
});

const marked = (before: CowpathPosition, square: Square): CowpathEffect => ({
  kind: 'marked',
  seat: before.seat,
  square,
  symbol: characterAt(before.sheet, square) as Symbol,
});

/** A mark can only block the other side. */
const blocking = (before: CowpathPosition, after: CowpathPosition): CowpathEffect[] => {
  const other = otherSeat(before.seat);
  return isBlocked(after, other) && !isBlocked(before, other) ? [{ kind: 'blocked', seat: other }] : [];
};

const following = (before: CowpathPosition, after: CowpathPosition): CowpathEffect => {
  if (after.kind === 'over') return { kind: 'game-over', result: after.result };
  return after.anchor !== NO_ANCHOR && after.seat === before.seat
    ? { kind: 'bonus', seat: after.seat, anchor: after.anchor }
    : { kind: 'turn', seat: after.seat };
};

export const effectsOf = (
  before: CowpathPosition,
  action: Action,
  after: CowpathPosition,
): readonly CowpathEffect[] => {
  const { seat } = before;
  switch (action.kind) {
    case 'throw':
      return [thrown(before, action)];
    case 'fall':
      return after.attempt > 0
        ? [landed(before, action)]
        : [
            landed(before, action),
            { kind: 'turn-lost', seat, reason: 'no-square' },
            { kind: 'turn', seat: after.seat },
          ];
    case 'mark':
      return [marked(before, action.square), ...blocking(before, after), following(before, after)];
    case 'pass':
      return [
        { kind: 'passed', seat },
        { kind: 'turn', seat: after.seat },
      ];
  }
};
