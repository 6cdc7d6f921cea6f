/** Exercises have their own database, separate from the games. */
import { openRowStore } from '../../base/storage/indexed-db.ts';
import type { RowStore } from '../../base/storage/row-store.ts';

let rowStore: Promise<RowStore> | null = null;

export const exerciseRowStore = (): Promise<RowStore> => (rowStore ??= openRowStore('abacow-exercises'));
