/** What a move costs with a thousand games in the store, and with two hundred thousand. */
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Libsql from 'libsql';
import type Pg from 'pg';
import { startCluster } from '../apps/server/test/cluster.ts';
import { type Contender, LIMITS, OURS, measure } from './server/measure.ts';
import type { Result } from './server/meter.ts';

const ours = createRequire(new URL('../apps/server/src/main.ts', import.meta.url));

const STORED = [1_000, 200_000];
const ENTRIES_A_GAME = 40;
const PLAYED = 100;

const EVENT = `[{"kind":"played","at":1800000000000,"seat":0,"token":"t12345=1c35c"}]`;

/** Finished games, whose ids are spread among those of the running games as real ids are. */
const tablesSql = (numbers: string, id: string): string =>
  `INSERT INTO tables SELECT ${id}, 'secret', 'code ' || n, 1, 'host', 'over', '{}', n, n, 'none' FROM ${numbers}`;
const entriesSql = (numbers: string, moves: string, id: string): string =>
  `INSERT INTO entries SELECT ${id}, m, 'guest ' || m, '${EVENT}' FROM ${numbers}, ${moves}`;

type Fill = (from: number, to: number) => Promise<void>;

const fillPostgres =
  (url: string): Fill =>
  async (from, to) => {
    const { Client } = ours('pg') as typeof Pg;
    const client = new Client({ connectionString: url });
    await client.connect();
    const numbers = `generate_series(${from}, ${to}) AS n`;
    const id = 'substr(md5(n::text), 1, 12)';
    await client.query(tablesSql(numbers, id));
    await client.query(entriesSql(numbers, `generate_series(0, ${ENTRIES_A_GAME - 1}) AS m`, id));
    await client.query('VACUUM ANALYZE');
    await client.end();
  };

const fillSqlite =
  (folder: string): Fill =>
  (from, to) => {
    const database = new (ours('libsql') as typeof Libsql)(join(folder, 'abacow.db'));
    const series = (name: string, first: number, last: number): string =>
      `(WITH RECURSIVE s(${name}) AS (VALUES(${first}) UNION ALL SELECT ${name} + 1 FROM s WHERE ${name} < ${last}) SELECT ${name} FROM s)`;
    const numbers = series('n', from, to);
    // Spread without collisions: 2^48 - 59 is prime.
    const id = `printf('%012x', (n * 2654435761) % 281474976710597)`;
    database.exec(tablesSql(numbers, id));
    database.exec(entriesSql(numbers, series('m', 0, ENTRIES_A_GAME - 1), id));
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    return Promise.resolve();
  };

const grow = async (contender: Contender, fill: Fill): Promise<void> => {
  // The first run is not counted: the server creates its database tables, the machine warms up.
  await measure(contender, PLAYED);
  const results: Result[] = [];
  for (const [step, stored] of STORED.entries()) {
    await fill((STORED[step - 1] ?? 0) + 1, stored);
    const result = await measure(contender, PLAYED);
    results.push(result);
    const { movesPerSecond, p50, p99 } = result;
    console.log(
      `${contender.name.padEnd(22)}${stored.toLocaleString('en').padStart(10)}${Math.round(movesPerSecond).toLocaleString('en').padStart(10)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}`,
    );
  }
  const [few, many] = results;
  console.log(`ratio ${contender.name} ${(many!.movesPerSecond / few!.movesPerSecond).toFixed(2)}\n`);
};

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'abacow-growth-'));
  const cluster = await startCluster();
  console.log(
    `${PLAYED} games whose players answer at once, beside games of ${ENTRIES_A_GAME} entries in the store\n`,
  );
  console.log(
    `${'store'.padEnd(22)}${'stored'.padStart(10)}${'moves/s'.padStart(10)}${'p50'.padStart(10)}${'p99'.padStart(10)}`,
  );
  try {
    await grow(
      { name: 'SQLite', ...OURS, env: { ...LIMITS, DATA_DIR: folder, DATABASE_URL: '' } },
      fillSqlite(folder),
    );
    await grow(
      { name: 'PostgreSQL', ...OURS, env: { ...LIMITS, DATABASE_URL: cluster.url } },
      fillPostgres(cluster.url),
    );
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
