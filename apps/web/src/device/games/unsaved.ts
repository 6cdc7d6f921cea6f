/**
 * Events that a page could not write before it closed. IndexedDB writes asynchronously, and a page that is closed or
 * reloaded does not wait for it. localStorage writes synchronously. Events noted there are moved to the row store
 * when the game is opened again.
 */
import { type GameRow, isOlder, readRow } from './games.ts';
import type { Notes } from '../../base/storage/notes.ts';
import type { RowStore } from '../../base/storage/row-store.ts';

const nameOf = (id: string): string => `abacow unsaved ${id}`;

/** If localStorage is full or forbidden, the unsaved events are lost. */
export const noteUnsaved = (notes: Notes, row: GameRow): void => {
  try {
    notes.setItem(nameOf(row.id), JSON.stringify(row));
  } catch {
    return;
  }
};

const readNote = (notes: Notes, id: string): GameRow | null => {
  try {
    const row = JSON.parse(notes.getItem(nameOf(id)) ?? 'null') as GameRow | null;
    return readRow(row).kind === 'game' && row?.id === id ? row : null;
  } catch {
    return null;
  }
};

/** Writes the noted events only if they continue the stored row; what another page wrote since then stays. */
export const writeUnsaved = async (notes: Notes, rowStore: RowStore, id: string): Promise<void> => {
  const noted = readNote(notes, id);
  if (noted !== null) await rowStore.change(id, (row) => (isOlder(row, noted) ? noted : null));
  try {
    notes.removeItem(nameOf(id));
  } catch {
    return;
  }
};
