import { t } from '../texts/index.ts';
import type { CowpathInput } from './input.svelte.ts';

/** Label of the main button for the player on turn. */
export const throwText = ({ attempt, attemptsLeft, thrown }: CowpathInput): string => {
  if (attempt === 0) return t('cowpath.throw');
  if (attemptsLeft === 0) return t('cowpath.throw.mark');
  return thrown.length === 0
    ? t('cowpath.throw.allKept')
    : t('cowpath.throw.again', { count: thrown.length });
};
