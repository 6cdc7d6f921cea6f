/** Answers have their own database. */
import { openRowStore } from '../storage/indexeddb.ts';
import type { RowStore } from '../storage/rowstore.ts';

let rowStore: Promise<RowStore> | null = null;

export const answerRowStore = (): Promise<RowStore> => (rowStore ??= openRowStore('abacow-answers'));
