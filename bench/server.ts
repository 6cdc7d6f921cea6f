/** Moves a second of our server, which saves every move before it answers, and of peers that hold games in memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../apps/server/test/cluster.ts';
import { installMissing } from './peer.ts';
import { type Contender, LIMITS, OURS, measure } from './server/measure.ts';
import type { Result } from './server/meter.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const FEW = 100;
const MANY = 500;
/** Speed varies on a shared machine, so with many games each server is measured this often, in turns. */
const ROUNDS = 5;

const line = (name: string, games: number, { movesPerSecond, p50, p99 }: Result): string =>
  [
    name.padEnd(22),
    String(games).padStart(6),
    Math.round(movesPerSecond).toLocaleString('en').padStart(10),
    p50.toFixed(1).padStart(10),
    p99.toFixed(1).padStart(10),
  ].join('');

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const medianOf = (results: readonly Result[]): Result => ({
  movesPerSecond: median(results.map(({ movesPerSecond }) => movesPerSecond)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
});

/** The machine's speed changes between rounds, so servers are compared within a round, and the median counts. */
const ratioIn =
  (results: ReadonlyMap<string, readonly Result[]>, ours: string) =>
  (peer: string, what: keyof Result): number =>
    median(results.get(ours)!.map((round, index) => round[what] / results.get(peer)![index]![what]));

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
  const results = new Map<string, Result[]>();
  const measureAll = async (games: number, round: number): Promise<void> => {
    for (const contender of contenders) {
      const result = await measure(contender, games);
      console.log(line(contender.name, games, result));
      if (round > 0) results.set(contender.name, [...(results.get(contender.name) ?? []), result]);
    }
  };
  try {
    await measureAll(FEW, 0);
    for (let round = 1; round <= ROUNDS; round++) await measureAll(MANY, round);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const middle = new Map([...results].map(([name, each]) => [name, medianOf(each)]));
  console.log(`\nthe medians of ${ROUNDS} rounds`);
  for (const [name, result] of middle) console.log(line(name, MANY, result));
  const ratioTo = ratioIn(results, 'abacow, PostgreSQL');
  console.log(`\np99 colyseus ${ratioTo('colyseus, memory', 'p99').toFixed(2)}`);
  console.log(`ratio boardgame.io ${ratioTo('boardgame.io, memory', 'movesPerSecond').toFixed(1)}`);
  console.log(`ratio colyseus ${ratioTo('colyseus, memory', 'movesPerSecond').toFixed(2)}`);
}
