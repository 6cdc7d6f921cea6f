/** How many exercises come back today, without reading the exercises themselves: the start page shows only the number. */
import type { RowStore } from '../storage/rowstore.ts';
import { type Day, type Progress, isDue } from './spacing.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isProgress = (value: unknown): value is Progress => {
  if (!isObject(value)) return false;
  const { solved, last } = value;
  return Number.isInteger(solved) && (last === null || Number.isInteger(last));
};

const ROW_VERSION = 1;

const isDueRow = (row: unknown, today: Day): boolean =>
  isObject(row) &&
  row['version'] === ROW_VERSION &&
  (row['kind'] === 'own' || row['kind'] === 'shipped') &&
  isProgress(row['progress']) &&
  isDue(row['progress'], today);

/** Own mistakes, and shipped exercises that were tried before. New ones have no due day. */
export const countDue = async (rowStore: RowStore, today: Day): Promise<number> =>
  (await rowStore.all('unfinished')).filter((row) => isDueRow(row, today)).length;
