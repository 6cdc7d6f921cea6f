/** What the calendar shows of each day. */
import type { Day } from '../../../device/day/day.ts';
import { type End, type Tries, type Try, triesOn } from '../../../device/day/tries.ts';

/** The try that counts, otherwise the best of practice; `open` if none has ended. */
export type DayMark = { readonly end: End | 'open'; readonly practice: boolean } | null;

const RANK: readonly (End | 'open')[] = ['won', 'tied', 'lost', 'open'];
const endOf = ({ result }: Try): End | 'open' => result?.end ?? 'open';

export const dayMark = (tries: Tries, day: Day, player: string | null): DayMark => {
  const own = triesOn(tries, day, player);
  const counted = own.find(({ counts }) => counts);
  if (counted !== undefined) return { end: endOf(counted), practice: false };
  const ends = own.map(endOf);
  const best = RANK.find((end) => ends.includes(end));
  return best === undefined ? null : { end: best, practice: true };
};
