/** What the operator reads when the program cannot start: one sentence, and never a password. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mainBundle } from '../test/bundle.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { newDatabase, queryAt } from '../test/databases.ts';
import { api, newFolder } from '../test/test-server.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

type Env = Readonly<Record<string, string>>;

/** File permissions bind root only without these rights. */
const AS_ORDINARY_USER =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

const spawnMain = async (env: Env, before: readonly string[] = []) => {
  const [program, ...args] = [...before, process.execPath, await mainBundle(), '--api-only'];
  return spawn(program, args, {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** Runs the program until it ends by itself; gives what it printed as an error. */
const errorOf = async (env: Env, before: readonly string[] = []): Promise<string> => {
  const child = await spawnMain(env, before);
  let printed = '';
  child.stderr.on('data', (bytes: Buffer) => (printed += String(bytes)));
  child.stdout.on('data', (bytes: Buffer) => {
    if (String(bytes).includes('ready')) child.kill();
  });
  const [code] = (await once(child, 'close')) as [number];
  expect(code, printed).toBe(1);
  expect(printed.trim().split('\n'), printed).toHaveLength(1);
  return printed.trim();
};

const NO_DATABASE = 'no database'.repeat(1000);
const withFile = (name: string): string => {
  const folder = newFolder();
  writeFileSync(join(folder, name), NO_DATABASE);
  return folder;
};

const tablesAt = (url: string): Promise<readonly unknown[]> =>
  queryAt(
    url,
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  );

describe('a data folder', () => {
  test('with a damaged database', async () => {
    const folder = withFile('abacow.db');
    expect(await errorOf({ DATA_DIR: folder })).toBe(
      `✗ the database ${folder}/abacow.db is damaged: restore a backup, as docs/RUNNING.md describes`,
    );
  });

  test('with a damaged lock', async () => {
    const folder = withFile('lock.db');
    expect(await errorOf({ DATA_DIR: folder })).toBe(
      `✗ the lock ${folder}/lock.db is damaged: stop every server on this folder, then delete the file`,
    );
  });

  test('that this user may not write', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    expect(await errorOf({ DATA_DIR: folder }, AS_ORDINARY_USER)).toBe(
      `✗ DATA_DIR ${folder} cannot be used: this user may not write there`,
    );
  });

  test('with a database that this user may not write', async () => {
    const folder = newFolder();
    const store = await openSqlite(folder);
    await store.close();
    chmodSync(join(folder, 'abacow.db'), 0o444);
    expect(await errorOf({ DATA_DIR: folder }, AS_ORDINARY_USER)).toBe(
      `✗ DATA_DIR ${folder} cannot be used: this user may not write there`,
    );
  });

  test('that is a file', async () => {
    const file = join(withFile('data'), 'data');
    expect(await errorOf({ DATA_DIR: file })).toMatch(/^✗ DATA_DIR .* cannot be used: it is a file/);
  });

  test('that another server uses', async () => {
    const folder = newFolder();
    const store = await openSqlite(folder);
    expect(await errorOf({ DATA_DIR: folder })).toBe(
      `✗ another Abacow server is running on the data folder ${folder}`,
    );
    await store.close();
  });

  test('that does not answer', async () => {
    const folder = newFolder();
    // Opening a pipe that nobody reads waits for ever, as a network disk does that is away.
    execFileSync('mkfifo', [join(folder, 'write-test.db')]);
    expect(await errorOf({ DATA_DIR: folder, STORE_TIMEOUT_SECONDS: '1' })).toBe(
      `✗ DATA_DIR ${folder} does not answer within 1 s: is it on a network disk that is away?`,
    );
  });

  test.each(['/proc/nope', '/proc/nope/games'])('that cannot be created: %s', async (folder) => {
    expect(await errorOf({ DATA_DIR: folder })).toBe(
      `✗ DATA_DIR ${folder} cannot be used: it cannot be created there`,
    );
  });

  test('whose database lacks a table', async () => {
    const folder = newFolder();
    await (await openSqlite(folder)).close();
    const database = new Database(join(folder, 'abacow.db'));
    database.exec('DROP TABLE heartbeats');
    database.close();
    expect(await errorOf({ DATA_DIR: folder })).toMatch(
      /^✗ the database .*abacow\.db cannot be used: .*no such table: heartbeats/,
    );
  });

  test('whose name could confuse a terminal', async () => {
    const folder = join(newFolder(), 'a\x1b[2J\nb');
    mkdirSync(folder);
    writeFileSync(join(folder, 'lock.db'), NO_DATABASE);
    expect(await errorOf({ DATA_DIR: folder })).toContain('a\\u001b[2J\\u000ab/lock.db is damaged');
  });
});

describe('DATABASE_URL', () => {
  const SECRET = 's3cret';

  test('that is no address', async () => {
    expect(await errorOf({ DATABASE_URL: `postgres://ada:${SECRET}@[half/abacow` })).toBe(
      '✗ DATABASE_URL must be an address like postgres://user:password@host:5432/abacow',
    );
  });

  test('where nothing listens', async () => {
    expect(await errorOf({ DATABASE_URL: `postgres://ada:${SECRET}@127.0.0.1:1/abacow` })).toBe(
      '✗ DATABASE_URL: cannot use the database at 127.0.0.1:1/abacow: no database answers there',
    );
  });

  test('of a host that does not exist', async () => {
    const error = await errorOf({ DATABASE_URL: `postgres://ada:${SECRET}@nosuchhost.invalid/abacow` });
    expect(error).toMatch(/^✗ DATABASE_URL: cannot use the database at nosuchhost\.invalid\/abacow: /);
    expect(error).not.toContain(SECRET);
  });

  test('of a database that does not exist', async () => {
    const url = new URL(cluster.url);
    url.pathname = '/nosuchdatabase';
    url.password = SECRET;
    expect(await errorOf({ DATABASE_URL: url.href })).toBe(
      `✗ DATABASE_URL: cannot use the database at ${url.host}/nosuchdatabase: there is no such database`,
    );
  });

  test('of a host that accepts and never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const url = `postgres://ada:${SECRET}@127.0.0.1:${port}/abacow`;
    expect(await errorOf({ DATABASE_URL: url, STORE_TIMEOUT_SECONDS: '1' })).toBe(
      `✗ DATABASE_URL: cannot use the database at 127.0.0.1:${port}/abacow: no database answers there in time`,
    );
    silent.close();
  });
});

/** As another version leaves it. */
const markedBy = (migration: string): string =>
  `INSERT INTO kysely_migration (name, timestamp) VALUES ('${migration}', '2030-01-01');
  CREATE TABLE other (id text)`;

const OTHER_VERSIONS = [
  [
    'newer',
    '2-later',
    'was written by a newer version of Abacow: start that version, or restore a backup from before the upgrade (docs/UPGRADING.md). Nothing was changed',
  ],
  [
    'older',
    '0004-bots',
    'was written before the first release of Abacow, which cannot read it: use another DATA_DIR or database, or the version that wrote it (docs/UPGRADING.md). Nothing was changed',
  ],
] as const;

describe.each(OTHER_VERSIONS)(
  'a store of a version that is %s is refused, unchanged',
  (_, migration, reason) => {
    test('SQLite', async () => {
      const folder = newFolder();
      const file = join(folder, 'abacow.db');
      await (await openSqlite(folder)).close();
      const database = new Database(file);
      database.exec(markedBy(migration));
      database.close();
      const before = readFileSync(file);
      expect(await errorOf({ DATA_DIR: folder })).toBe(`✗ the database ${file} ${reason}`);
      expect(readFileSync(file).equals(before)).toBe(true);
    });

    test('PostgreSQL', async () => {
      const url = await newDatabase(cluster.url);
      await (await openPostgres(url)).close();
      await queryAt(url, markedBy(migration));
      // What it lacks would be created if the migrations ran.
      await queryAt(url, 'DROP TABLE heartbeats');
      const before = await tablesAt(url);
      const { host, pathname } = new URL(url);
      expect(await errorOf({ DATABASE_URL: url })).toBe(
        `✗ DATABASE_URL: the database at ${host}${pathname} ${reason}`,
      );
      expect(await tablesAt(url)).toEqual(before);
    });
  },
);

describe('a port', () => {
  test.each(['PORT', 'METRICS_PORT'])('%s that is taken', async (option) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await errorOf({ DATA_DIR: newFolder(), [option]: String(port) })).toBe(
      `✗ port ${port} is taken: choose another with ${option}=…`,
    );
    other.close();
  });

  test.each(['HOST', 'METRICS_HOST'])('of a %s that is not here', async (option) => {
    const env = { DATA_DIR: newFolder(), METRICS_PORT: '0', [option]: '192.0.2.1' };
    expect(await errorOf(env)).toBe(`✗ ${option}: this machine does not have the address 192.0.2.1`);
  });
});

describe('ORIGINS', () => {
  test('that is no origin', async () => {
    expect(await errorOf({ ORIGINS: 'https://a.example, abacow.example' })).toBe(
      '✗ ORIGINS must be addresses like https://abacow.example, not "abacow.example"',
    );
  });

  test('with a slash at the end', async () => {
    const child = await spawnMain({ ORIGINS: 'https://a.example/', DATA_DIR: newFolder() });
    let printed = '';
    child.stdout.on('data', (bytes: Buffer) => (printed += String(bytes)));
    await expect.poll(() => printed).toContain('ready');
    const port = Number(/:(\d+)\/$/m.exec(printed)![1]);
    const ask = (origin: string): Promise<Response> =>
      api(port, '/me', { method: 'POST', body: '{"name":"Ada"}', headers: { origin } });
    expect((await ask('https://a.example')).status).toBe(201);
    expect((await ask('https://b.example')).status).toBe(403);
    child.kill();
    await once(child, 'close');
  });
});
