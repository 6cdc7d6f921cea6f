import { parentPort, workerData } from 'node:worker_threads';
import { isComplaint } from '../arguments.ts';
import type { ContestText } from './contest-text.ts';
import { parseContest } from './contest-text.ts';
import { playGroup } from './contest.ts';

const contest = await parseContest(workerData as ContestText);
if (isComplaint(contest)) throw new Error(contest.reason);

parentPort?.on('message', (group: number) =>
  parentPort?.postMessage({ group, scores: playGroup(contest, group) }),
);
