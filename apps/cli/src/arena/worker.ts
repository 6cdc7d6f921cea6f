import { isComplaint } from '../arguments.ts';
import type { ContestText } from './contest-text.ts';
import { parseContest } from './contest-text.ts';
import { type Contest, playGroup } from './contest.ts';
import type { Played, WorkerMessage } from './processes.ts';

const open = async (text: ContestText): Promise<Contest> => {
  const contest = await parseContest(text);
  if (isComplaint(contest)) throw new Error(contest.reason);
  return contest;
};

let contest: Promise<Contest> | null = null;

const play = async (group: number): Promise<void> => {
  if (contest === null) throw new Error('no contest was named');
  const played: Played = { group, scores: playGroup(await contest, group) };
  process.send?.(played);
};

process.on('message', (message: WorkerMessage) => {
  if ('contest' in message) contest = open(message.contest);
  else void play(message.group);
});
// Ctrl-C in a terminal reaches every process: the parent decides.
process.on('SIGINT', () => undefined);
// The parent process has ended.
process.on('disconnect', () => process.exit());
