/** What the operator reads when the program cannot start: one sentence, and never a password. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mainBundle } from '../test/bundle.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { api, newFolder } from '../test/testserver.ts';
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
  return spawn(program!, args, {
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
