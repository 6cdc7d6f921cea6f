import { inside } from '../board/groups.ts';
import { t } from '../texts/index.ts';
import type { CowpathInput } from './input.svelte.ts';

/** "Throw the other two". `asks`: something could be marked instead. */
export const againText = (thrown: number, asks = false): string => {
  if (thrown === 0) return t('cowpath.throw.allKept');
  if (thrown === 5) return t(asks ? 'cowpath.throw.all.ask' : 'cowpath.throw.all');
  if (thrown === 1) return t('cowpath.throw.other');
  return t('cowpath.throw.others', { number: inside(t(`cowpath.count.${thrown as 2 | 3 | 4}`)) });
};

/** Label of the button below the dice, for the player on turn. */
export const throwText = ({ attempt, attemptsLeft, thrown, mayMark }: CowpathInput): string => {
  if (attempt === 0) return t('cowpath.throw');
  if (attemptsLeft === 0) return t('cowpath.throw.mark');
  return againText(thrown.length, mayMark);
};
