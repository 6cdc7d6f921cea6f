/**
 * Two guests at one table, each on a socket of their own, who play as fast as answers come and reconnect after every
 * failure. Every event that either of them received is remembered: none may be lost or changed.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { commitment, makeHex, sha256 } from '@abacow/dice';
import type { ClientCommand } from '@abacow/protocol';
import { legalNotation } from '@abacow/rules';
import { type Table, awaitedSeeds, seatToAct, gameAt } from '@abacow/table';
import { Client, eager } from '../client.ts';
import { type Person, cowpathTable, openTable } from '../test-server.ts';

export type Pair = {
  /** Received events as JSON, by table, under their numbers. */
  readonly received: ReadonlyMap<string, readonly string[]>;
  /** Events that were received in two versions. */
  readonly changed: readonly string[];
  readonly moves: () => number;
  readonly games: () => number;
  /** Plays until `stop`. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
};

const RECONNECT_MS = 20;
const ANSWER_WITHIN_MS = 60_000;

const seedOf = ({ id }: Table, seat: number): Uint8Array => sha256(new TextEncoder().encode(`${id} ${seat}`));

const sit = (table: Table, seat: number): ClientCommand => ({
  kind: 'sit',
  seat,
  sitter: { kind: 'person', name: `Seat ${seat}` },
  seed: '',
  seedCommitment: commitment(seedOf(table, seat)),
});

/** What this seat has to do now. */
const dueAt = (table: Table, seat: number): ClientCommand | null => {
  const awaited = awaitedSeeds(table);
  if (awaited.length > 0)
    return awaited.includes(seat) ? { kind: 'reveal-seed', seat, seed: makeHex(seedOf(table, seat)) } : null;
  switch (table.phase) {
    case 'seating':
      return table.seats[seat]!.kind === 'open' || table.kept.includes(seat) ? sit(table, seat) : null;
    case 'opening':
      return seat === 0 ? { kind: 'toss' } : null;
    case 'playing':
      return seatToAct(table) === seat
        ? { kind: 'play', seat, move: eager(legalNotation(gameAt(table).position)) }
        : null;
    case 'over':
      return null;
  }
};

export const createPair = (people: readonly [Person, Person], port: () => number): Pair => {
  const received = new Map<string, string[]>();
  const changed: string[] = [];
  let table: string | null = null;
  let moves = 0;
  let games = 0;
  let isStopped = false;

  const remember = (id: string, client: Client): void => {
    const known = received.get(id) ?? [];
    received.set(id, known);
    for (const [number, event] of (client.events.get(id) ?? []).entries()) {
      const text = JSON.stringify(event);
      if ((known[number] ??= text) !== text) changed.push(`${id} ${number}: ${known[number]} and ${text}`);
    }
  };

  const playSeat = async (client: Client, id: string, seat: number): Promise<void> => {
    await client.watch(id);
    const due = (): ClientCommand | null => dueAt(client.tables.get(id)!, seat);
    for (;;) {
      await client.until(
        () => isStopped || client.tables.get(id)!.phase === 'over' || due() !== null,
        ANSWER_WITHIN_MS,
      );
      const command = due();
      if (isStopped || command === null) return;
      const reply = await Promise.race([client.command(id, command), client.gone()]);
      if (reply === null) throw new Error('closed');
      // The other player may have done it, or may have been faster.
      if (!reply.ok && reply.code !== 'command/stale') throw new Error(reply.code);
      if (reply.ok) moves += 1;
    }
  };

  const playGame = async (id: string): Promise<void> => {
    const clients: Client[] = [];
    try {
      for (const { secret } of people) clients.push(await Client.greet(port(), secret));
      await Promise.all(clients.map((client, seat) => playSeat(client, id, seat)));
      if (clients.every((client) => client.tables.get(id)!.phase === 'over')) {
        games += 1;
        table = null;
      }
    } finally {
      clients.forEach((client) => remember(id, client));
      clients.forEach((client) => client.tear());
    }
  };

  return {
    received,
    changed,
    moves: () => moves,
    games: () => games,
    run: async () => {
      while (!isStopped)
        try {
          table ??= await openTable(port(), people[0], cowpathTable({ opening: { kind: 'lot' } }));
          await playGame(table);
        } catch {
          // The server is down: reconnect until it is up again.
          await pause(RECONNECT_MS);
        }
    },
    stop: () => void (isStopped = true),
  };
};
