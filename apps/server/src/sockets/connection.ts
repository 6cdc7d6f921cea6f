/** One client's socket: what it says is parsed, limited and answered; it never speaks for anybody else. */
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServiceCode,
  makeAcceptedMessage,
  makeServerMessage,
  parseClientMessage,
} from '@abacow/protocol';
import { isRematchAgreed } from '@abacow/table';
import type { Guest } from '../store/store.ts';
import type { Service } from '../service.ts';
import type { Answer, CommandRequest } from '../tables/hub.ts';
import type { Bucket } from './limits.ts';
import type { Rooms } from './rooms.ts';

/** The part of a WebSocket that is used here. */
export type Wire = {
  readonly send: (text: string) => void;
  /** In its turn, but it may wait a moment for company. */
  readonly sendSoon: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Bytes that the client has not taken yet. */
  readonly waiting: () => number;
  /** Something broke on this side. */
  readonly fail: (error: unknown) => void;
};

/** A client that does not read is let go; it comes back and asks for what it missed. */
const MOST_WAITING = 4 * 1024 * 1024;
/** This many refused messages in a row and the socket is closed. */
const PATIENCE = 50;
const MOST_WATCHED = 32;

type CommandMessage = Extract<ClientMessage, { kind: 'command' }>;
type Complaint = { readonly kind: 'complaint'; readonly code: ServiceCode; readonly reason: string };
const complaint = (code: ServiceCode, reason: string): Complaint => ({ kind: 'complaint', code, reason });
const TOO_MANY = complaint('message/too-many', 'slower, please');
const NO_HELLO = complaint('hello/unknown', 'say hello first, as a guest that this service knows');

const readMessage = (text: string): ClientMessage | Complaint => {
  const message = parseClientMessage(text);
  return message.kind === 'bad' ? complaint('message/bad', message.reason) : message;
};

export class Connection {
  readonly #wire: Wire;
  readonly #service: Service;
  readonly #rooms: Rooms;
  readonly #bucket: Bucket;
  readonly watching = new Set<string>();
  readonly #pending = new Set<CommandRequest>();
  guest: Guest | null;
  #bad = 0;
  #greeted = false;
  #closed = false;
  /** What an earlier message still waits for. */
  #turn: Promise<void> | null = null;

  constructor(wire: Wire, service: Service, rooms: Rooms, bucket: Bucket, guest: Guest | null) {
    this.#wire = wire;
    this.#service = service;
    this.#rooms = rooms;
    this.#bucket = bucket;
    this.guest = guest;
  }

  send(message: ServerMessage): void {
    this.sendText(makeServerMessage(message));
  }

  sendText(text: string): void {
    this.#tell(text, this.#wire.send);
  }

  /** What asks nothing of this client. */
  sendSoon(text: string): void {
    this.#tell(text, this.#wire.sendSoon);
  }

  #tell(text: string, send: Wire['send']): void {
    if (this.#wire.waiting() > MOST_WAITING) this.#wire.close(1013, 'too slow');
    else send(text);
  }

  /** Whether the answer to this request will carry its events to this client. */
  awaits(request: CommandRequest | null): boolean {
    return request !== null && this.#pending.has(request);
  }

  /** Messages are taken in their order; a command under way holds up nothing behind it. Too many are not even queued. */
  receive(text: string): void {
    if (!this.#bucket.take()) return this.#complain(TOO_MANY.code, TOO_MANY.reason);
    const waits = this.#turn === null ? this.#take(text) : this.#turn.then(() => this.#take(text));
    if (waits === null) return;
    const turn = waits.catch(this.#wire.fail).then(() => {
      if (this.#turn === turn) this.#turn = null;
    });
    this.#turn = turn;
  }

  /** Null when nothing has to be waited for. */
  #take(text: string): Promise<void> | null {
    const message = readMessage(text);
    if (message.kind === 'complaint') return this.#refuse(message);
    if (message.kind === 'hello') return this.#hello(message.v, message.token);
    if (!this.#greeted || this.guest === null) return this.#refuse(NO_HELLO);
    this.#bad = 0;
    if (message.kind !== 'command') return this.#act(message, this.guest);
    this.#command(message, this.guest);
    return null;
  }

  #refuse({ code, reason }: Complaint): null {
    this.#complain(code, reason);
    return null;
  }

  get greeted(): boolean {
    return this.#greeted;
  }

