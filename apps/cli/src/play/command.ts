import { computerName } from '@abacow/ai';
import { seededDice } from '@abacow/dice';
import { makeRecord } from '@abacow/rules';
import { type TableEvent, openingThrowsMade, recordOf, tokensIn } from '@abacow/table';
import { type Complaint, type Values, complain, isComplaint, listOf, text } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { loadComputer } from '../computers/computers.ts';
import { readText, writeText } from '../files.ts';
import { WHICH_GAME, gameOption, misplacedOption, needTerminalGame } from '../games/registry.ts';
import type { Environment } from '../environment.ts';
import { type SavedGame, savedGame } from './game.ts';
import { gameOptions, openFor, parseSaved } from './opening.ts';
import { playSession } from './session.ts';
import { makeSeatName } from './showing.ts';

const options = {
  game: gameOption('Required for a new game.'),
  ...gameOptions,
  file: text('FILE', 'Save the game to a file; if the file exists, its game continues.'),
  record: text('FILE', 'When the game is over, write its record, for abacow replay.'),
  seed: text(
    'SEED',
    'Any text; the same seed and the same decisions give the same dice. Default: a new one.',
  ),
};
type PlayValues = Values<typeof options>;

const gameIn = (events: readonly TableEvent[]): string | undefined =>
  events.find((event) => event.kind === 'opened')?.choice.game;

const eventsFor = (
  environment: Environment,
  values: PlayValues,
  seed: string,
): readonly TableEvent[] | Complaint => {
  const { game, file } = values;
  if (file !== undefined && environment.hasFile(file)) {
    const read = readText(environment, file);
    if (isComplaint(read)) return read;
    const events = parseSaved(read.text);
    if (isComplaint(events)) return complain(`${file}: ${events.reason}`);
    const saved = gameIn(events);
    return game === undefined || saved === game
      ? events
      : complain(`${file}: this is a game of ${saved}, not of ${game}`);
  }
  if (game === undefined) return complain(`there is no game to continue: choose one with ${WHICH_GAME}`);
  const terminal = needTerminalGame(game);
  if (isComplaint(terminal)) return terminal;
  return openFor(terminal, values, seededDice(`${seed}/setup`).below, Math.round(environment.clock()));
};

const openSaved = (environment: Environment, values: PlayValues, seed: string): SavedGame | Complaint => {
  const events = eventsFor(environment, values, seed);
  if (isComplaint(events)) return events;
  // Each throw has its own seed by its number, so that a continued game gets the same dice.
  const game = savedGame(environment, events, null, (table) =>
    seededDice(`${seed}/${openingThrowsMade(table)}/${table.throws}`),
  );
  return (values.file === undefined ? null : game.saveTo(values.file)) ?? game;
};

const greet = (environment: Environment, { table }: SavedGame): void => {
  const mine = table.seats.findIndex(({ kind }) => kind === 'person');
  const names = table.seats.flatMap((seating, seat) =>
    seating.kind === 'computer'
      ? [computerName(table.choice.game, table.seats, seat, seating.level, 'en')]
      : [],
  );
  const seat = makeSeatName(table, mine);
  environment.write(`You are ${seat}, against ${listOf(names, 'and')}. ? lists what you can type.\n`);
};

const writeRecord = (
  environment: Environment,
  game: SavedGame,
  path: string | undefined,
): Complaint | null => {
  const record = recordOf(game.table);
  return path === undefined || record === null ? null : writeText(environment, path, makeRecord(record));
};

export const play: Command<typeof options> = {
  name: 'play',
  usage: ['play --game GAME [OPTIONS]', 'play --file FILE'],
  about: [
    'Plays a whole game in the terminal against the computer, with chances and hints on demand. Leave at any time: the game is saved to a file and continues with --file.',
  ],
  options,
  examples: [
    'abacow play --game cowpath --against 2',
    'abacow play --game trio --players 3 --level expert --file evening.table',
    'abacow play --file evening.table',
  ],
  words: 0,
  run: async ({ values }, environment) => {
    const chosen = values.game === undefined ? null : needTerminalGame(values.game);
    const misplaced =
      chosen === null || isComplaint(chosen) ? chosen : misplacedOption('playOptions', chosen, values);
    if (misplaced !== null) return misuse(environment, 'play', misplaced.reason);
    if (values.game === undefined && values.file === undefined)
      return misuse(environment, 'play', `--game is missing: ${WHICH_GAME}`);
    const seed = values.seed ?? environment.freshSeed();
    const game = openSaved(environment, values, seed);
    if (isComplaint(game)) return fail(environment, 'play', game.reason);
    const terminal = needTerminalGame(game.table.choice.game);
    if (isComplaint(terminal)) return fail(environment, 'play', terminal.reason);
    const computer = await loadComputer(terminal.name);
    greet(environment, game);
    const choices = seededDice(`${seed}/computer/${tokensIn(game.table)}`);
    const over = await playSession({
      environment,
      game,
      terminal,
      computer,
      random: () => choices.next32() / 2 ** 32,
    });
    const wrong = over ? writeRecord(environment, game, values.record) : null;
    return wrong === null ? OK : fail(environment, 'play', wrong.reason);
  },
};
