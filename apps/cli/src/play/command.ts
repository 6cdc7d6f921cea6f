import { seededDice } from '@abacow/dice';
import { makeRecord } from '@abacow/rules';
import { type TableEvent, openingThrowsMade, recordOf, tokensIn } from '@abacow/table';
import { type Complaint, type Values, complain, isComplaint, text } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { loadComputer } from '../computers/computers.ts';
import { readText, writeText } from '../files.ts';
import { WHICH_GAME, gameOption, misplacedOption, needTerminalGame } from '../games/registry.ts';
import { tellSeat } from '../telling/telling.ts';
import type { World } from '../world.ts';
import { type KeptGame, keptGame } from './game.ts';
import { gameOptions, openFor, parseKept } from './opening.ts';
import { playSession } from './session.ts';

const options = {
  game: gameOption('Required for a new game.'),
  ...gameOptions,
  file: text('FILE', 'Keep the game in a file; a game that is there already goes on.'),
  record: text('FILE', 'When the game is over, write its record, for abacow replay.'),
  seed: text(
    'SEED',
    'Any text; the same seed and the same decisions give the same dice. Default: a new one.',
  ),
};
type PlayValues = Values<typeof options>;

const eventsFor = (world: World, values: PlayValues, seed: string): readonly TableEvent[] | Complaint => {
  const { game, file } = values;
  if (file !== undefined && world.hasFile(file)) {
    const kept = readText(world, file);
    if (isComplaint(kept)) return kept;
    const events = parseKept(kept.text);
    return isComplaint(events) ? complain(`${file}: ${events.reason}`) : events;
  }
  if (game === undefined) return complain(`there is no game to go on with: say ${WHICH_GAME}`);
  const terminal = needTerminalGame(game);
  if (isComplaint(terminal)) return terminal;
  return openFor(terminal, values, seededDice(`${seed}/setup`).below, Math.round(world.clock()));
};

const openKept = (world: World, values: PlayValues, seed: string): KeptGame | Complaint => {
  const events = eventsFor(world, values, seed);
  if (isComplaint(events)) return events;
  // A source for every throw by its number: a game that goes on later goes on with the same dice.
  const game = keptGame(world, events, null, (table) =>
    seededDice(`${seed}/${openingThrowsMade(table)}/${table.throws}`),
  );
  return (values.file === undefined ? null : game.keepIn(values.file)) ?? game;
};

const greet = (world: World, { table }: KeptGame, levelNames: readonly string[]): void => {
  const mine = table.seats.findIndex(({ kind }) => kind === 'person');
  const levels = new Set(
    table.seats.flatMap((seating) => (seating.kind === 'computer' ? [levelNames[seating.level - 1]!] : [])),
  );
  const seat = tellSeat(table.choice.game, mine);
  world.write(`You are ${seat}, against ${[...levels].join(' and ')}. ? lists what can be said.\n`);
};

const writeRecord = (world: World, game: KeptGame, path: string | undefined): Complaint | null => {
  const record = recordOf(game.table);
  return path === undefined || record === null ? null : writeText(world, path, makeRecord(record));
};

export const play: Command<typeof options> = {
  name: 'play',
  usage: ['play --game GAME [OPTIONS]', 'play --file FILE'],
  about: [
    'Plays a whole game in the terminal against the computer, with chances and hints on demand. Leave at any time: the game is kept in a file and goes on with --file.',
  ],
  options,
  examples: [
    'abacow play --game cowpath --against 2',
    'abacow play --game trio --players 3 --level expert --file evening.table',
    'abacow play --file evening.table',
  ],
  words: 0,
  run: async ({ values }, world) => {
    const chosen = values.game === undefined ? null : needTerminalGame(values.game);
    const misplaced =
      chosen === null || isComplaint(chosen) ? chosen : misplacedOption('playOptions', chosen, values);
    if (misplaced !== null) return misuse(world, 'play', misplaced.reason);
    if (values.game === undefined && values.file === undefined)
      return misuse(world, 'play', `--game is missing: ${WHICH_GAME}`);
    const seed = values.seed ?? world.freshSeed();
    const game = openKept(world, values, seed);
    if (isComplaint(game)) return fail(world, 'play', game.reason);
    const terminal = needTerminalGame(game.table.choice.game);
    if (isComplaint(terminal)) return fail(world, 'play', terminal.reason);
    const computer = await loadComputer(terminal.name);
    greet(world, game, computer.levelNames);
    const whims = seededDice(`${seed}/computer/${tokensIn(game.table)}`);
    const over = await playSession({
      world,
      game,
      terminal,
      computer,
      random: () => whims.next32() / 2 ** 32,
    });
    const wrong = over ? writeRecord(world, game, values.record) : null;
    return wrong === null ? OK : fail(world, 'play', wrong.reason);
  },
};
