/** Groups of a contest played by several processes. The scores do not depend on how many. */
import { type ChildProcess, fork } from 'node:child_process';
import type { ContestText } from './contest-text.ts';
import { type Contest, playGroup } from './contest.ts';
import type { Scores } from './score.ts';

export type Wish = { readonly contest: ContestText } | { readonly group: number };
export type Played = { readonly group: number; readonly scores: readonly number[] };
type Tell = (played: number) => void;

const ENTRY = new URL('../../bin/arena-worker.mjs', import.meta.url);

export const playHere = (contest: Contest, groups: number, tell: Tell): Scores =>
  Array.from({ length: groups }, (_, group) => {
    const scores = playGroup(contest, group);
    tell(group + 1);
    return scores;
  });

/** Processes, not threads: each knows by itself how much of the processor its players have used. */
export const playInProcesses = async (
  text: ContestText,
  groups: number,
  processes: number,
  tell: Tell,
): Promise<Scores> => {
  const scores = new Array<readonly number[]>(groups);
  let next = 0;
  let done = 0;
  const work = (worker: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      const wish = (wanted: Wish): void => void worker.send(wanted);
      const ask = (): void => (next < groups ? wish({ group: next++ }) : resolve());
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a process of the arena ended with ${code}`)));
      worker.on('message', ({ group, scores: played }: Played) => {
        scores[group] = played;
        tell(++done);
        ask();
      });
      wish({ contest: text });
      ask();
    });
  const workers = Array.from({ length: processes }, () => fork(ENTRY));
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return scores;
};
