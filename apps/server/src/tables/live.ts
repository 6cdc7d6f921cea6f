/** A table in memory: a cache of its entries, to be thrown away and read again at any time. */
import { isUnreadable } from '@abacow/rules';
import { type Table, type TableEvent, apply, makeTableDice, rebuild } from '@abacow/table';
import type { Entry, Store } from '../store/store.ts';

export type LiveTable = {
  readonly id: string;
  readonly secret: string;
  readonly dice: ReturnType<typeof makeTableDice>;
  readonly code: string;
  readonly public: boolean;
  table: Table;
  /** All events; the next one has the number `events.length`. */
  readonly events: TableEvent[];
  /** Where each command's events are: `[from, count]`. */
  readonly commands: Map<string, readonly [number, number]>;
};

/** Adds entries that follow on what is there; what is known already is passed over. */
export const addEntries = (live: LiveTable, entries: readonly Entry[]): readonly TableEvent[] => {
  const added: TableEvent[] = [];
  for (const { number, command, events } of entries) {
    if (number < live.events.length) continue;
    if (number > live.events.length) break;
    live.commands.set(command, [number, events.length]);
    for (const event of events) {
      live.table = apply(live.table, event);
      live.events.push(event);
      added.push(event);
    }
  }
  return added;
};

/** Adds the own entry that follows on what is there, with the table it makes. */
export const keepEntry = (live: LiveTable, { number, command, events }: Entry, table: Table): void => {
  live.commands.set(command, [number, events.length]);
  for (const event of events) live.events.push(event);
  live.table = table;
};

export const loadTable = async (store: Store, id: string): Promise<LiveTable | null> => {
  const stored = await store.table(id);
  if (stored === null) return null;
  const entries = await store.entriesFrom(id, 0);
  const events = entries.flatMap((entry) => entry.events);
  const table = rebuild(events);
  if (isUnreadable(table)) throw new Error(`table ${id} cannot be rebuilt: ${table.reason}`);
  const live: LiveTable = {
    id,
    secret: stored.secret,
    dice: makeTableDice(stored.secret),
    code: stored.code,
    public: stored.public,
    table,
    events,
    commands: new Map(),
  };
  for (const { number, command, events: brought } of entries)
    live.commands.set(command, [number, brought.length]);
  return live;
};

/** Reads what others appended; gives the events that are new here. */
export const catchUp = async (store: Store, live: LiveTable): Promise<readonly TableEvent[]> =>
  addEntries(live, await store.entriesFrom(live.id, live.events.length));
