/**
 * Are equities correct predictions? The computer plays against itself. Its equity before each turn is compared with how
 * the game ended for that seat, in ten bins, both as it ended and without the luck of the later dice:
 * tsx --conditions=source packages/ai/measure/calibration.ts GAME GAMES MS SEED [PLAYERS LEVEL BOARD]
 * MS is processor time per decision; 0 looks only one turn ahead. With LUCK=no in the environment luck is not computed,
 * which is faster. The last line has the sums of the bins, so that runs can be added.
 */
import { need } from '@abacow/rules/need';
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
import { equityOf } from '../src/trio/advise.ts';
import { weightsOf } from '../test/weights.ts';
import { type Bin, addGame, emptyBins, makeTable } from './bins.ts';
import { processorTime } from './processor-time.ts';
import { playAndPredict } from './predictions.ts';

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
/** Cowpath one turn ahead by the net alone; every square is valued, however long that takes. */
const openGlancer = (): Pick<Computer, 'advise'> => {
  const parsed = parseCowpathWeights(weights.manifest as CowpathManifest, weights.bytes);
  const engine = makeCowpathEngine(makeEvaluate(parsed, openTrunk));
  return {
    advise: (position) => {
      const advice = need(engine.glance(position as CowpathPosition));
      return { ...advice, move: makeMove(advice.move), options: [] };
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
  // The equity of a seat that is certain to lose is -1 with two players and -1/2 with three.
  const lowest = equityOf(0, seatsOf(setup));
  bins = addGame(bins, playAndPredict(setup, `${seed} ${number}`, tools), lowest);
}
process.stdout.write(`${game}, ${games} games, ${ms} ms\n${makeTable(bins)}`);
process.stdout.write(`${JSON.stringify({ game, games, ms, seed, players, level, board, bins })}\n`);
