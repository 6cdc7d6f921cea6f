/** How much a hint matters. */
import { t } from './texts/index.ts';
import type { Hint } from '../computer/hint.ts';

const THRESHOLDS = [0.005, 0.03, 0.1] as const;

/** From 0 (hardly) to 3 (very much), by the equity lead of the best decision over the second best. */
export const howMuch = (margin: number): 0 | 1 | 2 | 3 => {
  const above = THRESHOLDS.filter((threshold) => margin >= threshold).length;
  return above as 0 | 1 | 2 | 3;
};

export const isThrow = (move: string): boolean => /^t\d+$/.test(move);

/** Where there is only one decision, nothing is better or worse. */
export const matters = (hint: Hint): string =>
  hint.options.length === 1 ? t('hint.only') : t(`hint.matters.${howMuch(hint.margin)}`);
