/**
 * Events that a page could not write before it closed. IndexedDB writes asynchronously, and a page that is closed or
 * reloaded does not wait for it. localStorage writes synchronously. Events noted there are moved to the row store
 * when the game is opened again.
 */
import { isObject } from '@abacow/rules';
import type { TableEvent } from '@abacow/table';
import { type Note, type Notes, fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';
import type { Row, RowStore } from '../../base/storage/row-store.ts';
import { readRow, rowOf } from './games.ts';

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

/**
 * The row with the noted events; null if they do not continue it. Some of them may be in it: a write that the page had begun
 * is finished after the page is closed.
 */
const continued = (row: unknown, { known, events }: Unsaved): Row | null => {
  const before: readonly unknown[] = itemsOf(fieldsOf(row)['events'], isObject);
  const written = before.slice(known);
  if (before.length < known || JSON.stringify(written) !== JSON.stringify(events.slice(0, written.length)))
    return null;
  const read = readRow({ ...fieldsOf(row), events: [...before.slice(0, known), ...events] });
  return read.kind === 'game' ? rowOf(read.table, read.secret, read.events) : null;
};

/** What another page wrote since then stays. */
export const writeUnsaved = async (notes: Notes, rowStore: RowStore, id: string): Promise<void> => {
  const unsaved = unsavedOf(notes, id);
  const noted = unsaved.read();
  if (noted.events.length > 0) await rowStore.change(id, (row) => continued(row, noted));
  unsaved.remove();
};
