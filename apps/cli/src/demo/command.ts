import { seededDice } from '@abacow/dice';
import {
  gameNames,
  type GameName,
  type GameRecord,
  type Played,
  type Position,
  type RecordPlayer,
  type Setup,
  drawPosition,
  makeRecord,
  playToken,
  startGame,
} from '@abacow/rules';
import { cowpath, startCowpath } from '@abacow/rules/cowpath';
import { PAD, padSheet } from '@abacow/rules/sheets';
import { DEFAULT_TARGET, startTrio, trio } from '@abacow/rules/trio';
import { choice, isComplaint, text, whole } from '../arguments.ts';
import { type Command, OK, fail, misuse } from '../command.ts';
import { writeText } from '../files.ts';
import { COWPATH, TRIO, playOut } from '../play-out.ts';
import { cowpathPlayer, trioPlayer } from '../players/players.ts';
import { tellOutcome, tellSetup, tellToken } from '../telling/telling.ts';
import type { World } from '../world.ts';

const PAUSE_MS = 250;
const SIMPLE: RecordPlayer = { kind: 'person', name: 'Simple' };
const PLAYERS = [SIMPLE, SIMPLE];

const options = {
  game: choice('GAME', gameNames(), 'cowpath or trio. Default: one of each.'),
  seed: text('SEED', 'Any text; the same seed gives the same games. Default: a new one.'),
  pause: whole('MS', 0, 60_000, `Milliseconds between moves. Default: ${PAUSE_MS} on a terminal, else 0.`),
  save: text('FILE', 'With --game: write the record of the game to a file, for abacow replay.'),
};

const playCowpath = (seed: string): GameRecord => {
  const dice = seededDice(`${seed}/cowpath`);
  const first = dice.below(2) as 0 | 1;
  const setup: Setup = { game: 'cowpath', sheet: padSheet(dice.below(PAD.length) + 1)!, first };
  const actions: Parameters<typeof cowpath.makeTokens>[0][number][] = [];
  const players = PLAYERS.map(() => cowpathPlayer('simple', dice.below));
  const end = playOut(COWPATH, startCowpath(setup), players, dice, (_, action) => actions.push(action));
  const tokens = cowpath.makeTokens(actions);
  return { setup, tokens, players: PLAYERS, result: { ...end.result!, by: 'play' }, dice: null };
};

const playTrio = (seed: string): GameRecord => {
  const dice = seededDice(`${seed}/trio`);
  const setup: Setup = {
    game: 'trio',
    board: 'multiplication',
    players: 2,
    level: 'junior',
    target: DEFAULT_TARGET,
    first: dice.below(2),
  };
  const actions: Parameters<typeof trio.makeTokens>[0][number][] = [];
  const players = PLAYERS.map(() => trioPlayer('simple', dice.below));
  const end = playOut(TRIO, startTrio(setup), players, dice, (_, action) => actions.push(action));
  const tokens = trio.makeTokens(actions);
  return { setup, tokens, players: PLAYERS, result: { ...end.result!, by: 'play' }, dice: null };
};

const playDemo = (game: GameName, seed: string): GameRecord =>
  game === 'cowpath' ? playCowpath(seed) : playTrio(seed);

const changesBoard = (token: string): boolean => !token.includes('=') && token !== '-';

const showGame = async (world: World, record: GameRecord, pause: number): Promise<void> => {
  let position: Position = startGame(record.setup);
  world.write(`${tellSetup(record.setup, record.players)}\n\n${drawPosition(position)}\n\n`);
  for (const token of record.tokens) {
    if (pause > 0) await world.pause(pause);
    const { position: next } = playToken(position, token) as Played;
    world.write(`${tellToken(position, token, next)}\n`);
    if (changesBoard(token)) world.write(`\n${drawPosition(next)}\n\n`);
    position = next;
  }
  world.write(`Result: ${tellOutcome(record.setup, record.result)}\n\n`);
};

export const demo: Command<typeof options> = {
  name: 'demo',
  usage: ['demo [OPTIONS]'],
  about: ['Plays out one game of each kind between two simple players, drawn move by move.'],
  options,
  examples: ['abacow demo', 'abacow demo --game trio --seed 3 --save game.json'],
  words: 0,
  run: async ({ values }, world) => {
    const { game, save, seed = world.freshSeed(), pause = world.watched ? PAUSE_MS : 0 } = values;
    if (save !== undefined && game === undefined)
      return misuse(world, 'demo', '--save takes one game: say --game cowpath or --game trio too');
    for (const each of game === undefined ? gameNames() : [game]) {
      const record = playDemo(each, seed);
      await showGame(world, record, pause);
      const wrong = save === undefined ? null : writeText(world, save, makeRecord(record));
      if (isComplaint(wrong)) return fail(world, 'demo', wrong.reason);
    }
    return OK;
  },
};
