/**
 * Runs commands on tables. A command is checked by `packages/table`, its events are appended to the store, then
 * acknowledged, then published. Commands of one table run one after the other.
 */
import {
  type Command,
  HOUSE,
  type Table,
  type TableEvent,
  decide,
  isStale,
  isTableRefusal,
} from '@abacow/table';
import { createSerialQueue } from '../serial-queue.ts';
import { type Entry, type Pass, type Store, textOf } from '../store/store.ts';
import { addAutomatic } from './automatic.ts';
import { chunkFrom } from './chunks.ts';
import { type LiveTable, addOwnEntry, commandName, readNewEntries } from './live.ts';
import { createTableCache } from './table-cache.ts';
import { NotStored, createWriter } from './writer.ts';

export type Outcome =
  /** `text`: the events as JSON. */
  | { readonly ok: true; readonly from: number; readonly text: string }
  | {
      readonly ok: false;
      readonly code: string;
      readonly about: string;
      readonly from: number;
      /** The first events that the client has not seen, as JSON. */
      readonly text: string;
    };

export type CommandRequest = {
  readonly table: string;
  /** A guest's id, or HOUSE. */
  readonly by: string;
  /** The client's own name for this command: repeating it is harmless. */
  readonly id: string;
  /** How many events the client has seen. */
  readonly seen: number;
  readonly command: Command;
  /** The guest is a bot. */
  readonly isBot?: boolean;
  /** Must be valid when the command is stored. Without it the socket of the guest is closed when the guest is signed out. */
  readonly pass?: Pass;
  /** Whether the guest was signed out since the command was sent. */
  readonly isOut?: () => boolean;
};

export type Published = {
  readonly live: LiveTable;
  readonly from: number;
  readonly events: readonly TableEvent[];
  /** The events as JSON. */
  readonly text: string;
  /** The request of these events, whose sender gets them as the answer; null if another process wrote them. */
  readonly origin: CommandRequest | null;
};

export type HubOptions = {
  readonly store: Store;
  readonly now: () => number;
  readonly onPublished: (published: Published) => void;
  readonly onAppended: (entries: readonly Entry[]) => void;
  readonly onError: (error: unknown) => void;
  /** How long a command may wait for the store. */
  readonly storeTimeoutMs: number;
  /** How many tables stay in memory. A watched table is not evicted: its watchers would miss what other processes write. */
  readonly maxTables: number;
  /** With this many events before the start nobody else may sit down. */
  readonly eventsBeforeStart: number;
  readonly isWatched: (id: string) => boolean;
};

export type Hub = {
  readonly table: (id: string) => Promise<LiveTable | null>;
  /** `absent`: seats whose players have been away for longer than the grace time. */
  readonly command: (request: CommandRequest, absent?: readonly number[]) => Promise<Outcome>;
  /** Another process has appended up to `head`: reads and publishes it, if the table is in memory. */
  readonly catchUp: (id: string, head: number) => Promise<void>;
  /** Reads these tables again if they are in memory: their entries were changed. */
  readonly refresh: (ids: readonly string[]) => Promise<void>;
  /** Ids of the tables in memory. */
  readonly loaded: () => readonly string[];
  /** How many appends are not stored yet. */
  readonly pendingAppends: () => number;
  /** Under load many moves share a transaction. */
  readonly isBusy: () => boolean;
  readonly drain: () => Promise<void>;
};

const refuse = (live: LiveTable | null, seen: number, code: string, about: string): Outcome => ({
  ok: false,
  code,
  about,
  from: seen,
  text: live === null ? '[]' : chunkFrom(live.events, seen).text,
});

/** They make a table longer before its start; what they add can be undone once. */
const SEATING_COMMANDS: ReadonlySet<string> = new Set(['sit', 'call-computer']);
/** So many appends in one transaction mean load. */
const BUSY_BATCH = 16;

/** The entry of a command, and the table once the entry is stored. */
type Prepared = { readonly entry: Entry; readonly table: Table };

/**
 * Players can still leave, start and close the table, so only a few more events are possible before the start. After it
 * nothing is refused for length: a full table is broken off.
 */
const isTooLong = (
  { table, events }: LiveTable,
  { command }: CommandRequest,
  eventsBeforeStart: number,
): boolean =>
  table.phase === 'seating' && events.length >= eventsBeforeStart && SEATING_COMMANDS.has(command.kind);

/** A repeated command gets the answer it got before; a stale one gets the first events it missed. */
const answerWithoutRunning = (
  live: LiveTable,
  request: CommandRequest,
  eventsBeforeStart: number,
): Outcome | null => {
  const { by, id, seen, command } = request;
  const count = live.events.length;
  const before = live.commands.get(by)?.get(id);
  if (before !== undefined) {
    const [from, length] = before;
    return { ok: true, from, text: JSON.stringify(live.events.slice(from, from + length)) };
  }
  if (seen > count || isStale(command, live.events, seen))
    return refuse(live, Math.min(seen, count), 'command/stale', String(count));
  return isTooLong(live, request, eventsBeforeStart)
    ? refuse(live, seen, 'table/too-long', `${count} events`)
    : null;
};

