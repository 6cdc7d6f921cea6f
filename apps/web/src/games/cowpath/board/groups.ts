/** Equal dice in words. */
import { type Face, SYMBOLS } from '@abacow/rules/cowpath';
import { need } from '@abacow/rules/need';
import { t } from '../texts/index.ts';

export const symbolOf = (face: Face): (typeof SYMBOLS)[number] => need(SYMBOLS[face]);

export const one = (face: Face): string => t(`cowpath.one.${symbolOf(face)}`);

const countOf = (faces: readonly Face[], face: Face): number =>
  faces.filter((lying) => lying === face).length;

/** "Three fives", "Two cows" */
export const group = (faces: readonly Face[], face: Face): string =>
  t('cowpath.group', {
    count: t(`cowpath.count.${countOf(faces, face) as 2 | 3 | 4 | 5}`),
    symbols: t(`cowpath.many.${symbolOf(face)}`),
  });

/** For the middle of a sentence. The words begin with a number, which is lower case in all our languages. */
export const inside = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
