/** Colyseus's own client, two per Colyseus room. */
import { Client, type Room } from '@colyseus/sdk';
import { readArguments, startMeter } from '../meter.ts';

const { port, games, warmUpMs, measureMs } = readArguments();
type State = { readonly turn: number; readonly attempt: number; readonly moves: number };

let answered: (sentAt: number) => void = () => undefined;

class Seat {
  readonly #room: Room;
  #seat = -1;
  #state: State | null = null;
  #sentAt = 0;
  #isWaiting = false;
  playing = false;

  constructor(room: Room) {
    this.#room = room;
    room.onMessage('seat', (seat: number) => void (this.#seat = seat));
    room.onStateChange((state) => this.#update(state as unknown as State));
  }

  get ready(): boolean {
    return this.#seat >= 0 && this.#state !== null;
  }

  #update(state: State): void {
    this.#state = state;
    if (this.#isWaiting) answered(this.#sentAt);
    this.#isWaiting = false;
    if (this.playing) this.act();
  }

  act(): void {
    const { turn, attempt } = this.#state!;
    if (turn !== this.#seat) return;
    this.#sentAt = performance.now();
    this.#isWaiting = true;
    this.#room.send(attempt === 0 ? 'throw' : 'pass');
  }
}

const client = new Client(`ws://127.0.0.1:${port}`);
const seats: Seat[] = [];
for (let game = 0; game < games; game++) {
  const first = await client.create('cowpath');
  const one = new Seat(first);
  const two = new Seat(await client.joinById(first.roomId));
  seats.push(one, two);
  for (let tries = 0; !(one.ready && two.ready); tries++) {
    if (tries > 1000) throw new Error('a room did not get ready');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
answered = startMeter(warmUpMs, measureMs).answered;
for (const seat of seats) seat.playing = true;
for (const seat of seats) seat.act();
