/** What the calendar shows of each day: whether it was played, never how it ended. */
import type { Day } from '../../../device/day/day.ts';
import { type Tries, triesOn } from '../../../device/day/tries.ts';

/** `practice`: only after the day was over. */
export type DayMark = 'played' | 'practice' | null;

export const dayMark = (tries: Tries, day: Day, player: string | null): DayMark => {
  const own = triesOn(tries, day, player);
  if (own.some(({ counts }) => counts)) return 'played';
  return own.length > 0 ? 'practice' : null;
};
