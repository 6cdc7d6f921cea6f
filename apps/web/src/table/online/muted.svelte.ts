/** Players whose phrases this device hides, stored for each table. */
import { type Note, type Notes, fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';

/** Older tables are dropped. */
const MAX_TABLES = 50;

type Entry = { readonly table: string; readonly guests: readonly string[] };

const isEntry = (value: unknown): value is Entry => {
  const { table, guests } = fieldsOf(value);
  return typeof table === 'string' && Array.isArray(guests);
};

export class Muted {
  guests: readonly string[] = $state.raw([]);
  readonly #note: Note<readonly Entry[]>;
  readonly #table: string;

  constructor(notes: Notes, table: string) {
    this.#note = note('abacow muted', (json) => itemsOf(json, isEntry), notes);
    this.#table = table;
    this.guests = this.#note.read().find((entry) => entry.table === table)?.guests ?? [];
  }

  has(guest: string): boolean {
    return this.guests.includes(guest);
  }

  toggle(guest: string): void {
    const guests = this.has(guest) ? this.guests.filter((other) => other !== guest) : [...this.guests, guest];
    this.guests = guests;
    this.#note.change((before) => {
      const others = before.filter(({ table }) => table !== this.#table);
      const entries = guests.length === 0 ? others : [...others, { table: this.#table, guests }];
      return entries.slice(-MAX_TABLES);
    });
  }
}
