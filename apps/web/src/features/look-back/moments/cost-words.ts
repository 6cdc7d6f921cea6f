/** Gains, losses and advice in words. */
import { type Step, betterOptions } from '@abacow/ai/analysis';
import type { Position } from '@abacow/rules';
import { SUM_ERROR, knownPoints } from '../../../table/analysis/chances.ts';
import { describeMove } from '../../../games/words/move-words.ts';
import { t } from '../../../table/analysis/texts/index.ts';

/** Nobody has more than 100 to win or to lose: a sum that is larger says only that it was much. */
const MOST_POINTS = 100;

/** The words say the direction; a negligible change gives an empty text. */
export const describeShift = (what: 'luckGave' | 'secondThoughts', equity: number, seats: number): string => {
  const count = knownPoints(equity, SUM_ERROR, seats);
  if (count === 0 || count > MOST_POINTS) return '';
  return t(`lookback.${what}.${equity > 0 ? 'up' : 'down'}`, { count });
};

export const describeCost = (equity: number, seats: number): string => {
  const count = knownPoints(equity, SUM_ERROR, seats);
  if (count === 0) return '';
  return count > MOST_POINTS ? t('lookback.skillCost.much') : t('lookback.skillCost', { count });
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
