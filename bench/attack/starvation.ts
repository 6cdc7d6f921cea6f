/** A few guests watch hundreds of tables at which strong computers play each other. */
import type { PrepareAttack } from './attacker.ts';
import { type Guest, type RawSocket, newGuest, openRaw, openTable, repeat } from './net.ts';
import { SHEET } from './seat.ts';

const GUESTS = 3;
const TABLES = 300;
/** An address may open so many tables within a minute. */
const TABLES_PER_ADDRESS = 50;
/** A socket may watch so many tables. */
const TABLES_PER_SOCKET = 30;

const TABLE = {
  choice: { game: 'cowpath', sheet: SHEET },
  opening: { kind: 'chosen', seat: 0 },
  seats: [
    { kind: 'computer', level: 5 },
    { kind: 'computer', level: 5 },
  ],
};

type Watched = { readonly socket: RawSocket; readonly table: string };

export const starvation: PrepareAttack = async (port) => {
  const guests: Guest[] = [];
  for (let number = 0; number < GUESTS; number++) guests.push(await newGuest(port, '127.9.0.1'));
  const watched: Watched[] = [];
  const sockets = new Map<string, RawSocket>();
  for (let number = 0; number < TABLES; number++) {
    const guest = guests[number % GUESTS]!;
    const address = `127.9.1.${Math.floor(number / TABLES_PER_ADDRESS) + 1}`;
    const table = await openTable(port, { ...guest, address }, TABLE);
    if (table === null) continue;
    const key = `${number % GUESTS} ${Math.floor(number / GUESTS / TABLES_PER_SOCKET)}`;
    const socket = sockets.get(key) ?? (await openRaw(port, guest, { reads: true }));
    if (socket === null) continue;
    sockets.set(key, socket);
    watched.push({ socket, table });
  }
  const send = (kind: 'watch' | 'unwatch'): (() => void) => {
    // Slowly enough for the rate limit of a socket.
    const stop = repeat(100, (turn) => {
      const { socket, table } = watched[turn] ?? {};
      if (socket === undefined) return stop();
      socket.send(kind === 'watch' ? { kind, table, seen: 0 } : { kind, table });
    });
    return stop;
  };
  return {
    about: `${watched.length} tables with two computers each`,
    start: () => {
      const stopWatching = send('watch');
      return () => {
        stopWatching();
        send('unwatch');
      };
    },
  };
};
