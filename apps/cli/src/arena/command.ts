import { availableParallelism } from 'node:os';
import { gameNames, type GameName } from '@abacow/rules';
import type { Players } from '@abacow/rules/trio';
import {
  type Complaint,
  type Values,
  choice,
  complain,
  flag,
  isComplaint,
  text,
  whole,
} from '../arguments.ts';
import { type Command, OK, misuse } from '../command.ts';
import { playerNames } from '../players/players.ts';
import { progressOn } from '../progress.ts';
import { sheetOption } from '../sheets/choice.ts';
import { trioChoiceOf, trioOptions } from '../trio-options.ts';
import type { World } from '../world.ts';
import { type ContestText, parseContest } from './contest-text.ts';
import { type Contest, seatsIn } from './contest.ts';
import { playHere, playInProcesses } from './crew.ts';
import { makeReport, makeReportJson } from './report.ts';
import { type Scores, standingOf } from './score.ts';

const options = {
  game: choice('GAME', gameNames(), 'cowpath or trio. Required.'),
  games: whole('N', 2, 10_000_000, 'How many games, rounded up to whole groups. Default: 1000.'),
  seed: text('SEED', 'Any text; the same seed gives the same games. Default: a new one.'),
  // The choice is checked here and parsed again on every process.
  sheet: { ...sheetOption, parse: (given: string) => checked(given) },
  ...trioOptions,
  seats: whole('N', 2, 4, 'Trio: how many players; B sits on all seats but one. Default: 2.'),
  threads: whole('N', 1, 64, 'Default: as many as the machine has cores.'),
  json: flag('Print the results as one line of JSON.'),
};

const checked = (given: string): string | Complaint => {
  const parsed = sheetOption.parse(given);
  return isComplaint(parsed) ? parsed : given;
};
type ArenaValues = Values<typeof options>;

const FOR_TRIO = ['board', 'level', 'target', 'seats'] as const;

const contestOf = (
  values: ArenaValues,
  words: readonly string[],
  freshSeed: () => string,
): ContestText | Complaint => {
  const { game, seed = freshSeed() } = values;
  const [challenger, opponent] = words;
  if (game === undefined) return complain('--game is missing: --game cowpath or --game trio');
  if (challenger === undefined || opponent === undefined)
    return complain(`it needs two players: ${playerNames(game).join(', ')}`);
  const foreign = game === 'trio' ? (['sheet'] as const) : FOR_TRIO;
  const misplaced = foreign.find((name) => values[name] !== undefined);
  if (misplaced !== undefined) return complain(`--${misplaced} does not belong to ${game}`);
  if (game === 'cowpath') return { game, seed, challenger, opponent, sheet: values.sheet ?? 'pad' };
  const seats = (values.seats ?? 2) as Players;
  return { game, seed, challenger, opponent, ...trioChoiceOf(values), seats };
};

const playAll = async (
  world: World,
  contestText: ContestText,
  contest: Contest,
  groups: number,
  threads: number,
): Promise<Scores> => {
  const progress = progressOn(world, groups);
  const tell = (played: number): void => progress.show(played, 'groups');
  const scores =
    threads === 1
      ? playHere(contest, groups, tell)
      : await playInProcesses(contestText, groups, Math.min(threads, groups), tell);
  progress.clear();
  return scores;
};

const names = (game: GameName): string => playerNames(game).join(', ');

export const arena: Command<typeof options> = {
  name: 'arena',
  usage: ['arena A B --game GAME [OPTIONS]'],
  about: [
    'Plays A against B and prints the score of A, its 95 % confidence interval and the difference in Elo.',
    'Games come in groups: the same sheet, the same beginner and the same dice, once with A on each seat. The interval is taken over groups.',
    'Levels go by name or by number, 1 to 5. advise:MS plays what the referee would advise within so many milliseconds of processor time.',
    'Yardsticks: path, tactic and builder know a few rules of thumb, net is the learnt evaluation one turn ahead without any search.',
    `Players of Cowpath: ${names('cowpath')}.`,
    `Players of Trio: ${names('trio')}.`,
  ],
  options,
  examples: [
    'abacow arena simple random --game cowpath --games 2000 --seed 1',
    'abacow arena simple random --game trio --seats 4 --level expert --json',
  ],
  words: 2,
  run: async ({ values, words }, world) => {
    const contestText = contestOf(values, words, world.freshSeed);
    if (isComplaint(contestText)) return misuse(world, 'arena', contestText.reason);
    const contest = await parseContest(contestText);
    if (isComplaint(contest)) return misuse(world, 'arena', contest.reason);
    const groups = Math.ceil((values.games ?? 1000) / seatsIn(contest));
    const threads = values.threads ?? availableParallelism();
    const standing = standingOf(await playAll(world, contestText, contest, groups, threads));
    const make = values.json ? makeReportJson : makeReport;
    world.write(`${make(contestText, standing, groups)}\n`);
    return OK;
  },
};
