/** Players whose phrases this device hides, stored for each table. */
import type { Notes } from '../../base/storage/notes.ts';

const NOTE = 'abacow muted';
/** Older tables are dropped. */
const MAX_TABLES = 50;

type Entry = { readonly table: string; readonly guests: readonly string[] };

const isEntry = (value: unknown): value is Entry => {
  const { table, guests } = (value ?? {}) as Partial<Entry>;
  return typeof table === 'string' && Array.isArray(guests);
};

const recall = (notes: Notes): readonly Entry[] => {
  try {
    const found: unknown = JSON.parse(notes.getItem(NOTE) ?? '[]');
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
};

/** If localStorage is full or forbidden, the choice lasts until the page is closed. */
const remember = (notes: Notes, { table, guests }: Entry): void => {
  const others = recall(notes).filter((entry) => entry.table !== table);
  const entries = guests.length === 0 ? others : [...others, { table, guests }];
  try {
    notes.setItem(NOTE, JSON.stringify(entries.slice(-MAX_TABLES)));
  } catch {
    return;
  }
};

export class Muted {
  guests: readonly string[] = $state.raw([]);
  readonly #notes: Notes;
  readonly #table: string;

  constructor(notes: Notes, table: string) {
    this.#notes = notes;
    this.#table = table;
    this.guests = recall(notes).find((entry) => entry.table === table)?.guests ?? [];
  }

  has(guest: string): boolean {
    return this.guests.includes(guest);
  }

  toggle(guest: string): void {
    this.guests = this.has(guest) ? this.guests.filter((other) => other !== guest) : [...this.guests, guest];
    remember(this.#notes, { table: this.#table, guests: this.guests });
  }
}
