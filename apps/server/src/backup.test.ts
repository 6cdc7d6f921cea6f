import { execFile } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, postgresTool, startCluster } from '../test/cluster.ts';
import { newFolder, newPerson, startTestServer } from '../test/test-server.ts';
import { Solo } from '../test/solo.ts';
import type { Options } from './options.ts';

const run = promisify(execFile);
const BACKUP = fileURLToPath(new URL('../bin/backup.mjs', import.meta.url));
const GAMES = 12;

const movesOf = (players: readonly Solo[]): number => players.reduce((sum, { moves }) => sum + moves, 0);

const untilMoved = async (players: readonly Solo[], moves: number): Promise<void> => {
  const before = movesOf(players);
  while (movesOf(players) < before + moves) await pause(10);
};

const stop = async (players: readonly Solo[], games: readonly Promise<void>[]): Promise<void> => {
  for (const player of players) player.stopped = true;
  await Promise.all(games);
};

/**
 * Games run during the backup and after it; then a server starts on the restored copy. Everything acknowledged before
 * the backup began must be there, under the same guest, and every game must continue.
 */
const expectRestored = async (
  from: Partial<Options>,
  backUp: () => Promise<unknown>,
  restore: () => Promise<Partial<Options>>,
): Promise<void> => {
  const server = await startTestServer(from);
  const person = await newPerson(server.port, 'Solo');
  const players = Array.from({ length: GAMES }, () => new Solo(person, () => server.port));
  const games = players.map((player) => player.run());
  await untilMoved(players, 10 * GAMES);
  const known = players.flatMap(({ acknowledged }) =>
    [...acknowledged].map(([table, events]) => [table, new Map(events)] as const),
  );
  const before = movesOf(players);
  await backUp();
  await untilMoved(players, GAMES);
  expect(movesOf(players)).toBeGreaterThan(before);
  const tables = players.flatMap(({ table }) => table ?? []);
  await stop(players, games);
  await server.stop();

  const restored = await startTestServer(await restore());
  for (const [table, events] of known) {
    const stored = (await restored.service.store.entriesFrom(table, 0)).flatMap((entry) => entry.events);
    for (const [number, event] of events) expect(stored[number]).toEqual(event);
  }
  const running = [];
  for (const id of tables) if ((await restored.service.hub.table(id)) !== null) running.push(id);
  expect(running.length).toBeGreaterThan(0);
  const again = running.map((id) => {
    const player = new Solo(person, () => restored.port);
    player.table = id;
    return player;
  });
  const going = again.map((player) => player.run());
  while (again.some(({ moves }) => moves === 0)) await pause(10);
  await stop(again, going);
  await restored.stop();
};

test(
  'SQLite is copied under running games, and games continue on the copy',
  { timeout: 60_000 },
  async () => {
    const [folder, other] = [newFolder(), newFolder()];
    const copy = join(newFolder(), 'copy.db');
    await expectRestored(
      { dataDir: folder },
      () => run(process.execPath, [BACKUP, copy], { env: { ...process.env, DATA_DIR: folder } }),
      () => {
        copyFileSync(copy, join(other, 'abacow.db'));
        return Promise.resolve({ dataDir: other });
      },
    );
  },
);

test('a copy is never written over another', async () => {
  const folder = newFolder();
  await (await startTestServer({ dataDir: folder })).stop();
  const copyTo = (path: string) =>
    run(process.execPath, [BACKUP, path], { env: { ...process.env, DATA_DIR: folder } });
  const path = join(folder, "it's.db");
  await copyTo(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await expect(copyTo(path)).rejects.toThrow('is there already');
});

describe('PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test(
    'is dumped under running games, and games continue on the restored database',
    { timeout: 60_000 },
    async () => {
      const dump = join(newFolder(), 'abacow.dump');
      const url = new URL(cluster.url);
      url.pathname = `/restored_${process.pid}`;
      await expectRestored(
        { databaseUrl: cluster.url },
        async () => run(await postgresTool('pg_dump'), ['--format=custom', `--file=${dump}`, cluster.url]),
        async () => {
          const client = new pg.Client({ connectionString: cluster.url });
          await client.connect();
          await client.query(`CREATE DATABASE "${url.pathname.slice(1)}"`);
          await client.end();
          await run(await postgresTool('pg_restore'), ['--no-owner', `--dbname=${url.href}`, dump]);
          return { databaseUrl: url.href };
        },
      );
    },
  );
});
