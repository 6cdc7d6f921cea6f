import { commitment, makeHex, seededDice, sha256, verifiableDice } from '@abacow/dice';
import {
  type AnyFall,
  type AnyMove,
  type GameRecord,
  type GameStep,
  type RecordPlayer,
  drawPosition,
  escapeHidden,
  gameOf,
  isUnreadable,
  makeRecord,
  playSteps,
  startGame,
} from '@abacow/rules';
import { text, whole } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { writeText } from '../files.ts';
import type { TerminalGame } from '../games/game.ts';
import { TERMINAL_GAMES, WHICH_GAME, gameOption, terminalGame } from '../games/registry.ts';
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
  save: text(
    'FILE',
    'With --game: write the record of the game to a file, for abacow replay and verify. A missing folder is created.',
  ),
};

/** The seed decides the secret, so that the same seed gives the same game; its dice are checked like any others. */
const diceOf = (seed: string, game: TerminalGame) => ({
  secret: sha256(new TextEncoder().encode(`abacow demo ${seed}/${game.name}`)),
  table: `demo ${game.name}`,
  seeds: PLAYERS.map(() => ''),
});

const playDemo = (game: TerminalGame, seed: string): GameRecord => {
  const choices = seededDice(`${seed}/${game.name}`);
  const setup = game.demoSetup(choices.below);
  const { secret, table, seeds } = diceOf(seed, game);
  const actions: (AnyMove | AnyFall)[] = [];
  const players = PLAYERS.map(() => game.simple(choices.below));
  const dice = verifiableDice({ secret, table, seeds });
  const result = playOut(startGame(setup), players, dice, (_, action) => actions.push(action));
  return {
    setup,
    tokens: gameOf(setup).makeTokens(actions),
    players: PLAYERS,
    result: { ...result, by: 'play' },
    dice: {
      table,
      commitment: commitment(secret),
      seeds,
      opening: { kind: 'chosen' },
      secret: makeHex(secret),
    },
  };
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
  about: ['Lets you watch two simple players play one game of each kind, drawn move by move.'],
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
    for (const each of game === undefined ? TERMINAL_GAMES : [terminalGame(game)]) {
      const record = playDemo(each, seed);
      await showGame(environment, each, record, pause);
      if (save === undefined) continue;
      const wrong = writeText(environment, save, makeRecord(record));
      if (wrong !== null) return fail(environment, 'demo', wrong.reason);
      environment.warn(`The record is in ${escapeHidden(save)}.\n`);
    }
    return OK;
  },
};
