/** How much a hint matters. */
import { t } from './texts/index.ts';
import type { Hint } from '../computer/hint.ts';

const THRESHOLDS = [0.03, 0.1] as const;

/** From 1 (a little) to 3 (very much), by the equity lead of the best decision over the best one that is worse. */
export const howMuch = (margin: number): 1 | 2 | 3 => {
  const above = THRESHOLDS.filter((threshold) => margin >= threshold).length;
  return (1 + above) as 1 | 2 | 3;
};

export const isThrow = (move: string): boolean => /^t\d+$/.test(move);

/** Two throws that keep the same faces are described alike, and count as one. */
const othersOf = (hint: Hint, describe: (hint: Hint) => string): readonly string[] => {
  const best = describe(hint);
  const words = new Set(hint.equals.map((move) => describe({ ...hint, move })));
  return [...words].filter((other) => other !== best);
};

/** Where there is only one decision, nothing is better or worse. Where the computer cannot tell, it says so. */
export const matters = (hint: Hint, describe: (hint: Hint) => string): string => {
  if (hint.options.length === 1) return t('hint.only');
  const [other, ...more] = othersOf(hint, describe);
  const lead =
    other === undefined
      ? t(hint.margin === 0 ? 'hint.same' : `hint.matters.${howMuch(hint.margin)}`)
      : more.length > 0
        ? t('hint.several')
        : t('hint.both', { other });
  return hint.hurried && hint.error > 0 ? `${lead} ${t('hint.hurried')}` : lead;
};
