/** How many exercises come back today, without reading the exercises themselves: the start page shows only the number. */
import type { RowStore } from '../../base/storage/row-store.ts';
import { type Day, ROW_VERSIONS, isDue, readProgress } from './progress.ts';

const isDueRow = (row: unknown, today: Day): boolean => {
  if (typeof row !== 'object' || row === null) return false;
  const { version, kind, progress } = row as Readonly<Record<string, unknown>>;
  const known = ROW_VERSIONS.find((one) => one === version);
  if (known === undefined || (kind !== 'own' && kind !== 'shipped')) return false;
  const read = readProgress(progress, known);
  return read !== null && isDue(read, today);
};

/** Own mistakes, and shipped exercises that were tried before. New ones have no due day. */
export const countDue = async (rowStore: RowStore, today: Day): Promise<number> =>
  (await rowStore.all('unfinished')).filter((row) => isDueRow(row, today)).length;
