import { seededDice } from '@abacow/dice';
import { escapeHidden, makeRecord } from '@abacow/rules';
import { recordOf, tokensIn } from '@abacow/table';
import { type Complaint, flag, isComplaint, text } from '../arguments.ts';
import { type Command, FAILED, OK, fail, misuse } from '../command.ts';
import { loadComputer } from '../computers/computers.ts';
import { writeText } from '../files.ts';
import { paintGame } from '../games/painting.ts';
import { gameOption, misplacedOption, terminalGame } from '../games/registry.ts';
import type { Environment } from '../environment.ts';
import { widthOf, wrapLines } from '../terminal/wrapping.ts';
import type { SavedGame } from './game.ts';
import { gameOptions } from './opening.ts';
import { playSession } from './session.ts';
import { makeSeatName } from './showing.ts';
import { isMisuse, startGame } from './starting.ts';
import { opponentsOf } from './unfinished.ts';

const options = {
  game: gameOption('Default: you are asked.'),
  ...gameOptions,
  continue: flag('Continue the latest unfinished game; with --game, the latest of that game.'),
  file: text('FILE', 'Save the game in this file; if the file exists, its game continues.'),
  record: text('FILE', 'When the game is over, write its record, for abacow replay.'),
  seed: text(
    'SEED',
    'Any text; the same seed and the same decisions give the same dice. Default: a new one.',
  ),
};

const greet = (environment: Environment, { table }: SavedGame): void => {
  const mine = table.seats.findIndex(({ kind }) => kind === 'person');
  const sentence = `You are ${makeSeatName(table, mine)}, against ${opponentsOf(table)}. ? lists what you can type.\n`;
  const game = terminalGame(table.choice.game);
  const computers = table.seats.filter(({ kind }) => kind === 'computer').length;
  const terms = table.timeLimitMs === null ? (game.terms?.(table.choice, computers) ?? '') : '';
  const text = terms === '' ? sentence : `${sentence}${terms}\n`;
  environment.paint(paintGame(game, wrapLines(text, widthOf(environment))));
};

const writeRecord = (
  environment: Environment,
  game: SavedGame,
  path: string | undefined,
): Complaint | null => {
  const record = recordOf(game.table);
  if (path === undefined || record === null) return null;
  const wrong = writeText(environment, path, makeRecord(record));
  if (wrong === null) {
    const shown = escapeHidden(path);
    environment.write(`The record is in ${shown}. Look back with: abacow replay ${shown}\n`);
  }
  return wrong;
};

export const play: Command<typeof options> = {
  name: 'play',
  usage: ['play [--game GAME] [OPTIONS]', 'play --continue', 'play --file FILE'],
  about: [
    'Plays a whole game in the terminal against the computer, with chances and hints on demand. Leave at any time, also with Ctrl-C: every decision is saved, and the next abacow play offers to continue.',
    'Unfinished games are in the folder abacow/games of your state folder: XDG_STATE_HOME, by default ~/.local/state (on macOS ~/Library/Application Support, on Windows %LOCALAPPDATA%). Folders of files that you name are created.',
  ],
  options,
  examples: [
    'abacow play',
    'abacow play --game cowpath --against 2',
    'abacow play --game trio --players 3 --level expert --file evening.table',
    'abacow play --file evening.table',
  ],
  words: 0,
  run: async ({ values }, environment) => {
    const misplaced =
      values.game === undefined ? null : misplacedOption('playOptions', terminalGame(values.game), values);
    if (misplaced !== null) return misuse(environment, 'play', misplaced.reason);
    const seed = values.seed ?? environment.freshSeed();
    const game = await startGame(environment, values, seed);
    if (game === 'left') return OK;
    if (isMisuse(game)) return misuse(environment, 'play', game.reason);
    if (isComplaint(game)) return fail(environment, 'play', game.reason);
    const terminal = terminalGame(game.table.choice.game);
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
    if (!over) return game.unsaved === null ? OK : FAILED;
    const wrong = writeRecord(environment, game, values.record);
    return wrong === null ? OK : fail(environment, 'play', wrong.reason);
  },
};
