/** Servers with the online service, each a process that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIST } from './server.ts';

const ENTRY = fileURLToPath(new URL('./onlineserver.mjs', import.meta.url));

export type OnlineServer = { readonly url: string; readonly kill: () => Promise<void> };

/** On the embedded store, which outlives a crash. */
export type LoneServer = OnlineServer & {
  /** As a power cut: nothing is finished, nothing is said. */
  readonly crash: () => Promise<void>;
  /** On the same port, with the same games. */
  readonly comeBack: () => Promise<void>;
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
  );

const start = (env: Readonly<Record<string, string>>): Promise<OnlineServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ENTRY], {
      env: {
        ...process.env,
        SITE: process.env['SITE'] || DIST,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        GRACE_SECONDS: '3',
        COMPUTER_PAUSE_MS: '20',
        OPENS_PER_MINUTE: '1000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended(child);
    };
    let heard = '';
    child.stdout.on('data', (bytes: Buffer) => {
      heard += String(bytes);
      const port = /^port (\d+)$/m.exec(heard)?.[1];
      if (port !== undefined) resolve({ url: `http://127.0.0.1:${port}`, kill });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${heard}`)));
  });

/** Thrown away afterwards. */
export const startAlone = async (): Promise<LoneServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'abacow-online-'));
  const env = { DATA_DIR: folder, DATABASE_URL: '' };
  let server = await start(env);
  const { url } = server;
  return {
    url,
    crash: () => server.kill(),
    comeBack: async () => {
      server = await start({ ...env, PORT: new URL(url).port });
    },
    kill: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const startOn = (databaseUrl: string): Promise<OnlineServer> => start({ DATABASE_URL: databaseUrl });
