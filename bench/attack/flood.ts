/** One address: many sockets of one guest watch a table while other guests come and go there. */
import type { PrepareAttack } from './attacker.ts';
import { type RawSocket, newGuest, openRaw, openTable, repeat } from './net.ts';

const ADDRESS = '127.9.0.1';
const WATCHERS = 1200;
const TOGGLERS = 40;
/** What one socket may send, and how often a refused socket tries again. */
const TOGGLES_PER_SECOND = 20;
const RECONNECTS_PER_SECOND = 50;

const TABLE = {
  choice: { game: 'trio', board: 'addition', players: 2, level: 'junior', target: 1 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
};

export const flood: PrepareAttack = async (port) => {
  const host = await newGuest(port, ADDRESS);
  const table = await openTable(port, host, TABLE);
  if (table === null) return { about: 'the table was refused', start: () => () => undefined };
  const watch = { kind: 'watch', table, seen: 0 };
  const openWatcher = async (): Promise<RawSocket | null> => {
    const socket = await openRaw(port, host, { reads: true });
    socket?.send(watch);
    return socket;
  };
  // Before the watchers: an address that opens too many sockets is refused everything else.
  const togglers: RawSocket[] = [];
  for (let number = 0; number < TOGGLERS; number++) {
    const socket = await openRaw(port, await newGuest(port, ADDRESS), { reads: true });
    if (socket !== null) togglers.push(socket);
  }
  const watchers: (RawSocket | null)[] = [];
  while (watchers.length < WATCHERS) watchers.push(await openWatcher());
  const isOpen = (socket: RawSocket | null): boolean => socket?.isOpen() === true;
  const reopen = (turn: number): void => {
    const index = turn % WATCHERS;
    if (isOpen(watchers[index] ?? null)) return;
    void openWatcher().then((socket) => void (watchers[index] = socket));
  };
  return {
    about: `${watchers.filter(isOpen).length} watchers, ${togglers.length} guests who come and go`,
    start: () => {
      const stopToggling = repeat(TOGGLERS * TOGGLES_PER_SECOND, (turn) => {
        const comes = Math.floor(turn / TOGGLERS) % 2 === 0;
        togglers[turn % TOGGLERS]?.send(comes ? watch : { kind: 'unwatch', table });
      });
      const stopReopening = repeat(RECONNECTS_PER_SECOND, reopen);
      return () => {
        stopToggling();
        stopReopening();
      };
    },
  };
};
