/** The socket to the service: it reconnects, sends unacknowledged commands again, and fetches missed events. */
import {
  type Accepted,
  type ClientCommand,
  type ClientMessage,
  type LobbyTable,
  PROTOCOL_VERSION,
  type Phrase,
  type Presence,
  type Refused,
  type ServerMessage,
  makeClientMessage,
  parseServerMessage,
} from '@abacow/protocol';
import { isUnreadable } from '@abacow/rules';
import type { TableEvent } from '@abacow/table';
import { untrack } from 'svelte';
import { waitAfter } from './backoff.ts';
import { Ledger, type Owed } from './ledger.ts';

export type Wire = { readonly send: (text: string) => void; readonly close: () => void };
export type WireEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
};

export type ConnectionWorld = {
  readonly connect: (events: WireEvents) => Wire;
  readonly now: () => number;
  /** Random, from 0 to below 1. */
  readonly chance: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  readonly isOnline: () => boolean;
  /** Calls back when the device goes offline or online. */
  readonly onNetwork: (call: () => void) => void;
  /** Calls back when the page becomes visible: its timers may have been paused and its socket may be dead. */
  readonly onVisible: (call: () => void) => void;
};

/** `stranger`: the service does not know this browser, so the player must give a name first. */
export type LinkState = 'closed' | 'connecting' | 'open' | 'waiting' | 'offline' | 'stranger';

/** A subscription to one table. */
export type Topic = {
  readonly seen: () => number;
  readonly onEvents: (from: number, events: readonly TableEvent[]) => void;
  readonly onAnswer: (answer: Accepted | Refused) => void;
  readonly onPresence: (presence: Presence) => void;
  readonly onSaid: (guest: string, phrase: Phrase) => void;
  /** Too many phrases in a short time. */
  readonly onSayRefused: () => void;
  readonly onMoved: (to: string) => void;
  readonly onNone: () => void;
};

const PING_MS = 10_000;
const PATIENCE_MS = 6_000;
/** How long to wait for a pong after the network or the page's visibility changed. */
const PROBE_MS = 3_000;
const SLOWER_MS = 2_000;
const IDLE_MS = 5_000;

export class Connection {
  state: LinkState = $state.raw('closed');
  guest: { readonly id: string; readonly name: string } | null = $state.raw(null);
  lobby: readonly LobbyTable[] | null = $state.raw(null);
  /** Milliseconds that the service's clock is ahead of ours. */
  ahead = 0;

  readonly #world: ConnectionWorld;
  readonly #ledger = new Ledger<Topic>();
  #wire: Wire | null = null;
  #failures = 0;
  #pings = 0;
  #untimer: () => void = () => undefined;
  #unidle: () => void = () => undefined;

  constructor(world: ConnectionWorld) {
    this.#world = world;
    world.onNetwork(() => this.#networkChanged());
    world.onVisible(() => this.#wake());
  }

  /** Subscribes to a table; the returned function unsubscribes. */
  watch(table: string, topic: Topic): () => void {
    const known = this.#ledger.topics.has(table);
    this.#ledger.topics.set(table, topic);
    this.#want();
    if (!known) this.catchUp(table);
    return () => {
      if (this.#ledger.topics.get(table) !== topic) return;
      this.#ledger.topics.delete(table);
      this.#send({ kind: 'unwatch', table });
      this.#settle();
    };
  }

  /** Requests the missing events. */
  catchUp(table: string): void {
    this.#send({ kind: 'watch', table, seen: this.#ledger.topics.get(table)?.seen() ?? 0 });
  }

  /** Sent again after each reconnect, under the same id, until it is answered. */
  command(table: string, id: string, seen: number, command: ClientCommand): void {
    const message: Owed = { kind: 'command', table, id, seen, command };
    this.#ledger.owed.set(id, message);
    this.#want();
    this.#send(message);
  }

  say(table: string, phrase: Phrase): void {
    this.#send({ kind: 'say', table, phrase });
  }

  watchLobby(on: boolean): void {
    this.#ledger.lobby = on;
    if (!on) this.lobby = null;
    this.#send({ kind: 'lobby', on });
    if (on) this.#want();
    else this.#settle();
  }

  /** Connects again after the guest has changed. */
  greetAgain(): void {
    this.guest = null;
    this.#failures = 0;
    if (this.#isWanted()) this.#open();
    else this.#drop('closed');
  }

  tryNow(): void {
    if (this.#link === 'waiting' || this.#link === 'offline') this.#open();
  }

  /** Read untracked, so that an effect that only sends a request does not run again when the state changes. */
  get #link(): LinkState {
    return untrack(() => this.state);
  }

  #isWanted(): boolean {
    return !this.#ledger.isEmpty;
  }

  #want(): void {
    this.#unidle();
    if (this.#link === 'closed') this.#open();
  }

  /** Closes the socket after a while, when nothing needs it any more. */
  #settle(): void {
    this.#unidle();
    this.#unidle = this.#world.after(IDLE_MS, () => {
      if (!this.#isWanted()) this.#drop('closed');
    });
  }

  #drop(state: LinkState): void {
    this.#untimer();
    const wire = this.#wire;
    this.#wire = null;
    this.state = state;
    wire?.close();
  }

