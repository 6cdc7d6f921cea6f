/** Moves a second of our server (every move durable before its answer) beside peers that keep games in memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../apps/server/test/cluster.ts';
import { installMissing } from './peer.ts';
import { type Contender, LIMITS, OURS, measure } from './server/measure.ts';
import type { Result } from './server/meter.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const GAMES = [100, 500];

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
