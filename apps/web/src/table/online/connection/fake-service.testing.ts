/** A service in memory with one table, and a clock that the test moves. */
import {
  type ClientMessage,
  type ServerMessage,
  makeServerMessage,
  parseClientMessage,
} from '@abacow/protocol';
import {
  type Table,
  type TableEvent,
  apply,
  decide,
  isTableRefusal,
  openTable,
  tableDice,
} from '@abacow/table';
import type { WireEvents } from '@abacow/client';
import type { PageEnvironment } from './connection.svelte.ts';

export const SECRET = '07'.repeat(32);
export const TABLE = 'meadow7table';

type Timer = { readonly at: number; readonly call: () => void };

export class FakeService {
  readonly events: TableEvent[] = [];
  table: Table;
  readonly received: ClientMessage[] = [];
  /** Holds back all messages while this is set. */
  mute = false;
  known = true;
  /** Too many guests watch the table. */
  full = false;
  #wire: WireEvents | null = null;
  readonly #done = new Map<string, ServerMessage>();
  readonly #timers = new Set<Timer>();
  #now = 1000;
  #ids = 0;
  #network: () => void = () => undefined;
  #visible: () => void = () => undefined;
  online = true;
  /** New sockets neither open nor fail: all packets are lost. */
  lossy = false;

  constructor(more: Partial<Parameters<typeof openTable>[0]> = {}, start = true) {
    const opened = openTable({
      id: TABLE,
      host: 'ada',
      choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'none' },
      commitment: '00'.repeat(32),
      seats: [
        { kind: 'person', name: 'Ada', holder: 'ada' },
        { kind: 'person', name: 'Ben', holder: 'ben' },
      ],
      seeds: ['a', 'b'],
      now: 1000,
      ...more,
    });
    if (isTableRefusal(opened)) throw new Error(opened.code);
    this.events.push(...opened);
    this.table = opened.reduce<Table | null>(apply, null)!;
    if (start) this.does(this.table.host, { kind: 'start' });
  }

  readonly environment: PageEnvironment = {
    connect: (events) => {
      this.#wire = events;
      if (this.lossy) return { send: () => undefined, close: () => undefined };
      if (this.online) this.#soon(() => events.onOpen());
      else this.#soon(() => events.onClose());
      return {
        send: (text) => this.#receive(events, text),
        close: () => {
          if (this.#wire === events) this.#wire = null;
        },
      };
    },
    now: () => this.#now,
    random: () => 1,
    newId: () => `c${++this.#ids}`,
    after: (ms, call) => {
      const timer = { at: this.#now + ms, call };
      this.#timers.add(timer);
      return () => void this.#timers.delete(timer);
    },
    isOnline: () => this.online,
    onNetwork: (call) => (this.#network = call),
    onVisible: (call) => (this.#visible = call),
  };

  #soon(call: () => void): void {
    this.#timers.add({ at: this.#now, call });
  }

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }

  /** Loses the socket without a close event, as when a cable is pulled out. */
  tear(): void {
    this.#wire = null;
  }

  close(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.onClose();
  }

  setOnline(online: boolean): void {
    this.online = online;
    this.#network();
  }

  /** Makes the page visible again. */
  show(): void {
    this.#visible();
  }

  send(message: ServerMessage): void {
    if (!this.mute) this.#wire?.onText(makeServerMessage(message));
  }

  /** Another client acts. */
  does(
    by: string,
    command: Parameters<typeof decide>[1],
    absent: readonly number[] = [],
  ): readonly TableEvent[] {
    const dice = tableDice(this.table, SECRET);
    const decided = decide(this.table, command, { by, now: this.#now, dice, absent });
    if (isTableRefusal(decided)) throw new Error(decided.code);
    const from = this.events.length;
    this.events.push(decided.event);
    this.table = decided.table;
    this.send({ kind: 'events', table: TABLE, from, events: [decided.event] });
    return [decided.event];
  }

  commands(): readonly Extract<ClientMessage, { kind: 'command' }>[] {
    return this.received.flatMap((message) => (message.kind === 'command' ? [message] : []));
  }

  #receive(events: WireEvents, text: string): void {
    if (this.#wire !== events) return;
    const message = parseClientMessage(text);
    if (message.kind === 'bad') throw new Error(message.reason);
    this.received.push(message);
    if (message.kind === 'hello') this.#greet();
    else if (message.kind === 'ping') this.send({ kind: 'pong', n: message.n, now: this.#now });
    else if (message.kind === 'watch') this.#show(message.seen);
    else if (message.kind === 'command') this.#follow(message);
  }

  #show(seen: number): void {
    if (this.full) return this.send({ kind: 'error', code: 'watch/too-many', message: TABLE });
    this.send({ kind: 'events', table: TABLE, from: seen, events: this.events.slice(seen) });
    this.send({ kind: 'presence', table: TABLE, here: ['ada'], absentSince: {}, graceMs: 60_000 });
  }

  #greet(): void {
    if (this.known)
      this.send({ kind: 'welcome', v: 1, guest: { id: 'ada', name: 'Ada' }, now: this.#now + 5000 });
    else this.send({ kind: 'error', code: 'hello/unknown', message: 'no such guest' });
  }

  #follow({ id, seen, command }: Extract<ClientMessage, { kind: 'command' }>): void {
    const from = this.events.length;
    const answer = this.#done.get(id) ?? this.#decide(id, seen, command, from);
    this.#done.set(id, answer);
    this.send(answer);
  }

  #decide(id: string, seen: number, command: Parameters<typeof decide>[1], from: number): ServerMessage {
    const refused = (code: string): ServerMessage => ({
      kind: 'answer',
      table: TABLE,
      id,
      ok: false,
      code,
      about: '',
      from: seen,
      events: this.events.slice(seen),
    });
    if (seen < from) return refused('command/stale');
    const dice = tableDice(this.table, SECRET);
    const decided = decide(this.table, command, { by: 'ada', now: this.#now, dice });
    if (isTableRefusal(decided)) return refused(decided.code);
    this.events.push(decided.event);
    this.table = decided.table;
    return { kind: 'answer', table: TABLE, id, ok: true, from, events: [decided.event] };
  }
}
