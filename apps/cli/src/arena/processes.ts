/** Plays the groups of a contest in several processes. The scores do not depend on their number. */
import { type ChildProcess, fork } from 'node:child_process';
import type { ContestText } from './contest-text.ts';
import { type Contest, playGroup } from './contest.ts';
import type { Scores } from './score.ts';

export type WorkerMessage = { readonly contest: ContestText } | { readonly group: number };
export type Played = { readonly group: number; readonly scores: readonly number[] };
type ReportProgress = (played: number) => void;

const isBundled = !import.meta.url.endsWith('.ts');

/** Built, the worker lies beside the program. */
const startWorker = (): ChildProcess =>
  isBundled
    ? fork(new URL('./arena-worker.mjs', import.meta.url))
    : fork(new URL('./worker.ts', import.meta.url), {
        execArgv: ['--import', 'tsx', '--conditions=source'],
      });

export const playHere = (contest: Contest, groups: number, report: ReportProgress): Scores =>
  Array.from({ length: groups }, (_, group) => {
    const scores = playGroup(contest, group);
    report(group + 1);
    return scores;
  });

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A worker that plays does not notice that this process has ended, so it is killed. Returns how to stop that again. */
export const stopOnSignal = (
  workers: readonly Pick<ChildProcess, 'kill'>[],
  program: Pick<NodeJS.Process, 'on' | 'off' | 'kill' | 'pid'> = process,
): (() => void) => {
  const end = (signal: NodeJS.Signals): void => {
    stop();
    for (const worker of workers) worker.kill('SIGKILL');
    // Nobody listens any more: the signal ends this process, and shells report 130 or 143.
    program.kill(program.pid, signal);
  };
  const stop = (): void => {
    for (const signal of SIGNALS) program.off(signal, end);
  };
  for (const signal of SIGNALS) program.on(signal, end);
  return stop;
};

/** Processes, not threads, because processor time is measured per process. */
export const playInProcesses = async (
  text: ContestText,
  groups: number,
  processes: number,
  report: ReportProgress,
): Promise<Scores> => {
  const scores = new Array<readonly number[]>(groups);
  let next = 0;
  let done = 0;
  const work = (worker: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      const send = (message: WorkerMessage): void => void worker.send(message);
      const sendNext = (): void => (next < groups ? send({ group: next++ }) : resolve());
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a process of the arena ended with ${code}`)));
      worker.on('message', ({ group, scores: played }: Played) => {
        scores[group] = played;
        report(++done);
        sendNext();
      });
      send({ contest: text });
      sendNext();
    });
  const workers = Array.from({ length: processes }, startWorker);
  const stop = stopOnSignal(workers);
  try {
    await Promise.all(workers.map(work));
  } finally {
    stop();
    for (const worker of workers) worker.kill();
  }
  return scores;
};