  #open(): void {
    this.#drop('connecting');
    const mine = <A extends unknown[]>(call: (...args: A) => void) => {
      return (...args: A): void => {
        if (this.#wire === wire) call(...args);
      };
    };
    const wire: Wire = this.#world.connect({
      onOpen: mine(() => wire.send(makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION }))),
      onText: mine((text) => this.#hear(text)),
      onClose: mine(() => this.#lost()),
    });
    this.#wire = wire;
    this.#untimer = this.#world.after(PING_MS, () => this.#lost());
  }

  #lost(): void {
    this.#failures += 1;
    this.#drop(this.#world.isOnline() ? 'waiting' : 'offline');
    if (!this.#isWanted()) return void (this.state = 'closed');
    this.#untimer = this.#world.after(waitAfter(this.#failures, this.#world.chance()), () => this.#open());
  }

  #networkChanged(): void {
    if (this.#world.isOnline()) this.#wake();
    else if (this.#link !== 'closed') this.#lost();
  }

  /** Retries at once, or pings a socket that looks open, because the network may be back. */
  #wake(): void {
    switch (this.#link) {
      case 'waiting':
      case 'offline':
      case 'connecting':
        this.#failures = 0;
        return this.#open();
      case 'open':
        return this.#ask(PROBE_MS);
      case 'closed':
      case 'stranger':
        return;
    }
  }

  #ask(patience: number): void {
    this.#untimer();
    this.#untimer = this.#world.after(patience, () => this.#lost());
    this.#send({ kind: 'ping', n: ++this.#pings });
  }

  #send(message: ClientMessage): void {
    if (this.#link === 'open') this.#wire?.send(makeClientMessage(message));
  }

  /** Any message proves that the socket works. The next ping is sent only after silence. */
  #alive(): void {
    this.#untimer();
    this.#untimer = this.#world.after(PING_MS, () => this.#ask(PATIENCE_MS));
  }

  #hear(text: string): void {
    this.#alive();
    const message = parseServerMessage(text);
    if (!isUnreadable(message)) this.#take(message);
  }

  #take(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        return this.#welcome(message.guest, message.now);
      case 'events':
        return this.#ledger.topics.get(message.table)?.onEvents(message.from, message.events);
      case 'answer':
        this.#ledger.owed.delete(message.id);
        return this.#ledger.topics.get(message.table)?.onAnswer(message);
      case 'presence':
        return this.#ledger.topics.get(message.table)?.onPresence(message);
      case 'said':
        return this.#ledger.topics.get(message.table)?.onSaid(message.guest, message.phrase);
      case 'moved':
        return this.#ledger.topics.get(message.table)?.onMoved(message.to);
      case 'lobby':
        this.lobby = message.tables;
        return;
      case 'error':
        return this.#complained(message.code, message.message);
      case 'pong':
        return;
    }
  }

  #welcome(guest: { readonly id: string; readonly name: string }, now: number): void {
    this.guest = guest;
    this.ahead = now - this.#world.now();
    this.#failures = 0;
    this.state = 'open';
    for (const table of this.#ledger.topics.keys()) this.catchUp(table);
    for (const owed of this.#ledger.owed.values()) this.#send(owed);
    if (this.#ledger.lobby) this.#send({ kind: 'lobby', on: true });
  }

  #complained(code: string, about: string): void {
    if (code === 'hello/unknown') this.#drop('stranger');
    else if (code === 'table/none') this.#ledger.topics.get(about)?.onNone();
    else if (code === 'say/too-many') this.#ledger.topics.get(about)?.onSayRefused();
    else if (code === 'message/too-many')
      this.#world.after(SLOWER_MS, () => this.#ledger.owed.forEach((owed) => this.#send(owed)));
  }
}
