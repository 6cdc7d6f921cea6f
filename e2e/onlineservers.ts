/** Servers with the online service, in processes that can be killed. A process serves one test after the other, each on a store of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/test/ports.ts';
import { DIST } from './server.ts';

const ENTRY = fileURLToPath(new URL('./onlineserver.mjs', import.meta.url));
const CHANCE = new URL('./onlinechance.mjs', import.meta.url).href;

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

/** A process without a service yet. */
export class Host {
  #child: ChildProcess | null = null;

  /** Does what it is told; starts first, if it does not run. */
  async tell(order: Order): Promise<unknown> {
    this.#child ??= await started();
    const answer = nextReply(this.#child);
    this.#child.send(order);
    return answer;
  }

  /** So that it is ready when it is told something. */
  async start(): Promise<void> {
    this.#child ??= await started();
  }

  /** As a power cut: nothing is finished, nothing is said. */
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
  const child = spawn(process.execPath, ['--import', CHANCE, ENTRY], {
    env: {
      ...process.env,
      SITE: process.env['SITE'] || DIST,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      COMPUTER_PAUSE_MS: '20',
      OPENS_PER_MINUTE: '1000',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await nextReply(child);
  return child;
};

export type OnlineServer = {
  readonly url: string;
  /** All timers and clocks of the server: so much time passes at once. */
  readonly pass: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** On the embedded store, which outlives a crash. */
export type LoneServer = OnlineServer & {
  readonly crash: () => Promise<void>;
  /** On the same port, with the same games. */
  readonly comeBack: () => Promise<void>;
};

const open = async (host: Host, seed: number, env: Env): Promise<OnlineServer> => {
  const port = (await host.tell({ kind: 'open', seed, env: { PORT: '0', ...env } })) as number;
  return {
    url: `http://127.0.0.1:${port}`,
    pass: async (ms) => void (await host.tell({ kind: 'pass', ms })),
    close: async () => void (await host.tell({ kind: 'close' })),
  };
};

/** Its store is thrown away afterwards. */
export const openAlone = async (host: Host, seed = 1): Promise<LoneServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'abacow-online-'));
  // The same after a crash, so it must not be a port that another program is given meanwhile.
  const env = { DATA_DIR: folder, DATABASE_URL: '', PORT: String(await freePort()) };
  const server = await open(host, seed, env);
  return {
    ...server,
    crash: () => host.kill(),
    comeBack: async () => {
      // Other names than those given before the crash.
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