/** What is stored with an entry besides its events. */
const withSitter = (
  by: string,
  command: Command,
  pass: Pass | undefined,
): Pick<Entry, 'pass' | 'sitter'> => ({
  ...(pass === undefined ? {} : { pass }),
  ...(command.kind === 'sit' && command.sitter.kind === 'person'
    ? { sitter: { guest: by, seat: command.seat } }
    : {}),
});

const SIGNED_OUT = 'you were signed out, or became a bot: sign in again';

const prepare = (
  live: LiveTable,
  { by, id, seen, command, isBot = false, pass }: CommandRequest,
  absent: readonly number[],
  now: number,
): Prepared | Outcome => {
  const decided = decide(live.table, command, { by, now, dice: live.dice(live.table), absent, isBot });
  if (isTableRefusal(decided)) return refuse(live, seen, decided.code, decided.about);
  const at = Math.max(now, live.table.lastAt);
  const count = live.events.length;
  const { events, table } = addAutomatic(decided.table, live.secret, [decided.event], at, count);
  const text = JSON.stringify(events);
  const entry = { table: live.id, number: count, command: commandName(by, id), events, text };
  return {
    entry:
      pass === undefined && command.kind !== 'sit' ? entry : { ...entry, ...withSitter(by, command, pass) },
    table,
  };
};

export const createHub = (options: HubOptions): Hub => {
  const { store, now, onPublished } = options;
  const queue = createSerialQueue();
  const writer = createWriter(store, {
    ...options,
    onStoredLate: ({ table, number, events }) =>
      void catchUpInQueue(table, number + events.length).catch(options.onError),
  });
  const cache = createTableCache({
    store,
    maxTables: options.maxTables,
    isPinned: (id) => queue.isBusy(id) || options.isWatched(id),
  });

  const publishForeign = (live: LiveTable, events: readonly TableEvent[]): void => {
    if (events.length === 0) return;
    const from = live.events.length - events.length;
    onPublished({ live, from, events, text: JSON.stringify(events), origin: null });
  };

  /** Only inside the table's queue. */
  const readAndPublish = async (live: LiveTable): Promise<void> =>
    publishForeign(live, await readNewEntries(store, live));

  const commit = (live: LiveTable, { entry, table }: Prepared, origin: CommandRequest): Outcome => {
    const text = textOf(entry);
    const from = entry.number;
    addOwnEntry(live, entry, origin, table);
    onPublished({ live, from, events: entry.events, text, origin });
    return { ok: true, from, text };
  };

  const run = async (request: CommandRequest, absent: readonly number[]): Promise<Outcome> => {
    const known = cache.get(request.table);
    const live = known instanceof Promise ? await known : known;
    if (live === null) return refuse(null, request.seen, 'table/none', request.table);
    // The client saw events of a process that died before it could send their heads.
    if (request.seen > live.events.length) await readAndPublish(live);
    for (;;) {
      if (request.isOut?.() === true) return refuse(null, request.seen, 'guest/changed', SIGNED_OUT);
      const result =
        answerWithoutRunning(live, request, options.eventsBeforeStart) ??
        prepare(live, request, absent, now());
      if ('ok' in result) return result;
      try {
        const stored = await writer.append(result.entry);
        if (stored === 'stored') return commit(live, result, request);
        if (stored === 'out') return refuse(null, request.seen, 'guest/changed', SIGNED_OUT);
      } catch (error) {
        // The scheduler repeats the server's own commands.
        if (!(error instanceof NotStored) || request.by === HOUSE) throw error;
        return refuse(live, request.seen, 'service/trouble', 'the game cannot be saved now: try again later');
      }
      // Another process appended first.
      await readAndPublish(live);
    }
  };

  const catchUp = async (id: string, head: number): Promise<void> => {
    const live = await cache.peek(id);
    if (live !== undefined && live !== null && live.events.length < head) await readAndPublish(live);
  };

  /** Watchers have every event that was known before; they get the rest. */
  const reload = async (id: string): Promise<void> => {
    const known = (await cache.peek(id))?.events.length ?? 0;
    const live = await cache.reload(id);
    if (live !== null) publishForeign(live, live.events.slice(known));
  };

  const isLoaded = (id: string): boolean => cache.peek(id) !== undefined;

  const catchUpInQueue = (id: string, head: number): Promise<void> =>
    isLoaded(id) ? queue.run(id, () => catchUp(id, head)) : Promise.resolve();

  return {
    table: async (id) => cache.get(id),
    command: (request, absent = []) => queue.run(request.table, () => run(request, absent)),
    catchUp: catchUpInQueue,
    refresh: async (ids) => {
      await Promise.all(ids.filter(isLoaded).map((id) => queue.run(id, () => reload(id))));
    },
    loaded: cache.ids,
    pendingAppends: writer.pending,
    isBusy: () => writer.lastBatch() >= BUSY_BATCH,
    drain: async () => {
      await queue.drain();
      await writer.drain();
    },
  };
};
