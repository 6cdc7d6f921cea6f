/** In one sentence, why a move is better than another. */
import type { CowpathPosition } from '@abacow/rules/cowpath';
import { t } from '../texts/index.ts';
import { whyBetter } from './reasons.ts';

export const reasonWords = (position: CowpathPosition, better: string, other: string): string => {
  const reason = whyBetter(position, better, other);
  return reason.kind === 'shorter'
    ? t('cowpath.why.shorter', { count: reason.missing })
    : t(`cowpath.why.${reason.kind}`);
};
