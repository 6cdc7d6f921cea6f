/** Answers have their own database. */
import { openRowStore } from '../../base/storage/indexed-db.ts';
import type { RowStore } from '../../base/storage/row-store.ts';

let rowStore: Promise<RowStore> | null = null;

export const answerRowStore = (): Promise<RowStore> => (rowStore ??= openRowStore('abacow-answers'));
