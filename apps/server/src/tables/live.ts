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
  /** By who gave a command, then by its id: where its events are. Looked into at every move, so no names are put together. */
  readonly commands: Map<string, Map<string, Place>>;
};

type Place = readonly [from: number, count: number];

/** Who gave a command and its id, as one text in the store; neither has a space in it. */
export const nameOf = (by: string, id: string): string => `${by} ${id}`;

const noteCommand = ({ commands }: LiveTable, by: string, id: string, place: Place): void => {
  const own = commands.get(by);
  if (own === undefined) commands.set(by, new Map([[id, place]]));
  else own.set(id, place);
};

const noteEntry = (live: LiveTable, { command, number, events }: Entry): void => {
  const space = command.indexOf(' ');
  // The opening is nobody's command and never repeated.
  if (space < 0) return;
  noteCommand(live, command.slice(0, space), command.slice(space + 1), [number, events.length]);
};

/** Adds entries that follow on what is there; what is known already is passed over. */
export const addEntries = (live: LiveTable, entries: readonly Entry[]): readonly TableEvent[] => {
  const added: TableEvent[] = [];
  for (const entry of entries) {
    if (entry.number < live.events.length) continue;
    if (entry.number > live.events.length) break;
    noteEntry(live, entry);
    for (const event of entry.events) {
      live.table = apply(live.table, event);
      live.events.push(event);
      added.push(event);
    }
  }
  return added;
};

/** Adds the own entry that follows on what is there, by whom it is and the table it makes. */
export const keepEntry = (
  live: LiveTable,
  { number, events }: Entry,
  { by, id }: { readonly by: string; readonly id: string },
  table: Table,
): void => {
  noteCommand(live, by, id, [number, events.length]);
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
  for (const entry of entries) noteEntry(live, entry);
  return live;
};

/** Reads what others appended; gives the events that are new here. */
export const catchUp = async (store: Store, live: LiveTable): Promise<readonly TableEvent[]> =>
  addEntries(live, await store.entriesFrom(live.id, live.events.length));
