/** A client for tests, over a real socket. It builds its own tables from events, like any client. */
import { randomUUID } from 'node:crypto';
import { commitment, makeHex, sha256 } from '@abacow/dice';
import {
  type Accepted,
  type ClientCommand,
  type ClientMessage,
  PROTOCOL_VERSION,
  type Refused,
  type ServerMessage,
  makeClientMessage,
  parseServerMessage,
} from '@abacow/protocol';
import { isUnreadable, legalNotation } from '@abacow/rules';
import {
  type Table,
  type TableEvent,
  apply,
  awaitedSeeds,
  holderOf,
  isKeptFor,
  seatToAct,
  gameAt,
  keptSeats,
} from '@abacow/table';
import { WebSocket } from 'ws';

export type Reply = Accepted | Refused;

const seedBytes = (word: string): Uint8Array => sha256(new TextEncoder().encode(word));
/** The seed that `sitDown` commits to for a word. */
export const seedFrom = (word: string): string => makeHex(seedBytes(word));

export class Client {
  readonly #socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  /** All received texts, to search them for what must not be sent. */
  readonly received: string[] = [];
  readonly events = new Map<string, TableEvent[]>();
  readonly tables = new Map<string, Table>();
  readonly #replies = new Map<string, (reply: Reply) => void>();
  readonly #seeds = new Map<string, string>();
  #watchers: (() => void)[] = [];
  closed: { readonly code: number } | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (bytes) => this.#receive((bytes as Buffer).toString()));
    socket.on('close', (code) => {
      this.closed = { code };
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(port: number, secret: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: `abacow=${secret}`, ...headers },
    });
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_, response) => reject(new Error(`${response.statusCode}`)));
    });
    return client;
  }

  static async greet(
    port: number,
    secret: string,
    { headers = {}, ...more }: { headers?: Record<string, string>; presence?: 'changes' } = {},
  ): Promise<Client> {
    const client = await Client.open(port, secret, headers);
    client.send({ kind: 'hello', v: PROTOCOL_VERSION, ...more });
    await client.until(() => client.messages.some(({ kind }) => kind === 'welcome' || kind === 'error'));
    return client;
  }

  send(message: ClientMessage): void {
    this.sendText(makeClientMessage(message));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  sendBytes(bytes: Uint8Array): void {
    this.#socket.send(bytes);
  }

  /** Reads nothing more. */
  pause(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.close();
  }

  /** Disconnects without a close message. */
  tear(): void {
    this.#socket.terminate();
  }

  #wake(): void {
    const watchers = this.#watchers;
    this.#watchers = [];
    watchers.forEach((wake) => wake());
  }

  async until(holds: () => boolean, ms = 50_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      // Nothing more will be received.
      if (this.closed !== null) throw new Error(`closed before ${holds.toString()}`);
      const left = end - Date.now();
      if (left <= 0) throw new Error(`waited in vain: ${holds.toString()}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.#watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #receive(text: string): void {
    this.received.push(text);
    const message = parseServerMessage(text);
    if (isUnreadable(message)) throw new Error(`unreadable: ${message.reason}`);
    this.messages.push(message);
    if (message.kind === 'events' || message.kind === 'answer') this.#add(message);
    if (message.kind === 'answer') this.#replies.get(message.id)?.(message);
    if ((message.kind === 'events' || message.kind === 'answer') && message.events.length > 0)
      this.#revealSeed(message.table);
    this.#wake();
  }

  #add({ table, from, events }: { table: string; from: number; events: readonly TableEvent[] }): void {
    const known = this.events.get(table) ?? [];
    this.events.set(table, known);
    for (const [index, event] of events.entries()) {
      if (from + index < known.length) continue;
      if (from + index > known.length)
        throw new Error(`events ${known.length} to ${from + index} are missing`);
      known.push(event);
      this.tables.set(table, apply(this.tables.get(table) ?? null, event));
    }
  }

  /** Null as soon as the socket is closed. */
  async gone(): Promise<null> {
    await this.until(() => this.closed !== null, 600_000);
    return null;
  }

  seen(table: string): number {
    return this.events.get(table)?.length ?? 0;
  }

  async watch(table: string): Promise<Table> {
    this.send({ kind: 'watch', table, seen: this.seen(table) });
    await this.until(() => this.tables.has(table));
    return this.tables.get(table)!;
  }

  /** A `sit` that comes too late because somebody else sat down is sent again, as every client does. */
  async command(table: string, command: ClientCommand, id?: string, seen?: number): Promise<Reply> {
    const reply = await this.#commandOnce(table, command, id ?? randomUUID(), seen ?? this.seen(table));
    const repeats = command.kind === 'sit' && id === undefined && !reply.ok && reply.code === 'command/stale';
    return repeats ? this.command(table, command) : reply;
  }

  #commandOnce(table: string, command: ClientCommand, id: string, seen: number): Promise<Reply> {
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.send({ kind: 'command', table, id, seen, command });
    });
  }

  /**
   * Takes the seats reserved for this guest, as every client does when it has seen the commitment. With a word it commits
   * to a seed and reveals it when that is awaited.
   */
  async sitDown(id: string, word = ''): Promise<void> {
    const me = this.messages.find((message) => message.kind === 'welcome')!.guest;
    const committed = word === '' ? {} : { seedCommitment: commitment(seedBytes(word)) };
    if (word !== '') this.#seeds.set(id, seedFrom(word));
    const sitter = { kind: 'person', name: me.name } as const;
    for (const seat of keptSeats(this.tables.get(id)!))
      if (isKeptFor(this.tables.get(id)!, seat, me.id))
        await this.command(id, { kind: 'sit', seat, sitter, seed: '', ...committed });
  }

  /** Events of others may come first: then the command is stale, and their events bring us here again. */
  #revealSeed(id: string): void {
    const table = this.tables.get(id)!;
    const me = this.messages.find((message) => message.kind === 'welcome')?.guest;
    const seed = this.#seeds.get(id);
    const seat = awaitedSeeds(table).find((awaited) => holderOf(table.seats[awaited]!) === me?.id);
    if (seed !== undefined && seat !== undefined) void this.command(id, { kind: 'reveal-seed', seat, seed });
  }

  /** Plays its seat until the game is over, with the decisions that `choose` picks. */
  async playOut(id: string, seat: number, choose: (legal: readonly string[]) => string): Promise<void> {
    for (;;) {
      await this.until(() => {
        const table = this.tables.get(id);
        return (
          table?.phase === 'over' ||
          (table !== undefined && seatToAct(table) === seat) ||
          this.closed !== null
        );
      }, 60_000);
      const table = this.tables.get(id)!;
      if (table.phase === 'over' || this.closed !== null) return;
      const command: ClientCommand =
        table.phase === 'opening'
          ? { kind: 'roll', seat }
          : { kind: 'play', seat, move: choose(legalNotation(gameAt(table).position)) };
      await this.command(id, command);
    }
  }
}

/** Marks and places first, so that games end. */
export const eager = (legal: readonly string[]): string =>
  legal.find((move) => !move.startsWith('t') && move !== '-') ??
  legal.find((move) => move.startsWith('t')) ??
  legal[0]!;
