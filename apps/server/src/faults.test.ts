import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { newFolder, newPerson } from '../test/house.ts';
import { type ServerProcess, startProcess } from '../test/process.ts';
import { Solo } from '../test/solo.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

const GAMES = 200;
const KILLS = 20;
const MANY = { MESSAGES_PER_SECOND: '100000', OPENS_PER_MINUTE: '1000000' };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the server again and again under running games; gives back who played. */
const killAgainAndAgain = async (env: Readonly<Record<string, string>>): Promise<readonly Solo[]> => {
  let server: ServerProcess = await startProcess({ ...MANY, ...env, PORT: '0' });
  const port = String(server.port);
  const person = await newPerson(server.port, 'Solo');
  const players = Array.from({ length: GAMES }, () => new Solo(person, () => server.port));
  const games = players.map((player) => player.run());
  for (let kill = 0; kill < KILLS; kill++) {
    const before = players.reduce((sum, { moves }) => sum + moves, 0);
    while (players.reduce((sum, { moves }) => sum + moves, 0) < before + GAMES) await pause(20);
    await server.kill();
    server = await startProcess({ ...MANY, ...env, PORT: port });
  }
  // Every game goes on.
  const before = players.map(({ moves }) => moves);
  while (players.some(({ moves }, index) => moves === before[index])) await pause(20);
  players.forEach((player) => void (player.stopped = true));
  await Promise.all(games);
  await server.kill();
  return players;
};

const expectAllKept = async (store: Store, players: readonly Solo[]): Promise<void> => {
  let checked = 0;
  for (const { acknowledged } of players)
    for (const [table, events] of acknowledged) {
      const stored = (await store.entriesFrom(table, 0)).flatMap((entry) => entry.events);
      for (const [number, event] of events) expect(stored[number]).toEqual(event);
      checked += events.size;
    }
  expect(checked).toBeGreaterThan(GAMES * KILLS);
};

describe(`kill -9 in the middle of ${GAMES} games, ${KILLS} times over`, () => {
  test(
    'on SQLite every acknowledged event is there and every game goes on',
    { timeout: 300_000 },
    async () => {
      const folder = newFolder();
      const players = await killAgainAndAgain({ DATA_DIR: folder });
      const store = await openSqlite(folder);
      await expectAllKept(store, players);
      await store.close();
    },
  );

  describe('on PostgreSQL', () => {
    let cluster: Cluster;
    beforeAll(async () => {
      cluster = await startCluster();
    });
    afterAll(() => cluster.stop());

    test('every acknowledged event is there and every game goes on', { timeout: 300_000 }, async () => {
      const players = await killAgainAndAgain({ DATABASE_URL: cluster.url });
      const store = await openPostgres(cluster.url);
      await expectAllKept(store, players);
      await store.close();
    });

    test('a restart of the database is a pause, not a loss', { timeout: 120_000 }, async () => {
      const server = await startProcess({
        ...MANY,
        DATABASE_URL: cluster.url,
        PORT: '0',
        LOG_LEVEL: 'silent',
      });
      const person = await newPerson(server.port, 'Solo');
      const players = Array.from({ length: 20 }, () => new Solo(person, () => server.port));
      const games = players.map((player) => player.run());
      const total = (): number => players.reduce((sum, { moves }) => sum + moves, 0);
      while (total() < 200) await pause(20);
      await cluster.restart();
      const before = players.map(({ moves }) => moves);
      while (players.some(({ moves }, index) => moves === before[index])) await pause(20);
      players.forEach((player) => void (player.stopped = true));
      await Promise.all(games);
      await server.kill();
      const store = await openPostgres(cluster.url);
      for (const { acknowledged } of players)
        for (const [table, events] of acknowledged) {
          const stored = (await store.entriesFrom(table, 0)).flatMap((entry) => entry.events);
          for (const [number, event] of events) expect(stored[number]).toEqual(event);
        }
      await store.close();
    });
  });
});
