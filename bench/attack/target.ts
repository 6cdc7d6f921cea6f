/** The servers that an attack is aimed at, with the limits that a real server has. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../../apps/server/test/cluster.ts';
import { newDatabase } from '../../apps/server/test/databases.ts';

export const TSX = ['--conditions=source', '--import', 'tsx'];
const SERVER = fileURLToPath(new URL('../../apps/server/test/server.mjs', import.meta.url));

export type Server = { readonly child: ChildProcess; readonly port: number };
type Env = Readonly<Record<string, string>>;

export const startServer = async (env: Env): Promise<Server> => {
  const child = spawn(process.execPath, [...TSX, SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [bytes] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port: Number(/^port (\d+)$/m.exec(String(bytes))![1]) };
};

export type Target = {
  /** Where the attacker connects. */
  readonly port: number;
  /** Where the victim connects: another process if there are two, else the same. */
  readonly victimPort: number;
  /** Where SQLite has its files. */
  readonly dataDir: string;
  /** Null on SQLite. */
  readonly databaseUrl: string | null;
  /** Ends all servers cleanly, as their owner does. */
  readonly stop: () => Promise<void>;
};

/** `store`: sqlite or postgres. Several processes can share only PostgreSQL. */
export type TargetOptions = { readonly store: string; readonly processes: number };

export type Targets = {
  /** Runs the work against fresh servers with an empty store. */
  readonly use: <T>(env: Env, work: (target: Target) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

const stopServer = async ({ child }: Server): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

export const openTargets = async ({ store, processes }: TargetOptions): Promise<Targets> => {
  if (processes > 1 && store !== 'postgres') throw new Error('two processes need ATTACK_STORE=postgres');
  const cluster = store === 'postgres' ? await startCluster() : null;
  const use: Targets['use'] = async (env, work) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'abacow-attack-'));
    const databaseUrl = cluster === null ? null : await newDatabase(cluster.url);
    const servers: Server[] = [];
    try {
      while (servers.length < processes)
        servers.push(await startServer({ ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }));
      const port = servers[0]!.port;
      const victimPort = servers.at(-1)!.port;
      const stop = async (): Promise<void> => void (await Promise.all(servers.map(stopServer)));
      return await work({ port, victimPort, dataDir, databaseUrl, stop });
    } finally {
      servers.forEach(({ child }) => child.kill('SIGKILL'));
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  return { use, close: async () => cluster?.stop() };
};
