/**
 * Do equities mean what they say? The computer plays itself; what it said before each turn is held against how the
 * game ended for that seat, in ten bins, as it came and without the luck of the dice that were still to come:
 * tsx --conditions=source packages/ai/measure/calibration.ts GAME GAMES MS SEED [PLAYERS LEVEL BOARD]
 * MS is processor time a decision, 0 one turn ahead. With LUCK=no in the environment luck is not looked for, which is
 * quicker. The last line has the sums of the bins, so that runs can be added.
 */
import { seededDice } from '@abacow/dice';
import { type GameName, type Setup, seatsOf } from '@abacow/rules';
import { type CowpathPosition, makeMove } from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import { type Board, DEFAULT_TARGET, type Level, type Players } from '@abacow/rules/trio';
import { openAnalyst } from '../src/analysis/index.ts';
import type { Computer } from '../src/computer.ts';
import { openComputer } from '../src/engines.ts';
import {
  type CowpathManifest,
  makeCowpathEngine,
  makeEvaluate,
  parseCowpathWeights,
} from '../src/cowpath/index.ts';
import { openTrunk } from '../src/net/open.ts';
import { equityOf } from '../src/trio/index.ts';
import { weightsOf } from '../test/weights.ts';
import { type Bin, addGame, emptyBins, makeTable } from './bins.ts';
import { processorTime } from './processor-time.ts';
import { playAndTell } from './said.ts';

const [game, games, ms, seed, players = '2', level = 'junior', board = 'multiplication'] = process.argv.slice(
  2,
) as [GameName, string, string, string, string?, Level?, Board?];

const setupFor = (number: number): Setup =>
  game === 'cowpath'
    ? {
        game,
        sheet: generateSheet({ kind: number % 2 === 0 ? 'wild' : 'mirrored', seed: `${seed} ${number}` }),
        first: seededDice(`${seed} ${number} beginner`).below(2) as 0 | 1,
      }
    : { game, board, level, players: Number(players) as Players, target: DEFAULT_TARGET, first: 0 };

const weights = weightsOf(game);
/** Cowpath one turn ahead by the net alone, every square looked at however long that takes. */
const openGlancer = (): Pick<Computer, 'advise'> => {
  const parsed = parseCowpathWeights(weights.manifest as CowpathManifest, weights.bytes);
  const engine = makeCowpathEngine(makeEvaluate(parsed, openTrunk));
  return {
    advise: (position) => {
      const { move, equity } = engine.glance(position as CowpathPosition)!;
      return { move: makeMove(move), equity, options: [] };
    },
  };
};

const tools = {
  computer: game === 'cowpath' && Number(ms) === 0 ? openGlancer() : await openComputer(game, weights),
  analyst: process.env.LUCK === 'no' ? null : await openAnalyst(game, weights),
  thinking: { ms: Number(ms), now: processorTime },
};

let bins: readonly Bin[] = emptyBins();
for (let number = 0; number < Number(games); number++) {
  const setup = setupFor(number);
  // A seat that is certain to lose stands at -1 of two, at -1/2 of three.
  const lowest = equityOf(0, seatsOf(setup));
  bins = addGame(bins, playAndTell(setup, `${seed} ${number}`, tools), lowest);
}
process.stdout.write(`${game}, ${games} games, ${ms} ms\n${makeTable(bins)}`);
process.stdout.write(`${JSON.stringify({ game, games, ms, seed, players, level, board, bins })}\n`);
