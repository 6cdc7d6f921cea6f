import { seededDice } from '@abacow/dice';
import {
  type AnyFall,
  type AnyMove,
  type GameRecord,
  type GameStep,
  type RecordPlayer,
  drawPosition,
  gameOf,
  isUnreadable,
  makeRecord,
  playSteps,
  startGame,
} from '@abacow/rules';
import { isComplaint, text, whole } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { writeText } from '../files.ts';
import type { TerminalGame } from '../games/game.ts';
import { TERMINAL_GAMES, WHICH_GAME, gameOption, needTerminalGame } from '../games/registry.ts';
import { playOut } from '../play-out.ts';
import { describeOutcome, describeSetup, describeStep } from '../describe/describe.ts';
import type { Environment } from '../environment.ts';
import { paintGame } from '../games/painting.ts';
import { widthOf, wrapLines } from '../terminal/wrapping.ts';

const PAUSE_MS = 250;
const SIMPLE: RecordPlayer = { kind: 'person', name: 'Simple' };
const PLAYERS = [SIMPLE, SIMPLE];

const options = {
  game: gameOption('Default: one of each.'),
  seed: text('SEED', 'Any text; the same seed gives the same games. Default: a new one.'),
  pause: whole('MS', 0, 60_000, `Milliseconds between moves. Default: ${PAUSE_MS} on a terminal, else 0.`),
  save: text('FILE', 'With --game: write the record of the game to a file, for abacow replay.'),
};

const playDemo = (game: TerminalGame, seed: string): GameRecord => {
  const dice = seededDice(`${seed}/${game.name}`);
  const setup = game.demoSetup(dice.below);
  const actions: (AnyMove | AnyFall)[] = [];
  const players = PLAYERS.map(() => game.simple(dice.below));
  const result = playOut(startGame(setup), players, dice, (_, action) => actions.push(action));
  const tokens = gameOf(setup).makeTokens(actions);
  return { setup, tokens, players: PLAYERS, result: { ...result, by: 'play' }, dice: null };
};

const changesBoard = ({ effects }: GameStep): boolean =>
  !effects.some(({ kind }) => kind === 'thrown' || kind === 'passed');

const showGame = async (
  environment: Environment,
  game: TerminalGame,
  record: GameRecord,
  pause: number,
): Promise<void> => {
  const show = (text: string): void =>
    environment.paint(paintGame(game, wrapLines(text, widthOf(environment))));
  const start = startGame(record.setup);
  const steps = playSteps(start, record.tokens);
  if (isUnreadable(steps)) throw new Error(steps.reason);
  environment.write(`${describeSetup(record.setup, record.players)}\n\n`);
  show(`${drawPosition(start)}\n\n`);
  for (const step of steps) {
    if (pause > 0) await environment.pause(pause);
    show(`${describeStep(step)}\n`);
    if (changesBoard(step)) show(`\n${drawPosition(step.position)}\n\n`);
  }
  show(`Result: ${describeOutcome(record.setup, record.result)}\n\n`);
};

export const demo: Command<typeof options> = {
  name: 'demo',
  usage: ['demo [OPTIONS]'],
  about: ['Plays out one game of each kind between two simple players, drawn move by move.'],
  options,
  examples: ['abacow demo', 'abacow demo --game trio --seed 3 --save game.json'],
  words: 0,
  run: async ({ values }, environment) => {
    const {
      game,
      save,
      seed = environment.freshSeed(),
      pause = environment.isOutputTerminal ? PAUSE_MS : 0,
    } = values;
    if (save !== undefined && game === undefined)
      return misuse(environment, 'demo', `--save takes one game: say ${WHICH_GAME} too`);
    const chosen = game === undefined ? null : needTerminalGame(game);
    if (isComplaint(chosen)) return misuse(environment, 'demo', chosen.reason);
    for (const each of chosen === null ? TERMINAL_GAMES : [chosen]) {
      const record = playDemo(each, seed);
      await showGame(environment, each, record, pause);
      const wrong = save === undefined ? null : writeText(environment, save, makeRecord(record));
      if (isComplaint(wrong)) return fail(environment, 'demo', wrong.reason);
    }
    return OK;
  },
};
