/** Gains, losses and advice in words. */
import { type Step, betterOptions } from '@abacow/ai/analysis';
import type { Position } from '@abacow/rules';
import { pointsOf } from '../../../table/analysis/chances.ts';
import { describeMove } from '../../../games/words/move-words.ts';
import { t } from '../../../table/analysis/texts/index.ts';

/** The words say the direction; a negligible change gives an empty text. */
export const describeShift = (what: 'luckGave' | 'secondThoughts', equity: number, seats: number): string => {
  const count = pointsOf(equity, seats);
  return count === 0 ? '' : t(`lookback.${what}.${equity > 0 ? 'up' : 'down'}`, { count });
};

export const describeCost = (equity: number, seats: number): string => {
  const count = pointsOf(equity, seats);
  return count === 0 ? '' : t('lookback.skillCost', { count });
};

/** Better moves, the best first. Two dice with the same face give one piece of advice. */
export const describeBetter = (
  position: Position,
  { decision }: Pick<Step, 'decision'>,
  most: number,
): string => {
  const words = new Set(betterOptions(decision).map(({ move }) => describeMove(position, move)));
  words.delete(describeMove(position, decision.chosen));
  return [...words].slice(0, most).join(' · ');
};
