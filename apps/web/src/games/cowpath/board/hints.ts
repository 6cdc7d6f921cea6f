/** A hint in words, and the dice or square that it points at. */
import type { Symbol } from '@abacow/rules/cowpath';
import { t } from '../texts/index.ts';
import type { Hint } from '../../../table/computer/hint.ts';
import { isThrow } from '../../../table/words/hints.ts';
import { nameKept } from './naming.ts';

/** By die: whether the hint keeps it; null when the hint is not a throw. */
export const keptBy = (move: string): readonly boolean[] | null =>
  isThrow(move) ? [1, 2, 3, 4, 5].map((die) => !move.includes(`${die}`)) : null;

export const squareOf = (move: string): string | null => (/^[a-h][1-8]$/.test(move) ? move : null);

/** `dice`: as they are now; none before the first throw of a turn. */
export const describeCowpathHint = (hint: Hint, dice: readonly Symbol[]): string => {
  const { move } = hint;
  if (dice.length === 0) return t('hint.throwFirst');
  if (move === '-') return t('hint.pass');
  const kept = keptBy(move);
  if (kept === null) return t('hint.mark', { square: move });
  const faces = dice.filter((_, die) => kept[die]);
  return faces.length === 0 ? t('hint.throwAll') : t('hint.keep', { faces: nameKept(faces) });
};
