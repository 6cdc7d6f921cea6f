/** The online service without its wires: commands, who is here, computers, clocks, news from other processes. */
import { PHRASE_LIMIT, type Phrase } from '@abacow/protocol';
import { isRematchAgreed } from '@abacow/table';
import { type Guests, createGuests } from './accounts/guests.ts';
import { rateMissed, rateTable } from './accounts/ratings.ts';
import { MISSED } from './store/postgres.ts';
import { createWindows } from './sockets/limits.ts';
import type { Entry, Store } from './store/store.ts';
import { type Sweep, createSweep } from './tables/abandoned.ts';
import { type Attendant, createAttendant } from './tables/attendant.ts';
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
/** What changes a lobby's line about a table. */
const DROP_OUTS = ['given-up', 'time-up', 'absence-ended', 'computer-called'] as const;
const LOBBY_EVENTS = new Set(['opened', 'sat', 'left', 'started', 'tossed', 'rolled', ...DROP_OUTS]);

export class Service {
  readonly store: Store;
  readonly guests: Guests;
  readonly hub: Hub;
  readonly presence: Presence;
  readonly graceMs: number;
  readonly now: () => number;
  readonly #computers: Computers;
  readonly #attendant: Attendant;
  readonly #news: Newsroom;
  readonly #abandoned: Sweep;
  readonly #listeners: Listener[] = [];
  readonly #phrases: ReturnType<typeof createWindows>;
  readonly #trouble: ServiceOptions['onTrouble'];
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
    this.#trouble = onTrouble;
    this.#phrases = createWindows(PHRASE_LIMIT.count, PHRASE_LIMIT.spanMs, now);
    this.#news = createNewsroom(store, this.presence.company, (error) =>
      onTrouble('telling other processes', error),
    );
    this.hub = createHub({
      store,
      now,
      room: options.tablesInMemory,
      isWatched: this.presence.isWatched,
      onPublished: (published) => this.#onPublished(published),
      onKept: (entries) => this.#onKept(entries),
      onTrouble: (error) => onTrouble('writing', error),
    });
    this.#attendant = createAttendant({
      command: this.hub.command,
      choose: options.computers.choose,
      isWatched: this.presence.isWatched,
      now,
      computerPauseMs: options.computerPauseMs,
      onTrouble: (error) => onTrouble('a table', error),
    });
    this.#abandoned = createSweep({
      store,
      hub: this.hub,
      absentSeats: (table) => this.presence.absentSeats(table, this.graceMs),
      now,
      onTrouble: (error) => onTrouble('ending abandoned games', error),
    });
  }

  /** The clocks of running games get the time back that no server was there. */
  async start(): Promise<void> {
    const last = await this.store.lastBeat();
    if (last === null || this.now() - last > 2 * BEAT_MS) await this.#forgiveTime();
    this.store.hear(({ from, text }) => this.#hear(from, text));
    this.#news.tell({ kind: 'up' });
    await this.#sendBeat();
    this.#beat = setInterval(() => void this.#sendBeat(), BEAT_MS);
    this.#abandoned.start();
    this.#later(
      'rating',
      rateMissed(this.store, this.now(), () => this.#stopping),
    );
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#attendant.stop();
    await this.#abandoned.stop();
    await this.hub.drain();
    await this.#computers.close();
    await this.#news.stop();
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
      case 'leave':
      case 'close':
        return this.#withAbsent(request);
      default:
        return this.hub.command(request);
    }
  }

  async #sit(request: CommandRequest, seat: number): Promise<Answer> {
    const answer = await this.#withAbsent(request);
    if (answer.ok) await this.store.sit(request.table, request.by, seat);
    return answer;
  }

  /** A command that depends on who has been away for longer than the grace time. */
  async #withAbsent(request: CommandRequest): Promise<Answer> {
    const live = await this.hub.table(request.table);
    const absent = live === null ? [] : this.presence.absentSeats(live.table, this.graceMs);
    return this.hub.command(request, absent);
  }

  /** A table that somebody looks at who has seen so many events of it: whatever it waits for from the house is seen to. */
  async attend(id: string, seen = 0): Promise<LiveTable | null> {
    const known = await this.hub.table(id);
    if (known !== null && seen > known.events.length) await this.hub.heard(id, seen);
    const live = await this.hub.table(id);
    if (live !== null) this.#attendant.attend(live);
    return live;
  }

  enter(live: LiveTable, guest: string): void {
    const first = this.presence.enter(live.id, guest);
    this.#attendant.attend(live);
    if (!first) return;
    this.#news.tell({ kind: 'here', table: live.id, guest, here: true });
    this.#each((listener) => listener.onPresence(live.id));
  }

  leave(table: string, guest: string): void {
    if (!this.presence.leave(table, guest)) return;
    this.#news.tell({ kind: 'here', table, guest, here: false });
    this.#each((listener) => listener.onPresence(table));
  }

  /** False: too many phrases in a short time. */
  say(table: string, guest: string, phrase: Phrase): boolean {
    if (!this.#phrases.take(guest)) return false;
    this.#news.tell({ kind: 'said', table, guest, phrase });
    this.#each((listener) => listener.onSaid(table, guest, phrase));
    return true;
  }

  /** Deletes a guest everywhere: in the store, in memory, on open sockets, in the other processes. */
  async forget(guest: string): Promise<void> {
    const tables = await this.store.deleteGuest(guest);
    await this.#forgotten(guest, tables);
    for (let from = 0; from === 0 || from < tables.length; from += TABLES_A_MESSAGE)
      this.#news.tell({ kind: 'forgotten', guest, tables: tables.slice(from, from + TABLES_A_MESSAGE) });
  }

  async #forgotten(guest: string, tables: readonly string[]): Promise<void> {
    this.#each((listener) => listener.onForgotten(guest));
    await this.#untilDone('forgetting', () => this.hub.refresh(tables));
  }

  /** What nobody would ask for a second time is tried until it has worked. */
  async #untilDone(what: string, work: () => Promise<void>): Promise<void> {
    while (!this.#stopping) {
      try {
        return await work();
      } catch (error) {
        this.#trouble(what, error);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
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
    this.#attendant.attend(live);
    const ended = events.some(({ kind }) => kind === 'revealed');
    if (ended || events.some(({ kind }) => LOBBY_EVENTS.has(kind))) this.#summarise(live);
    if (origin === null) return;
    if (ended && live.public)
      void this.#untilDone('rating', async () => void (await rateTable(this.store, live.table)));
    if (events.some(({ kind }) => kind === 'rematch-wanted') && isRematchAgreed(live.table))
      void this.#untilDone('rematch', () => this.#rematch(live));
  }

  #summarise({ id, table }: LiveTable): void {
    const change = { id, phase: table.phase, summary: summaryOf(table), updatedAt: table.lastAt };
    const changed = this.store
      .changeTables([change])
      .then(() => this.#each((listener) => listener.onLobby()));
    this.#later('summary', changed);
  }

  /** The table of an agreed rematch, opened if that was not done in its time. */
  rematchOf(live: LiveTable): Promise<string> {
    return openRematch(this.store, live, this.now());
  }

  async #rematch(live: LiveTable): Promise<void> {
    const to = await this.rematchOf(live);
    this.#news.tell({ kind: 'moved', table: live.id, to });
    this.#each((listener) => listener.onMoved(live.id, to));
  }

  #later(what: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#trouble(what, error));
  }

  async #forgiveTime(): Promise<void> {
    for (let after = ''; ;) {
      const page = await this.store.tablesIn('playing', after, 100);
      for (const { id, clock } of page) {
        if (clock === 'none') continue;
        const live = await this.hub.table(id);
        if (live !== null) await this.#attendant.house(live, 'resume', { kind: 'resume' });
      }
      if (page.length < 100) return;
      after = page[page.length - 1]!.id;
    }
  }

  async #sendBeat(): Promise<void> {
    this.#news.tell({ kind: 'alive' });
    this.presence.forget();
    const left = this.presence.buryDead();
    if (left !== null) this.#mourn(left);
    await this.store
      .beat(this.store.name, this.now())
      .catch((error: unknown) => this.#trouble('heartbeat', error));
  }

  /** A process died: its players are away, and what it wrote last it may not have told. */
  #mourn(tables: readonly string[]): void {
    for (const table of tables) this.#each((listener) => listener.onPresence(table));
    this.#catchUpAll();
  }

  #hear(from: string, text: string): void {
    if (text === MISSED) return this.#askAgain();
    const item = JSON.parse(text) as Item;
    const wasAlone = !this.presence.company();
    const isNew = !this.presence.knows(from);
    this.presence.alive(from);
    if (wasAlone) this.#news.tell({ kind: 'look' });
    // Taken for dead, or never heard of: who is with it?
    if (isNew && item.kind !== 'up') this.#news.tell({ kind: 'up', of: from });
    switch (item.kind) {
      case 'heads':
        return item.heads.forEach(([table, head]) => this.#catchUp(table, head));
      case 'here':
        this.presence.heard(from, item.table, item.guest, item.here);
        return this.#each((listener) => listener.onPresence(item.table));
      case 'said':
        this.#phrases.count(item.guest);
        return this.#each((listener) => listener.onSaid(item.table, item.guest, item.phrase));
      case 'forgotten':
        return void this.#forgotten(item.guest, item.tables);
      case 'moved':
        return this.#each((listener) => listener.onMoved(item.table, item.to));
      case 'look':
        return this.#catchUpAll();
      case 'up':
        return this.#tellOwn(item.of);
      case 'alive':
        return;
    }
  }

  /** Everybody answers, unless one process alone was asked. */
  #tellOwn(of?: string): void {
    if (of !== undefined && of !== this.store.name) return;
    this.#news.tell({ kind: 'alive' });
    for (const [table, guest] of this.presence.own())
      this.#news.tell({ kind: 'here', table, guest, here: true });
  }

  /** News may have been missed, and others may have missed ours. Who does not come up again soon is away. */
  #askAgain(): void {
    const doubtful = this.presence.forgetOthers();
    const tell = (): void =>
      doubtful.forEach((table) => this.#each((listener) => listener.onPresence(table)));
    setTimeout(tell, RETRY_MS).unref();
    this.#news.tell({ kind: 'up' });
    this.#news.tell({ kind: 'look' });
    this.#tellOwn();
    this.#catchUpAll();
  }

  #catchUpAll(): void {
    for (const table of this.hub.held()) this.#catchUp(table, Infinity);
  }

  #catchUp(table: string, head: number): void {
    void this.#untilDone('catching up', () => this.hub.heard(table, head));
  }
}
