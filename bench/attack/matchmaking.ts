/** Public tables with an unfair clock where the attacker waits, and idle public tables, more of them every second. */
import type { PrepareAttack } from './attacker.ts';
import { type Guest, type RawSocket, newGuest, openRaw, openTable, repeat } from './net.ts';
import { SHEET } from './seat.ts';

const GUESTS = 3;
const HOSTILE = 60;
const IDLE_PER_SECOND = 45;
/** No address opens more than the rate limit allows. */
const ADDRESSES = 250;
/** A table that was just opened is given to strangers although nobody is there yet. */
const JUST_OPENED_MS = 16_000;

const CHOICES = [
  { game: 'cowpath', sheet: SHEET },
  { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
];
const hostile = (number: number): object => ({
  choice: CHOICES[number % CHOICES.length],
  clock: { kind: 'move', ms: 1000 },
  opening: { kind: 'chosen', seat: 0 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  public: true,
});
const idle = (number: number): object => ({
  choice: CHOICES[number % CHOICES.length],
  seats: [{ kind: 'me' }, { kind: 'open' }],
  public: true,
});

const TABLES_PER_SOCKET = 30;

export const matchmaking: PrepareAttack = async (port) => {
  const guests: Guest[] = [];
  for (let number = 0; number < GUESTS; number++) guests.push(await newGuest(port, `127.9.2.${number + 1}`));
  const tables: { readonly socket: RawSocket; readonly table: string }[] = [];
  let socket: RawSocket | null = null;
  for (let number = 0; number < HOSTILE; number++) {
    const guest = guests[Math.floor((number / HOSTILE) * GUESTS)]!;
    if (number % Math.min(TABLES_PER_SOCKET, HOSTILE / GUESTS) === 0)
      socket = await openRaw(port, guest, { reads: true });
    const table = await openTable(port, guest, hostile(number));
    if (socket !== null && table !== null) tables.push({ socket, table });
  }
  await new Promise((resolve) => setTimeout(resolve, JUST_OPENED_MS));
  const openIdle = (turn: number): void => {
    const guest = guests[turn % GUESTS]!;
    const address = `127.9.3.${(turn % ADDRESSES) + 1}`;
    openTable(port, { ...guest, address }, idle(turn)).catch(() => null);
  };
  return {
    about: `${tables.length} hostile tables`,
    start: () => {
      tables.forEach(({ socket: from, table }) => from.send({ kind: 'watch', table, seen: 0 }));
      const stop = repeat(IDLE_PER_SECOND, openIdle);
      return () => {
        stop();
        tables.forEach(({ socket: from, table }) => from.send({ kind: 'unwatch', table }));
      };
    },
  };
};
