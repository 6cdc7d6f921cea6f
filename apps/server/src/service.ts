/** The online service without its wires: commands, who is here, computers, clocks, news from other processes. */
import type { Phrase } from '@abacow/protocol';
import { makeSetup } from '@abacow/rules';
import {
  type Command,
  HOUSE,
  type Table,
  deadlineOf,
  isRematchAgreed,
  seatToAct,
  tokensOf,
} from '@abacow/table';
import { type Guests, createGuests } from './accounts/guests.ts';
import { rateTable } from './accounts/ratings.ts';
import { MISSED } from './store/postgres.ts';
import type { Entry, Store } from './store/store.ts';
import type { Computers } from './tables/computers.ts';
import { type Answer, type CommandRequest, type Hub, type Published, createHub } from './tables/hub.ts';
import type { LiveTable } from './tables/live.ts';
import { type Item, type Newsroom, TABLES_A_MESSAGE, createNewsroom } from './tables/news.ts';
import { openRematch, summaryOf } from './tables/opening.ts';
import { type Presence, createPresence } from './tables/presence.ts';

export type ServiceOptions = {
  readonly store: Store;
  readonly computers: Computers;
  readonly now: () => number;
  readonly graceMs: number;
  readonly tablesInMemory: number;
  readonly computerPauseMs: number;
  readonly onTrouble: (what: string, error: unknown) => void;
};

/** What sockets are told. */
export type Listener = {
  readonly onEvents: (published: Published) => void;
  readonly onPresence: (table: string) => void;
  readonly onSaid: (table: string, guest: string, phrase: Phrase) => void;
  readonly onMoved: (table: string, to: string) => void;
  readonly onForgotten: (guest: string) => void;
  readonly onLobby: () => void;
};

const BEAT_MS = 5000;
const RETRY_MS = 2000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** What changes a lobby's line about a table. */
const LOBBY_EVENTS = new Set(['opened', 'sat', 'left', 'started', 'tossed', 'rolled', 'computer-called']);

export class Service {
  readonly store: Store;
  readonly guests: Guests;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly graceMs: number;
  readonly now: () => number;
  readonly #computers: Computers;
  readonly #computerPauseMs: number;
  readonly #news: Newsroom;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #listeners: Listener[] = [];
  readonly #trouble: ServiceOptions['onTrouble'];
  readonly #process = crypto.randomUUID();
  #beat: NodeJS.Timeout | null = null;
  #stopping = false;

