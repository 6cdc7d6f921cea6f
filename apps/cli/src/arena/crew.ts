/** Groups of a contest played on several threads. The scores do not depend on how many. */
import { Worker } from 'node:worker_threads';
import type { ContestText } from './contest-text.ts';
import { type Contest, playGroup } from './contest.ts';
import type { Scores } from './score.ts';

type Played = { readonly group: number; readonly scores: readonly number[] };
type Tell = (played: number) => void;

const ENTRY = new URL('../../bin/arena-worker.mjs', import.meta.url);

export const playHere = (contest: Contest, groups: number, tell: Tell): Scores =>
  Array.from({ length: groups }, (_, group) => {
    const scores = playGroup(contest, group);
    tell(group + 1);
    return scores;
  });

export const playOnThreads = async (
  text: ContestText,
  groups: number,
  threads: number,
  tell: Tell,
): Promise<Scores> => {
  const scores = new Array<readonly number[]>(groups);
  let next = 0;
  let done = 0;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => (next < groups ? worker.postMessage(next++) : resolve());
      worker.on('error', reject);
      worker.on('message', ({ group, scores: played }: Played) => {
        scores[group] = played;
        tell(++done);
        ask();
      });
      ask();
    });
  const workers = Array.from({ length: threads }, () => new Worker(ENTRY, { workerData: text }));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return scores;
};
