/**
 * Attacks on our server. Some have a ratio: how long victims wait with and without the attack, in turns. The others have a
 * verdict: the server holds, or it is broken.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AttackName } from './attack/attacker.ts';
import { type Observed, memoryMb, observe } from './attack/observer.ts';
import { type Server, TSX, type Targets, openTargets, startServer } from './attack/target.ts';
import type { Trial } from './attack/trial.ts';
import { TRIALS } from './attack/trials.ts';
import type { Measured, VictimName } from './attack/victim.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

type Plan = { readonly victims: VictimName; readonly windowMs: number };

const PLANS: Readonly<Record<AttackName, Plan>> = {
  flood: { victims: 'pairs', windowMs: 5000 },
  'big-table': { victims: 'pairs', windowMs: 5000 },
  'slow-readers': { victims: 'pairs', windowMs: 5000 },
  starvation: { victims: 'computer-games', windowMs: 12_000 },
  matchmaking: { victims: 'strangers', windowMs: 12_000 },
};

const ROUNDS = 3;
const WARM_UP_MS = 2000;
/** After an attack the server first finishes what is left of it. */
const REST_MS = 2000;
const MAX_RESTS = 30;
/** It has finished when the slowest answer takes at most this many times as long as the slowest one before the attack. */
const RECOVERED = 1.5;

/** Resolves with the process and its first message, when it is ready. */
const startProcess = async (file: string, name: string, port: number): Promise<[ChildProcess, unknown]> => {
  const child = fork(path(file), [name, String(port)], { execArgv: TSX });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ${name} ended early`)));
  const [message] = (await Promise.race([once(child, 'message'), failed])) as [unknown];
  failed.catch(() => undefined);
  return [child, message];
};

/** Victims who are disconnected or get no answer any more. */
const lost = (what: string): Measured => ({ latencies: [Infinity], notes: { [what]: 1 } });
const isLost = ({ latencies }: Measured): boolean => latencies.includes(Infinity);
const ANSWER_WITHIN_MS = 20_000;

const measure = (victims: ChildProcess, ms: number): Promise<Measured> =>
  new Promise((resolve) => {
    const end = (measured: Measured): void => {
      clearTimeout(late);
      victims.off('exit', onExit);
      victims.off('message', end);
      resolve(measured);
    };
    const onExit = (): void => end(lost('victims disconnected'));
    const late = setTimeout(() => end(lost('no answer for 20 s')), ms + ANSWER_WITHIN_MS);
    victims.once('exit', onExit);
    victims.once('message', end);
    victims.send(ms);
  });

const at = (latencies: readonly number[], share: number): number => {
  const sorted = latencies.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

const hasRecovered = async (victims: ChildProcess, slowestBefore: number): Promise<boolean> => {
  for (let rests = 0; rests < MAX_RESTS; rests++) {
    const measured = await measure(victims, REST_MS);
    if (isLost(measured)) return false;
    if (at(measured.latencies, 1) <= RECOVERED * slowestBefore) return true;
  }
  return false;
};

type Result = {
  readonly quiet: readonly number[];
  readonly attacked: readonly number[];
  readonly notes: ReadonlyMap<string, number>;
};

const alternate = async (
  server: Server,
  victims: ChildProcess,
  attacker: ChildProcess,
  windowMs: number,
  observed: Observed,
): Promise<Result> => {
  const [quiet, attacked]: [number[], number[]] = [[], []];
  const notes = new Map<string, number>();
  await measure(victims, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await measure(victims, windowMs)).latencies;
    quiet.push(...before);
    const stopObserving = observe(server.child.pid!, server.port, observed);
    attacker.send('start');
    const measured = await measure(victims, windowMs);
    attacker.send('stop');
    attacked.push(...measured.latencies);
    for (const [what, count] of Object.entries(measured.notes))
      notes.set(what, (notes.get(what) ?? 0) + count);
    stopObserving();
    if (isLost(measured) || !(await hasRecovered(victims, at(before, 1)))) break;
  }
  return { quiet, attacked, notes };
};

const milliseconds = (latencies: readonly number[]): string =>
  `${at(latencies, 0.5).toFixed(1)} / ${at(latencies, 0.99).toFixed(1)} ms (${latencies.length})`;

const report = (name: string, about: string, result: Result, beforeMb: number, observed: Observed): void => {
  const { peakMb, asked, failed, slowestMs } = observed;
  console.log(`${name}: ${about}`);
  console.log(`  p50 / p99 without attack  ${milliseconds(result.quiet)}`);
  console.log(`  p50 / p99 under attack    ${milliseconds(result.attacked)}`);
  console.log(
    `  memory of the server      ${Math.round(beforeMb)} MB before, at most ${Math.round(peakMb)} MB`,
  );
  console.log(
    `  /healthz                  ${failed} of ${asked} failed, slowest ${Math.round(slowestMs)} ms`,
  );
  for (const [what, count] of result.notes) console.log(`  ${what.padEnd(26)}${count}`);
};

const attack = async (name: AttackName): Promise<string> => {
  const { victims: victimName, windowMs } = PLANS[name];
  const folder = mkdtempSync(join(tmpdir(), 'abacow-attack-'));
  const server = await startServer({ DATA_DIR: folder });
  const started: ChildProcess[] = [server.child];
  const observed: Observed = { peakMb: 0, asked: 0, failed: 0, slowestMs: 0 };
  try {
    const [victims] = await startProcess('./attack/victim.ts', victimName, server.port);
    started.push(victims);
    const beforeMb = memoryMb(server.child.pid!);
    const [attacker, about] = await startProcess('./attack/attacker.ts', name, server.port);
    started.push(attacker);
    // The attacker has machines of its own: here it must not take processor time from the others.
    setPriority(attacker.pid!, constants.priority.PRIORITY_LOW);
    const result = await alternate(server, victims, attacker, windowMs, observed);
    report(name, String(about), result, beforeMb, observed);
    return `ratio ${name} ${(at(result.attacked, 0.99) / at(result.quiet, 0.99)).toFixed(2)}`;
  } finally {
    started.forEach((child) => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  }
};

const judge = async (targets: Targets, { name, about, env = {}, run: attempt }: Trial): Promise<string> => {
  const { isHeld, seen } = await targets.use(env, attempt);
  console.log(`${name}: ${about}\n  ${seen}`);
  return `verdict ${name} ${isHeld ? 'held' : 'broken'}`;
};

const judgeAll = async (trials: readonly Trial[]): Promise<readonly string[]> => {
  const { ATTACK_STORE = 'sqlite', ATTACK_PROCESSES = '1' } = process.env;
  const targets = await openTargets({ store: ATTACK_STORE, processes: Number(ATTACK_PROCESSES) });
  try {
    const verdicts: string[] = [];
    for (const trial of trials) verdicts.push(await judge(targets, trial));
    return verdicts;
  } finally {
    await targets.close();
  }
};

/** All attacks, or those that are named; `verdicts` names all that have one. */
export async function run(wanted: readonly string[]): Promise<void> {
  const isWanted = (name: string, group: string): boolean =>
    wanted.length === 0 || wanted.includes(name) || wanted.includes(group);
  const trials = TRIALS.filter(({ name }) => isWanted(name, 'verdicts'));
  const verdicts = trials.length === 0 ? [] : await judgeAll(trials);
  const ratios: string[] = [];
  for (const name of Object.keys(PLANS) as AttackName[])
    if (isWanted(name, 'ratios')) ratios.push(await attack(name));
  console.log(`\n${[...ratios, ...verdicts].join('\n')}`);
  if (verdicts.some((line) => line.endsWith('broken'))) process.exitCode = 1;
}
