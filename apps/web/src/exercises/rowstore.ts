/** Exercises have their own database, separate from the games. */
import { openRowStore } from '../storage/indexeddb.ts';
import type { RowStore } from '../storage/rowstore.ts';

let rowStore: Promise<RowStore> | null = null;

export const exerciseRowStore = (): Promise<RowStore> => (rowStore ??= openRowStore('abacow-exercises'));
