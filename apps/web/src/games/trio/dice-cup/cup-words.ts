/** What a throw means, when the app does not know the board. */
import { t } from '../../../table/cup/texts/index.ts';

export type CupWords = { readonly text: string; readonly joy: boolean };

export const describeThrow = (faces: readonly [number, number] | null): CupWords => {
  if (faces === null) return { text: t('dice.trio.start'), joy: false };
  const [first, second] = faces;
  if (first === 0 || second === 0) return { text: t('dice.trio.zero'), joy: false };
  return first === second
    ? { text: t('dice.trio.double', { first }), joy: true }
    : { text: t('dice.trio.place', { first, second }), joy: false };
};
