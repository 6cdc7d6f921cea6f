/** Victims: people who play against a computer. Measures how long each of its decisions takes. */
import { legalNotation } from '@abacow/rules';
import { type Table, type TableEvent, apply, seatToAct, gameAt } from '@abacow/table';
import { type Guest, newGuest, openTable } from './net.ts';
import { SHEET, type SeatClient, openSeat, pause } from './seat.ts';
import type { Victims } from './victim.ts';

const PLAYERS = 6;
const COMPUTER = 1;
const TABLE = {
  choice: { game: 'cowpath', sheet: SHEET },
  opening: { kind: 'chosen', seat: 0 },
  seats: [{ kind: 'me' }, { kind: 'computer', level: 3 }],
};

/** Since when a computer has to decide; null while it has not. */
type Awaited = { since: number | null };

/** The person passes as soon as possible, so that the computer is to move most of the time. */
const moveOf = (table: Table): string => {
  const legal = legalNotation(gameAt(table).position);
  return legal.includes('-') ? '-' : legal.at(-1)!;
};

/** Game after game, without end. */
const play = async (
  port: number,
  guest: Guest,
  awaited: Awaited,
  answered: (ms: number) => void,
): Promise<void> => {
  const id = await openTable(port, guest, TABLE);
  if (id === null) throw new Error('a victim may not open a table');
  let table: Table | null = null;
  let seat: SeatClient | null = null;
  const act = (): void => {
    if (table?.phase === 'playing' && seatToAct(table) === 0)
      seat!.command({ kind: 'play', seat: 0, move: moveOf(table) });
  };
  const again = (): void => {
    awaited.since = null;
    seat!.close();
    void play(port, guest, awaited, answered);
  };
  seat = await openSeat(port, guest, id, 0, {
    onEvent: (event) => {
      if (event.kind === 'played' && event.seat === COMPUTER && awaited.since !== null)
        answered(performance.now() - awaited.since);
      table = apply(table, event as TableEvent);
      awaited.since = seatToAct(table) === COMPUTER ? performance.now() : null;
      if (event.kind === 'revealed') again();
      // After the other events of the same message.
      else setTimeout(act, 0);
    },
    onAnswer: () => undefined,
  });
  while (seat.seen() === 0) await pause(5);
  seat.sit();
};

export const openComputerGames = async (port: number): Promise<Victims> => {
  let latencies: number[] = [];
  const all: Awaited[] = [];
  for (let player = 0; player < PLAYERS; player++) {
    const own: Awaited = { since: null };
    all.push(own);
    await play(port, await newGuest(port, `127.2.${player}.1`), own, (ms) => latencies.push(ms));
  }
  return {
    measure: async (ms) => {
      latencies = [];
      await pause(ms);
      // Decisions that are still awaited count with the time that they have taken so far.
      const now = performance.now();
      const waiting = all.flatMap(({ since }) => (since === null ? [] : [now - since]));
      const slow = waiting.filter((waited) => waited > Math.max(0, ...latencies));
      return { latencies: [...latencies, ...slow], notes: {} };
    },
  };
};
