/** On which days somebody played. Whether they won is nobody's business here. Pure. */
import { type Day, DAYS_IN_WEEK, addDays } from '../../device/day/day.ts';
import type { Tries } from '../../device/day/tries.ts';

/** Days on which their sheet was begun, and days with practice. */
export const daysPlayed = (
  { tries }: Tries,
  player: string | null,
  practised: readonly Day[] = [],
): ReadonlySet<Day> =>
  new Set([
    ...tries.filter((one) => one.counts && one.player === player).map(({ day }) => day),
    ...practised,
  ]);

/** Seven days, today last. */
export const lastDays = (today: Day): readonly Day[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(today, index + 1 - DAYS_IN_WEEK));
