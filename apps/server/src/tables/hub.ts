/**
 * Where commands meet tables. A command is checked by `packages/table`, its events are appended, then
 * acknowledged, then published. Commands of one table are taken one after the other.
 */
import { type Command, HOUSE, type Table, type TableEvent, decide, isTableRefusal } from '@abacow/table';
import { type Entry, type Store, textOf } from '../store/store.ts';
import { settleFrom } from './house.ts';
import { type LiveTable, catchUp, keepEntry, loadTable, nameOf } from './live.ts';
import { type Writer, createWriter } from './writer.ts';

export type Answer =
  /** `text`: the events as JSON. */
  | { readonly ok: true; readonly from: number; readonly text: string }
  | {
      readonly ok: false;
      readonly code: string;
      readonly about: string;
      readonly from: number;
      readonly events: readonly TableEvent[];
    };

export type CommandRequest = {
  readonly table: string;
  /** Who asks: a guest's id, or HOUSE. */
  readonly by: string;
  /** The client's own name for this command: repeating it is harmless. */
  readonly id: string;
  /** How many events the client has seen. */
  readonly seen: number;
  readonly command: Command;
};

/** `origin` is the request that brought the events, so that its sender is not told twice; null if they came from elsewhere. */
export type Published = {
  readonly live: LiveTable;
  readonly from: number;
  readonly events: readonly TableEvent[];
  /** The events as JSON. */
  readonly text: string;
  readonly origin: CommandRequest | null;
};

export type HubOptions = {
  readonly store: Store;
  readonly now: () => number;
  readonly onPublished: (published: Published) => void;
  readonly onKept: (entries: readonly Entry[]) => void;
  readonly onTrouble: (error: unknown) => void;
  /** Tables kept in memory; the least recently used is dropped, unless somebody looks at it. */
  readonly room: number;
  readonly isWatched: (id: string) => boolean;
};

export type Hub = {
  readonly table: (id: string) => Promise<LiveTable | null>;
  /** `absent`: seats whose players have been away for longer than the grace time. */
  readonly command: (request: CommandRequest, absent?: readonly number[]) => Promise<Answer>;
  /** Others have appended up to `head`: read and publish it. */
  readonly heard: (id: string, head: number) => Promise<void>;
  /** What is in memory of these tables is old, though no entry may be new: they are read again. */
  readonly refresh: (ids: readonly string[]) => Promise<void>;
  /** Tables in memory now. */
  readonly held: () => readonly string[];
  readonly waiting: () => number;
  /** Many play at once: transactions are shared by many moves. */
  readonly isBusy: () => boolean;
  readonly drain: () => Promise<void>;
};

const refuse = (live: LiveTable | null, seen: number, code: string, about: string): Answer => ({
  ok: false,
  code,
  about,
  from: seen,
  events: live === null ? [] : live.events.slice(seen),
});

/** No game comes near it; sitting down and getting up again for ever would. */
export const MOST_EVENTS = 20_000;
/** So many moves in one transaction are many. */
const MANY = 16;
/** So many tables are looked at to make room for one: most of them may be in use. */
const LOOKED_AT = 64;

/** What a command will make of its table, once its entry is kept. */
type Prepared = { readonly entry: Entry; readonly table: Table };

