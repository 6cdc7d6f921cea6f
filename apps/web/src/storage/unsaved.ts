/**
 * What a page could not write before it went away. IndexedDB writes when it has time, and a page that is closed or
 * loaded anew does not wait for it; the browser's plain storage writes at once. What is noted there goes onto the shelf
 * as soon as the game is asked for again.
 */
import { type GameRow, isOlder, readRow } from './games.ts';
import type { Shelf } from './shelf.ts';

/** The part of `localStorage` that is used here. */
export type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nameOf = (id: string): string => `abacow unsaved ${id}`;

/** Where plain storage is full or forbidden, what was not written is lost, as it would be without a note. */
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

/** Only what follows on the row that lies there is taken; what another page wrote meanwhile stays. */
export const shelveUnsaved = async (notes: Notes, shelf: Shelf, id: string): Promise<void> => {
  const noted = readNote(notes, id);
  if (noted !== null) await shelf.change(id, (row) => (isOlder(row, noted) ? noted : null));
  try {
    notes.removeItem(nameOf(id));
  } catch {
    return;
  }
};

/** Notes that are forgotten with the page, for tests. */
export const memoryNotes = (): Notes => {
  const texts = new Map<string, string>();
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
};