  constructor(options: ServiceOptions) {
    const { store, now, onTrouble } = options;
    this.store = store;
    this.now = now;
    this.graceMs = options.graceMs;
    this.guests = createGuests(store, now);
    this.presence = createPresence(now);
    this.#computers = options.computers;
    this.#computerPauseMs = options.computerPauseMs;
    this.#trouble = onTrouble;
    this.#news = createNewsroom(store, this.presence.company, (error) =>
      onTrouble('telling other processes', error),
    );
    this.hub = createHub({
      store,
      now,
      room: options.tablesInMemory,
      onPublished: (published) => this.#onPublished(published),
      onKept: (entries) => this.#onKept(entries),
      onTrouble: (error) => onTrouble('writing', error),
    });
  }

  /** The clocks of running games get the time back that no server was there. */
  async start(): Promise<void> {
    const last = await this.store.lastBeat();
    if (last === null || this.now() - last > 2 * BEAT_MS) await this.#forgiveTime();
    await this.#sendBeat();
    this.#beat = setInterval(() => void this.#sendBeat(), BEAT_MS);
    this.store.hear(({ from, text }) => this.#hear(from, text));
    this.#news.tell({ kind: 'up' });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#beat !== null) clearInterval(this.#beat);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.hub.drain();
    await this.#computers.close();
    this.#news.stop();
    await this.store.close();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  command(request: CommandRequest): Promise<Answer> {
    switch (request.command.kind) {
      case 'sit':
        return this.#sit(request, request.command.seat);
      case 'call-computer':
      case 'end-absent':
        return this.#actOnAbsence(request);
      default:
        return this.hub.command(request);
    }
  }

  async #sit(request: CommandRequest, seat: number): Promise<Answer> {
    const answer = await this.hub.command(request);
    if (answer.ok) await this.store.sit(request.table, request.by, seat);
    return answer;
  }

  async #actOnAbsence(request: CommandRequest): Promise<Answer> {
    const live = await this.hub.table(request.table);
    const absent = live === null ? [] : this.presence.absentSeats(live.table, this.graceMs);
    return this.hub.command(request, absent);
  }

  /** A table that somebody looks at: whatever it waits for from the house is seen to. */
  async attend(id: string): Promise<LiveTable | null> {
    const live = await this.hub.table(id);
    if (live !== null) this.#attend(live);
    return live;
  }

  enter(table: string, guest: string): void {
    if (!this.presence.enter(table, guest)) return;
    this.#news.tell({ kind: 'here', table, guest, here: true });
    this.#each((listener) => listener.onPresence(table));
  }

  leave(table: string, guest: string): void {
    if (!this.presence.leave(table, guest)) return;
    this.#news.tell({ kind: 'here', table, guest, here: false });
    this.#each((listener) => listener.onPresence(table));
  }

  say(table: string, guest: string, phrase: Phrase): void {
    this.#news.tell({ kind: 'said', table, guest, phrase });
    this.#each((listener) => listener.onSaid(table, guest, phrase));
  }

  /** Deletes a guest everywhere: in the store, in memory, on open sockets, in the other processes. */
  async forget(guest: string): Promise<void> {
    const tables = await this.store.deleteGuest(guest);
    this.#forgotten(guest, tables);
    for (let from = 0; from === 0 || from < tables.length; from += TABLES_A_MESSAGE)
      this.#news.tell({ kind: 'forgotten', guest, tables: tables.slice(from, from + TABLES_A_MESSAGE) });
  }

  #forgotten(guest: string, tables: readonly string[]): void {
    this.hub.forget(tables);
    this.#each((listener) => listener.onForgotten(guest));
  }

  #each(tell: (listener: Listener) => void): void {
    this.#listeners.forEach(tell);
  }

  #onKept(entries: readonly Entry[]): void {
    this.#news.headsMoved(entries.map(({ table, number, events }) => [table, number + events.length]));
  }

  #onPublished(published: Published): void {
    const { live, events, origin } = published;
    this.#each((listener) => listener.onEvents(published));
    this.#attend(live);
    const ended = events.some(({ kind }) => kind === 'revealed');
    if (ended || events.some(({ kind }) => LOBBY_EVENTS.has(kind))) this.#summarise(live);
    if (origin === null) return;
    if (ended && live.public) this.#later('rating', rateTable(this.store, live.table));
    if (events.some(({ kind }) => kind === 'rematch-wanted') && isRematchAgreed(live.table))
      this.#later('rematch', this.#rematch(live));
  }

  #summarise({ id, table }: LiveTable): void {
    const change = { id, phase: table.phase, summary: summaryOf(table), updatedAt: table.lastAt };
    const changed = this.store
      .changeTables([change])
      .then(() => this.#each((listener) => listener.onLobby()));
    this.#later('summary', changed);
  }

  async #rematch(live: LiveTable): Promise<void> {
    const to = await openRematch(this.store, live, this.now());
    this.#news.tell({ kind: 'moved', table: live.id, to });
    this.#each((listener) => listener.onMoved(live.id, to));
  }

  #later(what: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#trouble(what, error));
  }

  /** Sets the one timer that a table needs: for its computer, or for its clock. */
  #attend(live: LiveTable): void {
    clearTimeout(this.#timers.get(live.id));
    this.#timers.delete(live.id);
    if (this.#stopping) return;
    const { table } = live;
    const seat = seatToAct(table);
    if (seat !== null && table.seats[seat]?.kind === 'computer')
      return this.#after(live.id, this.#computerPauseMs, () => this.#actFor(live, seat));
    const deadline = deadlineOf(table);
    if (deadline === null) return;
    this.#after(live.id, deadline + 1001 - this.now(), () => this.#house(live, 'tick', { kind: 'tick' }));
  }

  #after(id: string, ms: number, work: () => Promise<unknown>): void {
    const due = (): void => {
      work().catch((error: unknown) => {
        this.#trouble('a table', error);
        // Whatever the house owes the table is tried again, unless somebody else moved it on meanwhile.
        if (this.#timers.get(id) === timer && !this.#stopping) this.#after(id, RETRY_MS, work);
      });
    };
    const timer = setTimeout(due, Math.min(LONGEST_TIMER_MS, Math.max(0, ms)));
    this.#timers.set(id, timer.unref());
  }

  /** The id names what is answered: a second process doing the same collides harmlessly. */
  #house(live: LiveTable, what: string, command: Command): Promise<Answer> {
    const seen = live.events.length;
    return this.hub.command({ table: live.id, by: HOUSE, id: `${what}-${seen}`, seen, command });
  }

  async #actFor(live: LiveTable, seat: number): Promise<void> {
    const { table } = live;
    if (table.phase === 'opening') return void (await this.#house(live, 'roll', { kind: 'roll', seat }));
    const move = await this.#choose(table, seat);
    if (live.table !== table) return;
    await this.#house(live, 'computer', { kind: 'play', seat, move });
  }

  #choose(table: Table, seat: number): Promise<string> {
    const seating = table.seats[seat]!;
    const level = seating.kind === 'computer' ? seating.level : 1;
    return this.#computers.choose({ setup: makeSetup(table.setup!), tokens: tokensOf(table), level });
  }

  async #forgiveTime(): Promise<void> {
    for (let after = ''; ;) {
      const page = await this.store.tablesIn('playing', after, 100);
      for (const { id, summary } of page) {
        if (summary.includes('"clock":{"kind":"none"')) continue;
        const live = await this.hub.table(id);
        if (live !== null) await this.#house(live, 'resume', { kind: 'resume' });
      }
      if (page.length < 100) return;
      after = page[page.length - 1]!.id;
    }
  }

  async #sendBeat(): Promise<void> {
    this.#news.tell({ kind: 'alive' });
    this.presence.forget();
    await this.store
      .beat(this.#process, this.now())
      .catch((error: unknown) => this.#trouble('heartbeat', error));
  }

  #hear(from: string, text: string): void {
    if (text === MISSED) return this.#askAgain();
    const wasAlone = !this.presence.company();
    this.presence.alive(from);
    if (wasAlone) this.#news.tell({ kind: 'look' });
    const item = JSON.parse(text) as Item;
    switch (item.kind) {
      case 'heads':
        return item.heads.forEach(([table, head]) => this.#catchUp(table, head));
      case 'here':
        this.presence.heard(from, item.table, item.guest, item.here);
        return this.#each((listener) => listener.onPresence(item.table));
      case 'said':
        return this.#each((listener) => listener.onSaid(item.table, item.guest, item.phrase));
      case 'forgotten':
        return this.#forgotten(item.guest, item.tables);
      case 'moved':
        return this.#each((listener) => listener.onMoved(item.table, item.to));
      case 'look':
        return this.#catchUpAll();
      case 'up':
        this.#news.tell({ kind: 'alive' });
        for (const [table, guest] of this.presence.own())
          this.#news.tell({ kind: 'here', table, guest, here: true });
        return;
      case 'alive':
        return;
    }
  }

  /** News may have been missed, and others may have missed ours. */
  #askAgain(): void {
    this.#news.tell({ kind: 'up' });
    this.#news.tell({ kind: 'look' });
    this.#catchUpAll();
  }

  #catchUpAll(): void {
    for (const table of this.hub.held()) this.#catchUp(table, Infinity);
  }

  /** Nobody tells a head twice: it is read, if not now, then later. */
  #catchUp(table: string, head: number): void {
    this.hub.heard(table, head).catch((error: unknown) => {
      this.#trouble('catching up', error);
      if (!this.#stopping) setTimeout(() => this.#catchUp(table, head), RETRY_MS).unref();
    });
  }
}
