/** In one sentence, why a move is better than another. */
import type { TrioPosition } from '@abacow/rules/trio';
import { t } from '../texts/index.ts';
import { whyBetter } from './reasons.ts';

export const reasonWords = (position: TrioPosition, better: string, other: string): string => {
  const reason = whyBetter(position, better, other);
  return reason.kind === 'threatens'
    ? t('trio.why.threatens', { count: reason.squares })
    : t(`trio.why.${reason.kind}`);
};
