import { availableParallelism } from 'node:os';
import { gameOf } from '@abacow/rules';
import { type Complaint, type Values, complain, flag, isComplaint, text, whole } from '../arguments.ts';
import { type Command, OK, misuse } from '../command.ts';
import {
  TERMINAL_GAMES,
  WHICH_GAME,
  gameOption,
  misplacedOption,
  terminalGame,
  optionsOf,
} from '../games/registry.ts';
import { playerNames } from '../players/players.ts';
import { progressOn } from '../progress.ts';
import type { Environment } from '../environment.ts';
import { writeWrapped } from '../terminal/wrapping.ts';
import { type ContestText, parseContest } from './contest-text.ts';
import type { Contest } from './contest.ts';
import { playHere, playInProcesses } from './processes.ts';
import { makeReport, makeReportJson } from './report.ts';
import { type Scores, standingOf } from './score.ts';

const options = {
  game: gameOption('Required.'),
  games: whole('N', 2, 10_000_000, 'How many games, rounded up to whole groups. Default: 1000.'),
  seed: text('SEED', 'Any text; the same seed gives the same games. Default: a new one.'),
  ...optionsOf('arenaOptions'),
  threads: whole('N', 1, 64, 'Default: as many as the machine has cores.'),
  json: flag('Print the results as one line of JSON.'),
};
const PLAYERS = [...new Set(TERMINAL_GAMES.flatMap(({ name }) => playerNames(name)))].filter(
  (name) => !name.includes(':'),
);
type ArenaValues = Values<typeof options>;

const contestOf = (
  values: ArenaValues,
  words: readonly string[],
  freshSeed: () => string,
): ContestText | Complaint => {
  const { game: name, seed = freshSeed() } = values;
  const [challenger, opponent] = words;
  if (name === undefined) return complain(`--game is missing: ${WHICH_GAME}`);
  const game = terminalGame(name);
  if (challenger === undefined || opponent === undefined)
    return complain(`it needs two players: ${playerNames(name).join(', ')}`);
  const misplaced = misplacedOption('arenaOptions', game, values);
  return misplaced ?? { game: name, seed, challenger, opponent, values: game.arenaValues(values) };
};

const playAll = async (
  environment: Environment,
  contestText: ContestText,
  contest: Contest,
  groups: number,
  threads: number,
): Promise<Scores> => {
  const progress = progressOn(environment, groups);
  const report = (played: number): void => progress.show(played, 'groups');
  const scores =
    threads === 1
      ? playHere(contest, groups, report)
      : await playInProcesses(contestText, groups, Math.min(threads, groups), report);
  progress.clear();
  return scores;
};

export const arena: Command<typeof options> = {
  name: 'arena',
  usage: ['arena A B --game GAME [OPTIONS]'],
  about: [
    'Plays A against B and prints the score of A, its 95 % confidence interval and the difference in Elo.',
    'Games come in groups: the same sheet, the same beginner and the same dice, once with A on each seat. The interval is taken over groups.',
    'Levels go by name or by number, 1 to 5. advise:MS plays what the referee would advise within so many milliseconds of processor time.',
    'Yardsticks: path, tactic and builder know a few rules of thumb, net is the learnt evaluation one turn ahead without any search.',
    ...TERMINAL_GAMES.map(
      ({ name }) => `Players of ${gameOf({ game: name }).title}: ${playerNames(name).join(', ')}.`,
    ),
  ],
  options,
  examples: [
    'abacow arena simple random --game cowpath --games 2000 --seed 1',
    'abacow arena simple random --game trio --seats 4 --level expert --json',
  ],
  words: 2,
  completes: [PLAYERS, PLAYERS],
  run: async ({ values, words }, environment) => {
    const contestText = contestOf(values, words, environment.freshSeed);
    if (isComplaint(contestText)) return misuse(environment, 'arena', contestText.reason);
    const contest = await parseContest(contestText);
    if (isComplaint(contest)) return misuse(environment, 'arena', contest.reason);
    const groups = Math.ceil((values.games ?? 1000) / contest.seats);
    const threads = values.threads ?? availableParallelism();
    const standing = standingOf(await playAll(environment, contestText, contest, groups, threads));
    const report = { text: contestText, contest, standing, groups };
    if (values.json) environment.write(`${makeReportJson(report)}\n`);
    else writeWrapped(environment, `${makeReport(report)}\n`);
    return OK;
  },
};
