/** One thing to try after a lost game of Cowpath. */
import type { CowpathEffect, CowpathSeat } from '@abacow/rules/cowpath';
import type { Step } from '@abacow/table';

export const TIPS = ['blocked', 'cows', 'nothing', 'fourth', 'look-back'] as const;
export type CowpathTip = (typeof TIPS)[number];

/** With fewer marks or turns than these, a share says nothing. */
const MIN_MARKS = 4;
const MIN_LOST_TURNS = 3;

const isOf =
  <K extends CowpathEffect['kind']>(kind: K, seat: CowpathSeat) =>
  (effect: CowpathEffect): effect is Extract<CowpathEffect, { kind: K }> =>
    effect.kind === kind && 'seat' in effect && effect.seat === seat;

const tipFrom = (effects: readonly CowpathEffect[], seat: CowpathSeat): CowpathTip => {
  const other: CowpathSeat = seat === 0 ? 1 : 0;
  const marks = effects.filter(isOf('marked', seat));
  const cows = marks.filter(({ symbol }) => symbol === 'c');
  const lost = effects.filter(isOf('turn-lost', seat));
  const bonuses = (who: CowpathSeat): number => effects.filter(isOf('bonus', who)).length;
  if (effects.some(isOf('blocked', seat))) return 'blocked';
  if (marks.length >= MIN_MARKS && cows.length * 4 < marks.length) return 'cows';
  if (lost.length >= MIN_LOST_TURNS && lost.length * 2 >= marks.length) return 'nothing';
  return bonuses(other) > bonuses(seat) ? 'fourth' : 'look-back';
};

/** From what happened in the game; `seat` lost it. */
export const cowpathTip = (steps: readonly Pick<Step, 'effects'>[], seat: number): CowpathTip =>
  tipFrom(steps.flatMap(({ effects }) => effects) as readonly CowpathEffect[], seat === 0 ? 0 : 1);
