/** Measures one server and its players, each in its own process, for a few seconds. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Result } from './meter.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const TSX = ['--conditions=source', '--import', 'tsx'];
const WARM_UP_MS = 2000;
const MEASURE_MS = 6000;

export type Contender = {
  readonly name: string;
  readonly server: readonly string[];
  readonly players: string;
  readonly env: Readonly<Record<string, string>>;
};

export const OURS = {
  server: [path('../../apps/server/test/server.mjs')],
  players: path('./play/abacow.ts'),
};
export const LIMITS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '10000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SOCKETS_PER_GUEST: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  OPENS_PER_MINUTE: '1000000',
  WAITING_TABLES_PER_GUEST: '1000000',
};

const started = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (bytes: Buffer) => {
      output += String(bytes);
      const port = /^port (\d+)$/m.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)));
  });

const play = async (players: string, port: number, games: number): Promise<Result> => {
  const args = [...TSX, players, ...[port, games, WARM_UP_MS, MEASURE_MS].map(String)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (bytes: Buffer) => (output += String(bytes)));
  await once(child, 'exit');
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`no result from ${players}`);
  return JSON.parse(line) as Result;
};

export const measure = async ({ server, players, env }: Contender, games: number): Promise<Result> => {
  const child = spawn(process.execPath, [...TSX, ...server], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await play(players, await started(child), games);
  } finally {
    child.kill('SIGKILL');
  }
};
