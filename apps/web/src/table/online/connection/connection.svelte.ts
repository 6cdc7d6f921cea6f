/** The socket to the service: it reconnects, sends unacknowledged commands again, and fetches missed events. */
import {
  type Accepted,
  type ClientCommand,
  type ClientMessage,
  type LobbyTable,
  PROTOCOL_VERSION,
  type Phrase,
  type Presence,
  type PresenceChange,
  type Refused,
  type ServerMessage,
  makeClientMessage,
  parseServerMessage,
} from '@abacow/protocol';
import { isUnreadable } from '@abacow/rules';
import type { TableEvent } from '@abacow/table';
import { untrack } from 'svelte';
import { waitAfter } from './backoff.ts';
import { Subscriptions, type CommandMessage } from './subscriptions.ts';

export type Wire = { readonly send: (text: string) => void; readonly close: () => void };
export type WireEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
};

export type ConnectionEnvironment = {
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

/**
 * `stranger`: the service does not know this browser, so the player must give a name first. `too-many`: this guest or this
 * address has too many sockets. If all of them reconnected by themselves, they would replace each other without end.
 */
export type LinkState = 'closed' | 'connecting' | 'open' | 'waiting' | 'offline' | 'stranger' | 'too-many';

/** A subscription to one table. */
export type Topic = {
  readonly seen: () => number;
  readonly onEvents: (from: number, events: readonly TableEvent[]) => void;
  readonly onAnswer: (answer: Accepted | Refused) => void;
  readonly onPresence: (presence: Presence) => void;
  readonly onPresenceChange: (change: PresenceChange) => void;
  readonly onPhrase: (guest: string, phrase: Phrase) => void;
  /** Too many phrases in a short time. */
  readonly onSayRefused: () => void;
  readonly onMoved: (to: string) => void;
  readonly onNone: () => void;
  /** Too many guests watch the table. */
  readonly onFull: () => void;
};

const PING_MS = 10_000;
const PONG_TIMEOUT_MS = 6_000;
/** How long to wait for a pong after the network or the page's visibility changed. */
const PROBE_MS = 3_000;
const RATE_LIMIT_WAIT_MS = 2_000;
const IDLE_MS = 5_000;

export class Connection {
  state: LinkState = $state.raw('closed');
  guest: { readonly id: string; readonly name: string } | null = $state.raw(null);
  lobby: readonly LobbyTable[] | null = $state.raw(null);
  /** Milliseconds that the service's clock is ahead of ours. */
  clockOffsetMs = 0;

  readonly #environment: ConnectionEnvironment;
  readonly #subscriptions = new Subscriptions<Topic>();
  #wire: Wire | null = null;
  #failures = 0;
  #pings = 0;
  #cancelTimer: () => void = () => undefined;
  #cancelIdle: () => void = () => undefined;

  constructor(environment: ConnectionEnvironment) {
    this.#environment = environment;
    environment.onNetwork(() => this.#networkChanged());
    environment.onVisible(() => this.#wake());
  }

  /** Subscribes to a table; the returned function unsubscribes. */
  watch(table: string, topic: Topic): () => void {
    const known = this.#subscriptions.topics.has(table);
    this.#subscriptions.topics.set(table, topic);
    this.#want();
    if (!known) this.catchUp(table);
    return () => {
      if (this.#subscriptions.topics.get(table) !== topic) return;
      this.#subscriptions.topics.delete(table);
      this.#send({ kind: 'unwatch', table });
      this.#closeWhenIdle();
    };
  }

  /** Requests the missing events. */
  catchUp(table: string): void {
    this.#send({ kind: 'watch', table, seen: this.#subscriptions.topics.get(table)?.seen() ?? 0 });
  }

  /** Sent again after each reconnect, under the same id, until it is answered. */
  command(table: string, id: string, seen: number, command: ClientCommand): void {
    const message: CommandMessage = { kind: 'command', table, id, seen, command };
    this.#subscriptions.unanswered.set(id, message);
    this.#want();
    this.#send(message);
  }

  say(table: string, phrase: Phrase): void {
    this.#send({ kind: 'say', table, phrase });
  }

  watchLobby(on: boolean): void {
    this.#subscriptions.lobby = on;
    if (!on) this.lobby = null;
    this.#send({ kind: 'lobby', on });
    if (on) this.#want();
    else this.#closeWhenIdle();
  }

  /** Connects again after the guest has changed. */
  reconnect(): void {
    this.guest = null;
    this.#failures = 0;
    if (this.#isWanted()) this.#open();
    else this.#drop('closed');
  }

  tryNow(): void {
    if (this.#link === 'waiting' || this.#link === 'offline' || this.#link === 'too-many') this.#open();
  }

  /** Read untracked, so that an effect that only sends a request does not run again when the state changes. */
  get #link(): LinkState {
    return untrack(() => this.state);
  }

  #isWanted(): boolean {
    return !this.#subscriptions.isEmpty;
  }

  #want(): void {
    this.#cancelIdle();
    if (this.#link === 'closed') this.#open();
  }

  /** Closes the socket after a while, when nothing needs it any more. */
  #closeWhenIdle(): void {
    this.#cancelIdle();
    this.#cancelIdle = this.#environment.after(IDLE_MS, () => {
      if (!this.#isWanted()) this.#drop('closed');
    });
  }

  #drop(state: LinkState): void {
    this.#cancelTimer();
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
    const wire: Wire = this.#environment.connect({
      onOpen: mine(() =>
        wire.send(makeClientMessage({ kind: 'hello', v: PROTOCOL_VERSION, presence: 'changes' })),
      ),
      onText: mine((text) => this.#receive(text)),
      onClose: mine(() => this.#lost()),
    });
    this.#wire = wire;
    this.#cancelTimer = this.#environment.after(PING_MS, () => this.#lost());
  }

  #lost(): void {
    this.#failures += 1;
    this.#drop(this.#environment.isOnline() ? 'waiting' : 'offline');
    if (!this.#isWanted()) return void (this.state = 'closed');
    this.#cancelTimer = this.#environment.after(waitAfter(this.#failures, this.#environment.chance()), () =>
      this.#open(),
    );
  }

  #networkChanged(): void {
    if (this.#environment.isOnline()) this.#wake();
    else if (this.#link !== 'closed') this.#lost();
  }

  /** Retries at once, or pings a socket that looks open, because the network may be back. */
  #wake(): void {
    switch (this.#link) {
      case 'waiting':
      case 'offline':
      case 'connecting':
      case 'too-many':
        this.#failures = 0;
        return this.#open();
      case 'open':
        return this.#ping(PROBE_MS);
      case 'closed':
      case 'stranger':
        return;
    }
  }

  #ping(timeoutMs: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#environment.after(timeoutMs, () => this.#lost());
    this.#send({ kind: 'ping', n: ++this.#pings });
  }

  #send(message: ClientMessage): void {
    if (this.#link === 'open') this.#wire?.send(makeClientMessage(message));
  }

  /** Any message proves that the socket works. The next ping is sent only after silence. */
  #resetPingTimer(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#environment.after(PING_MS, () => this.#ping(PONG_TIMEOUT_MS));
  }

  #receive(text: string): void {
    this.#resetPingTimer();
    const message = parseServerMessage(text);
    if (!isUnreadable(message)) this.#dispatch(message);
  }

  #dispatch(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        return this.#welcome(message.guest, message.now);
      case 'events':
        return this.#subscriptions.topics.get(message.table)?.onEvents(message.from, message.events);
      case 'answer':
        this.#subscriptions.unanswered.delete(message.id);
        return this.#subscriptions.topics.get(message.table)?.onAnswer(message);
      case 'presence':
        return this.#subscriptions.topics.get(message.table)?.onPresence(message);
      case 'presence-change':
        return this.#subscriptions.topics.get(message.table)?.onPresenceChange(message);
      case 'said':
        return this.#subscriptions.topics.get(message.table)?.onPhrase(message.guest, message.phrase);
      case 'moved':
        return this.#subscriptions.topics.get(message.table)?.onMoved(message.to);
      case 'lobby':
        this.lobby = message.tables;
        return;
      case 'error':
        return this.#onError(message.code, message.message);
      case 'pong':
        return;
    }
  }

  #welcome(guest: { readonly id: string; readonly name: string }, now: number): void {
    this.guest = guest;
    this.clockOffsetMs = now - this.#environment.now();
    this.#failures = 0;
    this.state = 'open';
    for (const table of this.#subscriptions.topics.keys()) this.catchUp(table);
    for (const unanswered of this.#subscriptions.unanswered.values()) this.#send(unanswered);
    if (this.#subscriptions.lobby) this.#send({ kind: 'lobby', on: true });
  }

  #onError(code: string, about: string): void {
    if (code === 'hello/unknown') this.#drop('stranger');
    else if (code === 'socket/too-many') this.#drop('too-many');
    else if (code === 'watch/too-many') this.#subscriptions.topics.get(about)?.onFull();
    else if (code === 'table/none') this.#subscriptions.topics.get(about)?.onNone();
    else if (code === 'say/too-many') this.#subscriptions.topics.get(about)?.onSayRefused();
    else if (code === 'message/too-many')
      this.#environment.after(RATE_LIMIT_WAIT_MS, () =>
        this.#subscriptions.unanswered.forEach((unanswered) => this.#send(unanswered)),
      );
  }
}
