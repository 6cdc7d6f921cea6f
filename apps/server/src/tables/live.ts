/** A table in memory. It is a cache of its entries and can be evicted and read again at any time. */
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
  /** Where the events of a command are, by sender, then by the command's id. Read at every move, so no text is concatenated. */
  readonly commands: Map<string, Map<string, EventRange>>;
};

type EventRange = readonly [from: number, count: number];

/** Sender and id of a command as one text for the store; neither contains a space. */
export const commandName = (by: string, id: string): string => `${by} ${id}`;

const indexCommand = ({ commands }: LiveTable, by: string, id: string, range: EventRange): void => {
  const own = commands.get(by);
  if (own === undefined) commands.set(by, new Map([[id, range]]));
  else own.set(id, range);
};

const indexEntry = (live: LiveTable, { command, number, events }: Entry): void => {
  const space = command.indexOf(' ');
  // Opening a table is not a client's command and is never repeated.
  if (space < 0) return;
  indexCommand(live, command.slice(0, space), command.slice(space + 1), [number, events.length]);
};

/** Adds the entries that come next; those that are known are skipped. Gives the new events. */
export const addEntries = (live: LiveTable, entries: readonly Entry[]): readonly TableEvent[] => {
  const added: TableEvent[] = [];
  for (const entry of entries) {
    if (entry.number < live.events.length) continue;
    if (entry.number > live.events.length) break;
    indexEntry(live, entry);
    for (const event of entry.events) {
      live.table = apply(live.table, event);
      live.events.push(event);
      added.push(event);
    }
  }
  return added;
};

/** Adds the next entry, written by this process, together with the table after it. */
export const addOwnEntry = (
  live: LiveTable,
  { number, events }: Entry,
  { by, id }: { readonly by: string; readonly id: string },
  table: Table,
): void => {
  indexCommand(live, by, id, [number, events.length]);
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
  for (const entry of entries) indexEntry(live, entry);
  return live;
};

/** Reads what other processes appended; gives the new events. */
export const readNewEntries = async (store: Store, live: LiveTable): Promise<readonly TableEvent[]> =>
  addEntries(live, await store.entriesFrom(live.id, live.events.length));
