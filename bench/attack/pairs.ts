/** Victims: pairs of people from different addresses who play at a steady pace. Measures a move until its answer. */
import { type Guest, newGuest, openTable } from './net.ts';
import { SHEET, type SeatClient, openSeat, pause, until } from './seat.ts';
import type { Victims } from './victim.ts';

const PAIRS = 8;
/** Slow enough for the rate limit of a socket. */
const PAUSE_MS = 60;

const TABLE = {
  choice: { game: 'cowpath', sheet: SHEET },
  opening: { kind: 'chosen', seat: 0 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
};

/** The player to move throws all dice, then passes, and so on without end. */
const openPair = async (port: number, pair: number, answered: (ms: number) => void): Promise<void> => {
  const guests: readonly Guest[] = [
    await newGuest(port, `127.1.${pair}.1`),
    await newGuest(port, `127.1.${pair}.2`),
  ];
  const table = await openTable(port, guests[0]!, TABLE);
  if (table === null) throw new Error('a victim may not open a table');
  const seats: SeatClient[] = [];
  let sentAt = 0;
  let turn = 0;
  let hasThrown = false;
  let sat = 0;
  const act = async (): Promise<void> => {
    await pause(PAUSE_MS);
    sentAt = performance.now();
    seats[turn]!.command({ kind: 'play', seat: turn, move: hasThrown ? '-' : 't12345' });
  };
  const onAnswer = ({
    ok,
    code,
    events,
  }: {
    ok?: boolean;
    code?: string;
    events?: readonly { kind: string }[];
  }): void => {
    if (ok !== true) throw new Error(`a victim was refused: ${code}`);
    if (events![0]!.kind !== 'played') return;
    answered(performance.now() - sentAt);
    if (hasThrown) turn = 1 - turn;
    hasThrown = !hasThrown;
    // The next player has the events of this move before it decides.
    void until(() => seats[0]!.seen() === seats[1]!.seen()).then(act);
  };
  for (const [seat, guest] of guests.entries())
    seats.push(
      await openSeat(port, guest, table, seat, {
        onEvent: ({ kind }) => void (kind === 'sat' && seat === 0 && (sat += 1)),
        onAnswer,
      }),
    );
  for (const [number, seat] of seats.entries()) {
    await until(() => seat.seen() === seats[0]!.seen() && sat === number && seat.seen() > 0);
    seat.sit();
  }
  await until(() => seats.every((seat) => seat.seen() >= 4));
  void act();
};

export const openPairs = async (port: number): Promise<Victims> => {
  let latencies: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) await openPair(port, pair, (ms) => latencies.push(ms));
  return {
    measure: async (ms) => {
      latencies = [];
      await pause(ms);
      const measured = latencies;
      // A move that is on its way counts, too: its answer may be the slowest.
      latencies = [];
      await until(() => latencies.length >= PAIRS / 2);
      return { latencies: [...measured, ...latencies], notes: {} };
    },
  };
};
