/** The server killed under running games, and what must be there afterwards. */
import { expect } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { newPerson } from './test-server.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { Solo } from './solo.ts';

export const GAMES = 50;
/** `npm run kills` goes on for as long as you like. */
export const KILLS = 3;
export const MANY = {
  MESSAGES_PER_SECOND: '100000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  SOCKETS_PER_ADDRESS: '100000',
  SOCKETS_PER_GUEST: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  OPENS_PER_MINUTE: '1000000',
  WAITING_TABLES_PER_GUEST: '1000',
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the server again and again under running games; returns the players. */
export const killAgainAndAgain = async (env: Readonly<Record<string, string>>): Promise<readonly Solo[]> => {
  let server: ServerProcess = await startProcess({ ...MANY, ...env, PORT: '0' });
  const person = await newPerson(server.port, 'Solo');
  const players = Array.from({ length: GAMES }, () => new Solo(person, () => server.port));
  const games = players.map((player) => player.run());
  for (let kill = 0; kill < KILLS; kill++) {
    const before = players.reduce((sum, { moves }) => sum + moves, 0);
    while (players.reduce((sum, { moves }) => sum + moves, 0) < before + GAMES) await pause(20);
    await server.kill();
    server = await startProcess({ ...MANY, ...env, PORT: '0' });
  }
  // Every game continues.
  const before = players.map(({ moves }) => moves);
  while (players.some(({ moves }, index) => moves === before[index])) await pause(20);
  players.forEach((player) => void (player.stopped = true));
  await Promise.all(games);
  await server.kill();
  return players;
};

/** Every acknowledged event is in the store under its number; returns how many there were. */
export const expectAcknowledged = async (store: Store, players: readonly Solo[]): Promise<number> => {
  let checked = 0;
  for (const { acknowledged } of players)
    for (const [table, events] of acknowledged) {
      const stored = (await store.entriesFrom(table, 0)).flatMap((entry) => entry.events);
      for (const [number, event] of events) expect(stored[number]).toEqual(event);
      checked += events.size;
    }
  return checked;
};
