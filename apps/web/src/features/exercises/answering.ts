/** Stores an answer to an exercise. */
import type { RowStore } from '../../base/storage/row-store.ts';
import { type Day, type Progress, UNTRIED } from '../../device/exercises/progress.ts';
import { answered } from '../../device/exercises/spacing.ts';
import { ownRow, readRow, shippedRow } from '../../device/exercises/stored.ts';

/** Updates the stored progress, because another window may have written it since. Returns the new progress. */
export const saveAnswer = async (
  rowStore: RowStore,
  id: string,
  right: boolean,
  today: Day,
  now: number,
): Promise<Progress> => {
  let progress = UNTRIED;
  await rowStore.change(id, (row) => {
    const there = row === undefined ? null : readRow(row);
    if (there?.kind === 'own') {
      progress = answered(there.progress, right, today);
      return ownRow({ ...there, progress });
    }
    progress = answered(there?.kind === 'shipped' ? there.progress : UNTRIED, right, today);
    return shippedRow(id, progress, now);
  });
  return progress;
};
