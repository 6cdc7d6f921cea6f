/** How many exercises come back today, without reading the exercises themselves: the start page shows only the number. */
import type { RowStore } from '../../base/storage/row-store.ts';
import { fieldsOf } from '../../base/storage/notes.ts';
import { type Day, ROW_VERSION, isDue, readProgress } from './progress.ts';

const isDueRow = (row: unknown, today: Day): boolean => {
  const { version, kind, progress } = fieldsOf(row);
  if (version !== ROW_VERSION || (kind !== 'own' && kind !== 'shipped')) return false;
  const read = readProgress(progress);
  return read !== null && isDue(read, today);
};

/** Own mistakes, and shipped exercises that were tried before. New ones have no due day. */
export const countDue = async (rowStore: RowStore, today: Day): Promise<number> =>
  (await rowStore.all('unfinished')).filter((row) => isDueRow(row, today)).length;
