import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { GAMES, KILLS, MANY, expectAcknowledged, killAgainAndAgain, pause } from '../test/faults.ts';
import { newPerson } from '../test/test-server.ts';
import { startProcess } from '../test/process.ts';
import { Solo } from '../test/solo.ts';
import { openPostgres } from './store/postgres.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

test(
  `kill -9 in the middle of ${GAMES} games, ${KILLS} times over: on PostgreSQL every acknowledged event is there and every game continues`,
  {
    timeout: 300_000,
  },
  async () => {
    const players = await killAgainAndAgain({ DATABASE_URL: cluster.url });
    const store = await openPostgres(cluster.url);
    expect(await expectAcknowledged(store, players)).toBeGreaterThan(GAMES * KILLS);
    await store.close();
  },
);

test('a restart of the database loses nothing', { timeout: 120_000 }, async () => {
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
  await expectAcknowledged(store, players);
  await store.close();
});
