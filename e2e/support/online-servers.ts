/** Servers with the online service, in processes that can be killed. A process serves one test after the other, each with its own store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/server/test/ports.ts';
import { DIST } from './server.ts';

const ENTRY = fileURLToPath(new URL('./online-server.mjs', import.meta.url));
const CHANCE = new URL('./online-chance.mjs', import.meta.url).href;

type Env = Readonly<Record<string, string>>;
type Order =
  | { readonly kind: 'open'; readonly env: Env; readonly seed: number }
  | { readonly kind: 'close' }
  | { readonly kind: 'pass'; readonly ms: number };
type Reply = { readonly value?: unknown; readonly error?: string };

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
  );

/** A process that can open a service. */
export class Host {
  #child: ChildProcess | null = null;

  /** Sends a message and resolves with the reply. Starts the process if it does not run. */
  async send(order: Order): Promise<unknown> {
    this.#child ??= await started();
    const answer = nextReply(this.#child);
    this.#child.send(order);
    return answer;
  }

  /** Starts the process in advance. */
  async start(): Promise<void> {
    this.#child ??= await started();
  }

  /** Kills the process at once, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    if (child !== null) await ended(child);
  }
}

const nextReply = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the server ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', ({ value, error }: Reply) => {
      child.off('exit', onExit);
      if (error === undefined) resolve(value);
      else reject(new Error(error));
    });
  });

const started = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['--conditions=source', '--import', CHANCE, ENTRY], {
    env: {
      ...process.env,
      SITE: process.env['SITE'] || DIST,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      COMPUTER_PAUSE_MS: '20',
      OPENS_PER_MINUTE: '1000',
      REQUESTS_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await nextReply(child);
  return child;
};

export type OnlineServer = {
  readonly url: string;
  /** Advances all timers and clocks of the server. */
  readonly pass: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Uses the embedded store, which survives a crash. */
export type LoneServer = OnlineServer & {
  readonly crash: () => Promise<void>;
  /** Uses the same port and the same store. */
  readonly restart: () => Promise<void>;
};

const open = async (host: Host, seed: number, env: Env): Promise<OnlineServer> => {
  const port = (await host.send({ kind: 'open', seed, env: { PORT: '0', ...env } })) as number;
  return {
    url: `http://127.0.0.1:${port}`,
    pass: async (ms) => void (await host.send({ kind: 'pass', ms })),
    close: async () => void (await host.send({ kind: 'close' })),
  };
};

/** The store is deleted when the server is closed. */
export const openAlone = async (host: Host, seed = 1): Promise<LoneServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'abacow-online-'));
  // Used again after a crash, so the system must not assign the port to another program in the meantime.
  const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: String(await freePort()) };
  const server = await open(host, seed, env);
  return {
    ...server,
    crash: () => host.kill(),
    restart: async () => {
      // Another seed, so that new ids differ from those before the crash.
      await open(host, seed + 1, env);
    },
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const openOn = (host: Host, databaseUrl: string, seed: number): Promise<OnlineServer> =>
  open(host, seed, { DATABASE_URL: databaseUrl });
