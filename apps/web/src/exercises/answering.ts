/** Stores an answer to an exercise. */
import type { RowStore } from '../storage/rowstore.ts';
import { type Day, type Progress, UNTRIED } from './progress.ts';
import { answered } from './spacing.ts';
import { ownRow, readRow, shippedRow } from './stored.ts';

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
