/** A table with as many events as the server allows, and sockets that ask for all of them again and again. */
import type { PrepareAttack } from './attacker.ts';
import { type Guest, type RawSocket, newGuest, openClient, openRaw, openTable, repeat } from './net.ts';

const ADDRESS = '127.9.0.1';
const EVENTS = 20_000;
/** A slow disk gives a smaller table. */
const GROW_MS = 60_000;
/** A socket may send so many messages at once. */
const BURST = 190;
const MESSAGES_PER_SECOND = 20;
const READERS = 4;
const SLOW_READERS = 150;
const RECONNECTS_PER_SECOND = 20;
const ANSWERS_WITHIN_MS = 10_000;

const TABLE = {
  choice: { game: 'trio', board: 'addition', players: 2, level: 'junior', target: 1 },
  seats: [{ kind: 'open' }, { kind: 'open' }],
};

const SIT = { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'A'.repeat(40) }, seed: '5'.repeat(64) };
const LEAVE = { kind: 'leave', seat: 0 };

/** Sits down and leaves as often as one socket may; returns how many events the table has then. */
const growOnce = (port: number, guest: Guest, table: string, from: number): Promise<number> =>
  new Promise((resolve) => {
    let events = from;
    let answers = 0;
    const end = (): void => {
      clearTimeout(late);
      void opened.then((client) => client.close());
      resolve(events);
    };
    const late = setTimeout(end, ANSWERS_WITHIN_MS);
    const opened = openClient(
      port,
      guest,
      (message) => {
        if (message.kind !== 'answer') return;
        if (message.ok === true) events += 1;
        if (++answers === BURST) end();
      },
      end,
    );
    opened.then(
      (client) => {
        for (let n = 0; n < BURST; n++) {
          const seen = from + n;
          client.send({
            kind: 'command',
            table,
            id: `g${seen}`,
            seen,
            command: seen % 2 === 1 ? SIT : LEAVE,
          });
        }
      },
      () => end(),
    );
  });

type BigTable = { readonly guest: Guest; readonly table: string; readonly events: number };

const openBigTable = async (port: number): Promise<BigTable> => {
  const guest = await newGuest(port, ADDRESS);
  const table = (await openTable(port, guest, TABLE)) ?? '';
  let events = 1;
  const end = performance.now() + GROW_MS;
  for (let before = 0; before < events && events < EVENTS && performance.now() < end;) {
    before = events;
    events = await growOnce(port, guest, table, events);
  }
  return { guest, table, events };
};

/** Sockets that ask for everything at the rate limit; one that was closed is opened again at a fixed rate. */
const askForAll = (
  port: number,
  { guest, table, events }: BigTable,
  count: number,
  reads: boolean,
): Awaited<ReturnType<PrepareAttack>> => {
  const sockets: (RawSocket | null)[] = Array.from({ length: count }, () => null);
  const opening = new Set<number>();
  const reopen = (turn: number): void => {
    const index = turn % count;
    if (sockets[index]?.isOpen() === true || opening.has(index)) return;
    opening.add(index);
    void openRaw(port, guest, { reads }).then((socket) => {
      opening.delete(index);
      sockets[index] = socket;
    });
  };
  return {
    about: `a table with ${events} events`,
    start: () => {
      const stopReopening = repeat(RECONNECTS_PER_SECOND, reopen);
      const stopAsking = repeat(count * MESSAGES_PER_SECOND, (turn) =>
        sockets[turn % count]?.send({ kind: 'watch', table, seen: 0 }),
      );
      return () => {
        stopReopening();
        stopAsking();
        sockets.forEach((socket) => socket?.close());
      };
    },
  };
};

export const bigTable: PrepareAttack = async (port) =>
  askForAll(port, await openBigTable(port), READERS, true);

export const slowReaders: PrepareAttack = async (port) =>
  askForAll(port, await openBigTable(port), SLOW_READERS, false);