  /** The socket is closed: what was still under way for it must not bring it back. */
  close(): void {
    this.#closed = true;
    this.#leave();
  }

  #leave(): void {
    for (const table of this.watching) this.#unwatch(table);
    this.#rooms.lobby(this, false);
  }

  /** Whoever spoke here is deleted. */
  forgetGuest(): void {
    this.#leave();
    this.guest = null;
    this.#complain('hello/unknown', 'this guest is deleted');
  }

  #complain(code: ServiceCode, message: string): void {
    this.send({ kind: 'error', code, message });
    this.#bad += 1;
    if (this.#bad > PATIENCE) this.#wire.close(1008, code);
  }

  async #hello(version: number, token: string | undefined): Promise<void> {
    if (version !== PROTOCOL_VERSION)
      return this.#complain('hello/version', `this service speaks version ${PROTOCOL_VERSION}`);
    const guest = token === undefined ? this.guest : await this.#service.guests.byToken(token);
    if (this.#closed) return;
    if (guest === null) return this.#complain('hello/unknown', 'no such guest');
    // Whoever was here until now leaves first, by their own name.
    if (guest.id !== this.guest?.id) this.#leave();
    this.guest = guest;
    this.#greeted = true;
    const { id, name } = guest;
    this.send({ kind: 'welcome', v: PROTOCOL_VERSION, guest: { id, name }, now: this.#service.now() });
  }

  async #act(message: Exclude<ClientMessage, { kind: 'hello' | 'command' }>, guest: Guest): Promise<void> {
    switch (message.kind) {
      case 'watch':
        return this.#watch(message.table, message.seen, guest);
      case 'unwatch':
        return this.#unwatch(message.table);
      case 'say':
        return this.#say(message, guest);
      case 'lobby':
        return this.#rooms.lobby(this, message.on);
      case 'ping':
        return this.send({ kind: 'pong', n: message.n, now: this.#service.now() });
    }
  }

  async #watch(table: string, seen: number, guest: Guest): Promise<void> {
    if (this.watching.size >= MOST_WATCHED && !this.watching.has(table))
      return this.#complain('message/too-many', `at most ${MOST_WATCHED} tables at once`);
    const live = await this.#service.attend(table, seen);
    if (this.#closed || this.guest?.id !== guest.id) return;
    if (live === null) return this.send({ kind: 'error', code: 'table/none', message: table });
    // From here on nothing waits: no event can come between what is sent now and what is published later.
    const from = Math.min(seen, live.events.length);
    this.send({ kind: 'events', table, from, events: live.events.slice(from) });
    if (!this.watching.has(table)) {
      this.watching.add(table);
      this.#rooms.join(table, this);
      this.#service.enter(live, guest.id);
    }
    this.#rooms.tellPresence(table, [this]);
    // Who was away when the rematch was agreed finds it now.
    if (isRematchAgreed(live.table))
      this.send({ kind: 'moved', table, to: await this.#service.rematchOf(live) });
  }

  #unwatch(table: string): void {
    if (!this.watching.delete(table)) return;
    this.#rooms.part(table, this);
    if (this.guest !== null) this.#service.leave(table, this.guest.id);
  }

  #command({ table, id, seen, command }: CommandMessage, guest: Guest): void {
    const request = { table, by: guest.id, id, seen, command };
    this.#pending.add(request);
    this.#service.command(request).then(
      (answer) => {
        this.#pending.delete(request);
        this.#answer(table, id, answer);
      },
      (error: unknown) => {
        this.#pending.delete(request);
        this.#wire.fail(error);
      },
    );
  }

  #answer(table: string, id: string, answer: Answer): void {
    if (answer.ok) return this.sendText(makeAcceptedMessage(id, { table, ...answer }));
    const { code, about, from, events } = answer;
    this.send({ kind: 'answer', table, id, ok: false, code, about, from, events });
  }

  async #say({ table, phrase }: Extract<ClientMessage, { kind: 'say' }>, guest: Guest): Promise<void> {
    const live = await this.#service.hub.table(table);
    const sits = live?.table.seats.some(
      (seating) => seating.kind === 'person' && seating.holder === guest.id,
    );
    if (sits !== true) return this.#complain('table/private', 'only who sits at a table speaks there');
    if (!this.#service.say(table, guest.id, phrase))
      this.send({ kind: 'error', code: 'say/too-many', message: table });
  }
}