class TableHub {
  /** A table that is there, or on its way from the store. */
  readonly #tables = new Map<string, LiveTable | Promise<LiveTable | null>>();
  /** The last thing that a table is busy with. */
  readonly #busy = new Map<string, Promise<unknown>>();
  readonly #writer: Writer;
  readonly #options: HubOptions;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#writer = createWriter(options.store, options);
  }

  /** At once where it is in memory: a move then waits for nothing but the store. */
  table(id: string): LiveTable | Promise<LiveTable | null> {
    const known = this.#tables.get(id);
    // Who was used last matters only where somebody may have to go.
    if (known !== undefined && 2 * this.#tables.size <= this.#options.room) return known;
    const table = known ?? this.#load(id);
    this.#tables.delete(id);
    this.#tables.set(id, table);
    return table;
  }

  #load(id: string): Promise<LiveTable | null> {
    this.#makeRoom();
    const loading = loadTable(this.#options.store, id);
    const settle = (live: LiveTable | null): void => {
      if (this.#tables.get(id) !== loading) return;
      if (live === null) this.#tables.delete(id);
      else this.#tables.set(id, live);
    };
    loading.then(settle, () => settle(null));
    return loading;
  }

  /** A table that is watched stays: its watchers would hear nothing of what other processes write. */
  #makeRoom(): void {
    let looked = 0;
    for (const [id, table] of this.#tables) {
      if (this.#tables.size < this.#options.room || looked++ === LOOKED_AT) return;
      this.#tables.delete(id);
      if (this.#busy.has(id) || this.#options.isWatched(id)) this.#tables.set(id, table);
    }
  }

  /** One thing at a time at one table. */
  #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#busy.get(id)?.then(work) ?? work();
    const done = (): void => void (this.#busy.get(id) === settled && this.#busy.delete(id));
    const settled = turn.then(done, done);
    this.#busy.set(id, settled);
    return turn;
  }

  command(request: CommandRequest, absent: readonly number[]): Promise<Answer> {
    return this.#inTurn(request.table, () => this.#take(request, absent));
  }

  async #take(request: CommandRequest, absent: readonly number[]): Promise<Answer> {
    const known = this.table(request.table);
    const live = known instanceof Promise ? await known : known;
    if (live === null) return refuse(null, request.seen, 'table/none', request.table);
    // Who has seen more than is known here heard it from a process that did not live to tell.
    if (request.seen > live.events.length) await this.#catchUp(live);
    for (;;) {
      const wanted = this.#answered(live, request) ?? this.#prepare(live, request, absent);
      if ('ok' in wanted) return wanted;
      if ((await this.#writer.append(wanted.entry)) === 'kept') return this.#keep(live, wanted, request);
      // Somebody else's entry came first.
      await this.#catchUp(live);
    }
  }

  /** In the table's turn: reads what others appended and publishes it. */
  async #catchUp(live: LiveTable): Promise<void> {
    this.#publishNew(live, await catchUp(this.#options.store, live));
  }

  #publishNew(live: LiveTable, added: readonly TableEvent[]): void {
    if (added.length > 0) this.#publish(live, added, JSON.stringify(added), null);
  }

  /** A repeated command gets the answer it got before; a stale one hears what it missed. */
  #answered(live: LiveTable, { by, id, seen }: CommandRequest): Answer | null {
    const before = live.commands.get(by)?.get(id);
    if (before !== undefined) {
      const [from, count] = before;
      return { ok: true, from, text: JSON.stringify(live.events.slice(from, from + count)) };
    }
    return seen === live.events.length
      ? null
      : refuse(live, Math.min(seen, live.events.length), 'command/stale', String(live.events.length));
  }

  #prepare(
    live: LiveTable,
    { by, id, seen, command }: CommandRequest,
    absent: readonly number[],
  ): Prepared | Answer {
    if (live.events.length >= MOST_EVENTS && by !== HOUSE)
      return refuse(live, seen, 'message/too-many', `${MOST_EVENTS} events are enough for a table`);
    const now = this.#options.now();
    const decided = decide(live.table, command, { by, now, dice: live.dice(live.table), absent });
    if (isTableRefusal(decided)) return refuse(live, seen, decided.code, decided.about);
    const at = Math.max(now, live.table.lastAt);
    const { events, table } = settleFrom(decided.table, live.secret, [decided.event], at);
    const text = JSON.stringify(events);
    return {
      entry: { table: live.id, number: live.events.length, command: nameOf(by, id), events, text },
      table,
    };
  }

  #keep(live: LiveTable, { entry, table }: Prepared, request: CommandRequest): Answer {
    const text = textOf(entry);
    keepEntry(live, entry, request, table);
    this.#publish(live, entry.events, text, request);
    return { ok: true, from: entry.number, text };
  }

  #publish(live: LiveTable, events: readonly TableEvent[], text: string, origin: Published['origin']): void {
    this.#options.onPublished({ live, from: live.events.length - events.length, events, text, origin });
  }

  heard(id: string, head: number): Promise<void> {
    if (!this.#tables.has(id)) return Promise.resolve();
    return this.#inTurn(id, async () => {
      const live = await this.#tables.get(id);
      if (live === undefined || live === null || live.events.length >= head) return;
      await this.#catchUp(live);
    });
  }

  async refresh(ids: readonly string[]): Promise<void> {
    const held = ids.filter((id) => this.#tables.has(id));
    await Promise.all(held.map((id) => this.#inTurn(id, () => this.#readAgain(id))));
  }

  /** Whoever watches has heard of every event that was known here: they are told of the rest. */
  async #readAgain(id: string): Promise<void> {
    const known = (await this.#tables.get(id))?.events.length ?? 0;
    const live = await loadTable(this.#options.store, id);
    if (live === null) return void this.#tables.delete(id);
    this.#tables.set(id, live);
    this.#publishNew(live, live.events.slice(known));
  }

  held(): readonly string[] {
    return [...this.#tables.keys()];
  }

  waiting(): number {
    return this.#writer.waiting();
  }

  isBusy(): boolean {
    return this.#writer.together() >= MANY;
  }

  async drain(): Promise<void> {
    await Promise.all(this.#busy.values());
    await this.#writer.drain();
  }
}

export const createHub = (options: HubOptions): Hub => {
  const hub = new TableHub(options);
  return {
    table: async (id) => hub.table(id),
    command: (request, absent = []) => hub.command(request, absent),
    heard: (id, head) => hub.heard(id, head),
    refresh: (ids) => hub.refresh(ids),
    held: () => hub.held(),
    waiting: () => hub.waiting(),
    isBusy: () => hub.isBusy(),
    drain: () => hub.drain(),
  };
};
