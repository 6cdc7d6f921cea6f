/** Two sockets per game. The player to move throws all dice, then passes, and so on without end. */
import { createRequire } from 'node:module';
import type { WebSocket as WS } from 'ws';
import { readArguments, SHEET, startMeter } from '../meter.ts';

const { WebSocket } = createRequire(new URL('../../../apps/server/src/main.ts', import.meta.url))('ws') as {
  WebSocket: typeof WS;
};
type Socket = InstanceType<typeof WebSocket>;

const { port, games, warmUpMs, measureMs } = readArguments();
const HTTP = `http://127.0.0.1:${port}/api`;

const newGuest = async (name: string): Promise<string> => {
  const answer = await fetch(`${HTTP}/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
};

const [ada, ben] = [await newGuest('Ada'), await newGuest('Ben')];

const openTable = async (): Promise<string> => {
  const answer = await fetch(`${HTTP}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ada },
    body: JSON.stringify({
      choice: { game: 'cowpath', sheet: SHEET },
      opening: { kind: 'chosen', seat: 0 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
    }),
  });
  return ((await answer.json()) as { id: string }).id;
};

type ServerMessage = {
  readonly kind: string;
  readonly ok?: boolean;
  readonly code?: string;
  readonly from?: number;
  readonly events?: readonly { readonly kind: string; readonly seat?: number; readonly token?: string }[];
};

class Seat {
  readonly #socket: Socket;
  readonly #table: string;
  readonly #seat: number;
  readonly #answered: (sentAt: number) => void;
  #sentAt = 0;
  #commands = 0;
  /** Whose move it is, and whether that player has thrown. */
  #turn = 0;
  #thrown = false;
  seen = 0;
  playing = false;

  constructor(table: string, seat: number, cookie: string, answered: (sentAt: number) => void) {
    this.#table = table;
    this.#seat = seat;
    this.#answered = answered;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#socket.on('open', () => this.#send({ kind: 'hello', v: 1 }));
    this.#socket.on('message', (bytes) => this.#receive(JSON.parse(String(bytes)) as ServerMessage));
    this.#socket.on('close', (code) => {
      throw new Error(`a socket was closed: ${code}`);
    });
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  command(command: object): void {
    this.#sentAt = performance.now();
    const id = String(this.#commands++);
    this.#send({ kind: 'command', table: this.#table, id, seen: this.seen, command });
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'welcome') return this.#send({ kind: 'watch', table: this.#table, seen: 0 });
    if (message.kind !== 'events' && message.kind !== 'answer') return;
    if (message.ok === false) throw new Error(`refused: ${message.code}`);
    if (message.kind === 'answer' && this.playing) this.#answered(this.#sentAt);
    this.#applyEvents(message.from!, message.events!);
    if (this.playing) this.act();
  }

  #applyEvents(from: number, events: NonNullable<ServerMessage['events']>): void {
    for (const event of events.slice(Math.max(0, this.seen - from))) {
      this.seen += 1;
      if (event.kind !== 'played') continue;
      this.#thrown = event.token !== '-';
      this.#turn = this.#thrown ? event.seat! : 1 - event.seat!;
    }
  }

  act(): void {
    if (this.#turn !== this.#seat) return;
    this.command({ kind: 'play', seat: this.#seat, move: this.#thrown ? '-' : 't12345' });
  }
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

let answered: (sentAt: number) => void = () => undefined;

/** Both sit down, one after the other; the game starts by itself. */
const openGame = async (): Promise<readonly [Seat, Seat]> => {
  const id = await openTable();
  const [first, second] = [ada, ben].map(
    (cookie, seat) => new Seat(id, seat, cookie, (sentAt) => answered(sentAt)),
  ) as [Seat, Seat];
  for (const [number, [seat, name]] of [[first, 'Ada'] as const, [second, 'Ben'] as const].entries()) {
    await until(() => first.seen === number + 1 && second.seen === number + 1);
    seat.command({ kind: 'sit', seat: number, sitter: { kind: 'person', name }, seed: '' });
  }
  return [first, second];
};

const AT_ONCE = 25;
const tables: (readonly [Seat, Seat])[] = [];
while (tables.length < games)
  tables.push(
    ...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - tables.length) }, openGame))),
  );
await new Promise((resolve) => setTimeout(resolve, 200));
answered = startMeter(warmUpMs, measureMs).answered;
for (const pair of tables) for (const seat of pair) seat.playing = true;
for (const [first] of tables) first.act();
