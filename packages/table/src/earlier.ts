/** Earlier players of a seat, for the record. */
import type { EarlierPlayer } from '@abacow/rules';
import type { Handover } from './handover.ts';
import { playerAt } from './seats.ts';

/** Leaves out players who had a seat but played nothing there. */
export const earlierOf = (handovers: readonly Handover[]): readonly EarlierPlayer[] => {
  const earlier: EarlierPlayer[] = [];
  for (const { seat, before, tokens: until } of handovers) {
    const from = earlier.findLast((one) => one.seat === seat)?.until ?? 0;
    if (before.kind !== 'open' && until > from) earlier.push({ seat, until, player: playerAt(before) });
  }
  return earlier;
};
