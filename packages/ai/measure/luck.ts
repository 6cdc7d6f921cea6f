/**
 * Luck totals of games that the computer plays against itself: one line of JSON per game, one number per seat.
 * tsx --conditions=source packages/ai/measure/luck.ts KIND GAMES SEED (a kind, or `all` in turn).
 * luck-table.ts collects the output.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import type { GameName, Position, Setup } from '@abacow/rules';
import { generateSheet } from '@abacow/rules/sheets';
import { BOARDS, DEFAULT_TARGET, PLAYERS } from '@abacow/rules/trio';
import { LUCK_KINDS, type LuckKind } from '../src/analysis/luck.ts';
import { openAnalyst } from '../src/analysis/analyst.ts';
import type { Worth } from '../src/analysis/book.ts';
import { openComputer } from '../src/engines.ts';
import { randomOf, selfPlay } from '../test/self-play.ts';
import { weightsOf } from '../test/weights.ts';

/** The middle level, which makes mistakes as people do. */
const STRENGTH = 3;

const setupFor = (kind: LuckKind, seed: string, n: number): Setup => {
  if (kind === 'cowpath 2')
    return {
      game: 'cowpath',
      sheet: generateSheet({ kind: n % 2 === 0 ? 'mirrored' : 'wild', seed }),
      first: 0,
    };
  const players = need(PLAYERS.find((count) => kind === `trio ${count}`));
  return {
    game: 'trio',
    board: need(BOARDS[n % 2]),
    players,
    level: 'junior',
    target: DEFAULT_TARGET,
    first: 0,
  };
};

const [kinds, games, seed] = process.argv.slice(2) as [string, string, string];

const gameOf = (kind: LuckKind): GameName => (kind === 'cowpath 2' ? 'cowpath' : 'trio');
const open = async (game: GameName) => ({
  computer: await openComputer(game, weightsOf(game)),
  analyst: await openAnalyst(game, weightsOf(game)),
});
const opened = { cowpath: await open('cowpath'), trio: await open('trio') };
const still = (): number => 0;

const lucksOf = (kind: LuckKind, n: number): Worth => {
  const { computer, analyst } = opened[gameOf(kind)];
  const name = `${seed} ${n}`;
  const random = randomOf(seededDice(`player ${name}`));
  const player = (position: Position): string => computer.play(position, STRENGTH, random, still);
  const steps = analyst(selfPlay(setupFor(kind, name, n), name, player));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.luck;
};

for (let n = 0; n < Number(games); n++)
  for (const kind of LUCK_KINDS.filter((each) => kinds === 'all' || kinds === each))
    process.stdout.write(`${JSON.stringify({ kind, lucks: lucksOf(kind, n) })}\n`);
