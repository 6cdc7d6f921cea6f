/** Moves a second of our server (every move durable before its answer) beside peers that keep games in memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../apps/server/test/cluster.ts';
import { installMissing } from './peer.ts';
import type { Result } from './server/meter.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const TSX = ['--conditions=source', '--import', 'tsx'];
const WARM_UP_MS = 2000;
const MEASURE_MS = 6000;
const GAMES = [100, 500];

type Contender = {
  readonly name: string;
  readonly server: readonly string[];
  readonly players: string;
  readonly env: Readonly<Record<string, string>>;
};

const OURS = {
  server: [path('../apps/server/test/server.mjs')],
  players: path('./server/play/abacow.ts'),
};
const LIMITS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  MESSAGES_PER_SECOND: '1000000',
  OPENS_PER_MINUTE: '1000000',
};

const started = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let heard = '';
    child.stdout!.on('data', (bytes: Buffer) => {
      heard += String(bytes);
      const port = /^port (\d+)$/m.exec(heard)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)));
  });

const play = async (players: string, port: number, games: number): Promise<Result> => {
  const args = [...TSX, players, ...[port, games, WARM_UP_MS, MEASURE_MS].map(String)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let heard = '';
  child.stdout.on('data', (bytes: Buffer) => (heard += String(bytes)));
  await once(child, 'exit');
  const line = heard.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`no result from ${players}`);
  return JSON.parse(line) as Result;
};

const measure = async ({ server, players, env }: Contender, games: number): Promise<Result> => {
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

const line = (name: string, games: number, { movesPerSecond, p50, p99 }: Result): string =>
  [
    name.padEnd(22),
    String(games).padStart(6),
    Math.round(movesPerSecond).toLocaleString('en').padStart(10),
    p50.toFixed(1).padStart(10),
    p99.toFixed(1).padStart(10),
  ].join('');

export async function run(): Promise<void> {
  installMissing();
  const folder = mkdtempSync(join(tmpdir(), 'abacow-bench-'));
  const cluster = await startCluster();
  const contenders: readonly Contender[] = [
    { name: 'abacow, SQLite', ...OURS, env: { ...LIMITS, DATA_DIR: folder, DATABASE_URL: '' } },
    { name: 'abacow, PostgreSQL', ...OURS, env: { ...LIMITS, DATABASE_URL: cluster.url } },
    {
      name: 'boardgame.io, memory',
      server: [path('./server/serve/boardgame-io.ts')],
      players: path('./server/play/boardgame-io.ts'),
      env: {},
    },
    {
      name: 'colyseus, memory',
      server: [path('./server/serve/colyseus.ts')],
      players: path('./server/play/colyseus.ts'),
      env: {},
    },
  ];
  console.log(
    'Players answer at once; they run in a second process. Milliseconds from a move to its answer.\n',
  );
  console.log(
    `${'server'.padEnd(22)}${'games'.padStart(6)}${'moves/s'.padStart(10)}${'p50'.padStart(10)}${'p99'.padStart(10)}`,
  );
  const at500 = new Map<string, Result>();
  try {
    for (const games of GAMES)
      for (const contender of contenders) {
        const result = await measure(contender, games);
        console.log(line(contender.name, games, result));
        if (games === 500) at500.set(contender.name, result);
      }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const ours = at500.get('abacow, PostgreSQL')!;
  const [bgio, colyseus] = [at500.get('boardgame.io, memory')!, at500.get('colyseus, memory')!];
  console.log(`\np99 colyseus ${(ours.p99 / colyseus.p99).toFixed(2)}`);
  console.log(`ratio boardgame.io ${(ours.movesPerSecond / bgio.movesPerSecond).toFixed(1)}`);
  console.log(`ratio colyseus ${(ours.movesPerSecond / colyseus.movesPerSecond).toFixed(2)}`);
}
