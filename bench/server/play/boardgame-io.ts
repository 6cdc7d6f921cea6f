/** Uses the server's protocol over plain socket.io. That is lighter than its own client, so that mainly the server is measured. */
import { io, type Socket } from 'socket.io-client';
import { readArguments, startMeter } from '../meter.ts';

const { port, games, warmUpMs, measureMs } = readArguments();
const HTTP = `http://127.0.0.1:${port}`;

type State = {
  readonly _stateID: number;
  readonly G: { readonly attempt: number };
  readonly ctx: { readonly currentPlayer: string };
};

class Seat {
  readonly #socket: Socket;
  readonly #match: string;
  readonly #player: string;
  #state: State | null = null;
  #sentAt = 0;
  #isWaiting = false;
  playing = false;

  constructor(match: string, player: string) {
    this.#match = match;
    this.#player = player;
    this.#socket = io(`${HTTP}/cowpath`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => this.#socket.emit('sync', match, player, 'c', 2));
    this.#socket.on('sync', (_: string, { state }: { state: State }) => void (this.#state = state));
    this.#socket.on('update', (_: string, state: State) => this.#update(state));
  }

  get ready(): boolean {
    return this.#state !== null;
  }

  #update(state: State): void {
    this.#state = state;
    if (this.#isWaiting) answered(this.#sentAt);
    this.#isWaiting = false;
    if (this.playing) this.act();
  }

  act(): void {
    const { _stateID, G, ctx } = this.#state!;
    if (ctx.currentPlayer !== this.#player) return;
    const [type, args] = G.attempt === 0 ? ['throwDice', [[0, 1, 2, 3, 4]]] : ['pass', []];
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: this.#player, credentials: 'c' } };
    this.#sentAt = performance.now();
    this.#isWaiting = true;
    this.#socket.emit('update', action, _stateID, this.#match, this.#player);
  }
}

let answered: (sentAt: number) => void = () => undefined;
const seats: Seat[] = [];
for (let game = 0; game < games; game++) {
  // The server creates a match when the first player asks for it.
  const match = `match-${game}`;
  const pair = ['0', '1'].map((player) => new Seat(match, player));
  seats.push(...pair);
  while (!pair.every(({ ready }) => ready)) await new Promise((resolve) => setTimeout(resolve, 5));
}
answered = startMeter(warmUpMs, measureMs).answered;
for (const seat of seats) seat.playing = true;
for (const seat of seats) seat.act();
