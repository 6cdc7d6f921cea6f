import {
  type Complaint,
  type Option,
  type Values,
  complain,
  flag,
  isComplaint,
  listOf,
  text,
  whole,
} from '../arguments.ts';
import { type Command, OK, misuse } from '../command.ts';
import { WHICH_GAME, gameOption, misplacedOption, terminalGame, optionsOf } from '../games/registry.ts';
import { PLAYER_NAMES, type PlayerName } from '../players/players.ts';
import { progressOn } from '../progress.ts';
import type { Environment } from '../environment.ts';
import { writeWrapped } from '../terminal/wrapping.ts';
import { makeReport, makeReportJson } from './report.ts';
import { type Plan, simulateGame } from './simulation.ts';
import { type GameCount, tallyOf } from './tally.ts';

const playersOption: Option<readonly PlayerName[]> = {
  takes: 'A,B',
  about: `Who sits on each seat, ${listOf(PLAYER_NAMES, 'or')}; Trio takes two to four. Default: random,random.`,
  parse: (given) => {
    const names = given.split(',').map((name) => PLAYER_NAMES.find((known) => known === name));
    return names.every((name) => name !== undefined)
      ? names
      : complain(
          `must name players like random,simple (known: ${listOf(PLAYER_NAMES, 'and')}), not ${JSON.stringify(given)}`,
        );
  },
};

const options = {
  game: gameOption('Required.'),
  games: whole('N', 1, 10_000_000, 'How many games. Default: 1000.'),
  seed: text('SEED', 'Any text; the same seed gives the same games. Default: a new one.'),
  players: playersOption,
  ...optionsOf('seriesOptions'),
  json: flag('Print the results as one line of JSON.'),
};
type SimulateValues = Values<typeof options>;

const planOf = (values: SimulateValues, freshSeed: () => string): Plan | Complaint => {
  const { game: name, players = ['random', 'random'], seed = freshSeed() } = values;
  if (name === undefined) return complain(`--game is missing: ${WHICH_GAME}`);
  const game = terminalGame(name);
  const misplaced = misplacedOption('seriesOptions', game, values);
  if (misplaced !== null) return misplaced;
  const wrong = game.whyNotPlayers(players.length);
  if (wrong !== null) return complain(wrong);
  const setting = game.openSetting(game.seriesValues(values), seed);
  return isComplaint(setting) ? setting : { game, setting, seed, players };
};

const countGames = (plan: Plan, games: number, environment: Environment): GameCount[] => {
  const progress = progressOn(environment, games);
  const counts: GameCount[] = [];
  for (let number = 0; number < games; number++) {
    counts.push(simulateGame(plan, number));
    progress.show(number + 1);
  }
  progress.clear();
  return counts;
};

export const simulate: Command<typeof options> = {
  name: 'simulate',
  usage: ['simulate --game GAME [OPTIONS]'],
  about: [
    'Plays many games between players of the computer and counts how they end: wins by seat, ties, turns, decisions and marks.',
    'random draws evenly from everything that is legal; simple takes a win, marks or places where it gets nearer to one, and throws for that. In Cowpath every sheet is played twice, each side beginning once; in Trio the players begin in turn.',
  ],
  options,
  examples: [
    'abacow simulate --game cowpath --games 1000 --seed 7 --players simple,random',
    'abacow simulate --game trio --players simple,simple,random --level expert --json',
  ],
  words: 0,
  run: ({ values }, environment) => {
    const plan = planOf(values, environment.freshSeed);
    if (isComplaint(plan)) return misuse(environment, 'simulate', plan.reason);
    const counts = countGames(plan, values.games ?? 1000, environment);
    const tally = tallyOf(counts, plan.players.length, plan.game.counters);
    if (values.json) environment.write(`${makeReportJson(plan, tally)}\n`);
    else writeWrapped(environment, `${makeReport(plan, tally)}\n`);
    return OK;
  },
};
