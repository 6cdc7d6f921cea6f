/**
 * Events that a page could not write before it closed. IndexedDB writes asynchronously, and a page that is closed or
 * reloaded does not wait for it. localStorage writes synchronously. Events noted there are moved to the row store
 * when the game is opened again.
 */
import type { TableEvent } from '@abacow/table';
import { type Note, type Notes, fieldsOf, note } from '../../base/storage/notes.ts';
import type { RowStore } from '../../base/storage/row-store.ts';
import { readRow, saveEvents } from './games.ts';

/** `known`: how many events the page has seen written. */
type Unsaved = { readonly known: number; readonly events: readonly unknown[] };

const unsavedFrom = (json: unknown): Unsaved => {
  const { known, events } = fieldsOf(json);
  return { known: Number(known), events: Array.isArray(events) ? events : [] };
};

const unsavedOf = (notes: Notes, id: string): Note<Unsaved> =>
  note(`abacow unsaved ${id}`, unsavedFrom, notes);

/** If localStorage is full or forbidden, the unsaved events are lost. */
export const noteUnsaved = (notes: Notes, id: string, known: number, events: readonly TableEvent[]): void =>
  void unsavedOf(notes, id).write({ known, events });

/** Writes the noted events only if they continue the stored game; what another page wrote since then stays. */
export const writeUnsaved = async (notes: Notes, rowStore: RowStore, id: string): Promise<void> => {
  const unsaved = unsavedOf(notes, id);
  const { known, events } = unsaved.read();
  if (events.length > 0) {
    const row = fieldsOf(await rowStore.get(id));
    const before: readonly unknown[] = Array.isArray(row['events']) ? row['events'] : [];
    const read = readRow({ ...row, events: [...before, ...events] });
    if (read.kind === 'game') await saveEvents(rowStore, read.table, read.secret, read.events, known);
  }
  unsaved.remove();
};
