/** The other end of the wire, spoken by the test, and a clock that the test moves. */
import {
  type ClientMessage,
  type ServerMessage,
  makeServerMessage,
  parseClientMessage,
} from '@abacow/protocol';
import {
  type Command,
  type Table,
  type TableEvent,
  apply,
  decide,
  isTableRefusal,
  openTable,
} from '@abacow/table';
import type { ConnectionEnvironment, WireEvents } from './connection.ts';

export const TABLE = 'meadow7table';

type Timer = { readonly at: number; readonly call: () => void };

/** The service: it greets, answers pings and shows its table from the event on that the client asks for. */
export class FakeService {
  readonly received: ClientMessage[] = [];
  table: Table | null = null;
  readonly events: TableEvent[] = [];
  isOnline = true;
  /** New sockets neither open nor fail. */
  isLossy = false;
  /** Sends nothing. */
  isMute = false;
  knowsGuest = true;
  #now = 1000;
  #ids = 0;
  #wire: WireEvents | null = null;
  readonly #timers = new Set<Timer>();

  readonly environment: ConnectionEnvironment = {
    connect: (events) => {
      this.#wire = events;
      if (!this.isLossy) this.#at(0, () => (this.isOnline ? events.onOpen() : events.onClose()));
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
    after: (ms, call) => this.#at(ms, call),
    isOnline: () => this.isOnline,
  };

  #at(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + ms, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
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

  sendText(text: string): void {
    if (!this.isMute) this.#wire?.onText(text);
  }

  send(message: ServerMessage): void {
    this.sendText(makeServerMessage(message));
  }

  sendEvents(from: number, to = this.events.length): void {
    this.send({ kind: 'events', table: TABLE, from, events: this.events.slice(from, to) });
  }

  /** Opens a table of Ada and Ben. */
  open(): void {
    const person = (name: string) => ({ kind: 'person', name, holder: name.toLowerCase() }) as const;
    const opened = openTable({
      id: TABLE,
      host: 'ada',
      choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'none' },
      commitment: '00'.repeat(32),
      seats: [person('Ada'), person('Ben')],
      seeds: ['a', 'b'],
      now: 1000,
    });
    if (isTableRefusal(opened)) throw new Error(opened.code);
    this.events.push(...opened);
    this.table = opened.reduce<Table | null>(apply, null);
    this.does({ kind: 'start' });
  }

  /** Ada acts at the table. Nothing is sent. */
  does(command: Command): void {
    const dice = { throwDice: (count: number) => Array.from({ length: count }, () => 0) };
    const decided = decide(this.table!, command, { by: 'ada', now: this.#now, dice });
    if (isTableRefusal(decided)) throw new Error(decided.code);
    this.events.push(decided.event);
    this.table = decided.table;
  }

  of<Kind extends ClientMessage['kind']>(kind: Kind): readonly Extract<ClientMessage, { kind: Kind }>[] {
    return this.received.filter(
      (message): message is Extract<ClientMessage, { kind: Kind }> => message.kind === kind,
    );
  }

  #receive(events: WireEvents, text: string): void {
    if (this.#wire !== events) return;
    const message = parseClientMessage(text);
    if (message.kind === 'bad') throw new Error(message.reason);
    this.received.push(message);
    if (message.kind === 'ping') this.send({ kind: 'pong', n: message.n, now: this.#now });
    if (message.kind === 'watch' && this.table !== null) this.sendEvents(message.seen);
    if (message.kind !== 'hello') return;
    const guest = { id: 'ada', name: 'Ada' };
    if (this.knowsGuest) this.send({ kind: 'welcome', v: 1, guest, now: this.#now + 5000 });
    else this.send({ kind: 'error', code: 'hello/unknown', message: 'no such guest' });
  }
}
