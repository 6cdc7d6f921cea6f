/**
 * How much equity advice gives away in Cowpath endgames of 6 to 9 free squares, how often its worths are exact, and how far
 * the net's estimates and their differences are off, all compared with the exact solution:
 * tsx --conditions=source packages/ai/measure/endgames.ts POSITIONS MS SEED
 * Positions come from games with random marks, one per game and number of free squares. Every position gets a new
 * engine. Time is processor time.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import {
  type CowpathPosition,
  SYMBOLS,
  count,
  cowpath,
  diceIn,
  fallOf,
  freeSquares,
  legalMoves,
  makeMove,
  startCowpath,
} from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import { makeCowpathEngine, makeEvaluate, parseCowpathWeights } from '../src/cowpath/index.ts';
import type { Advice, CowpathManifest } from '../src/cowpath/index.ts';
import { openTrunk } from '../src/net/open.ts';
import { randomOf } from '../test/self-play.ts';
import { weightsOf } from '../test/weights.ts';
import { processorTime } from './processor-time.ts';

const [positions = '200', ms = '100', seed = 'endgames'] = process.argv.slice(2);
const FREE = [6, 7, 8, 9];

const { manifest, bytes } = weightsOf('cowpath');
const evaluate = makeEvaluate(parseCowpathWeights(manifest as CowpathManifest, bytes), openTrunk);
const endless = { ms: 1e9, now: () => 0 };

/** At most one decision of a game for each number of free squares. */
const endgamesOf = (name: string): CowpathPosition[] => {
  const dice = seededDice(name);
  const random = randomOf(seededDice(`player ${name}`));
  const wanted = new Set(FREE);
  const found: CowpathPosition[] = [];
  let position: CowpathPosition = startCowpath({
    sheet: generateSheet({ kind: 'wild', seed: name }),
    first: 0,
  });
  while (position.kind !== 'over') {
    if (position.kind === 'throw') {
      position = cowpath.play(position, fallOf(dice.throwDice(diceIn(position.thrown), SYMBOLS.length)));
      continue;
    }
    const moves = legalMoves(position);
    const free = count(freeSquares(position));
    if (moves.length > 1 && random() < 0.3 && wanted.delete(free)) found.push(position);
    const marks = moves.filter(({ kind }) => kind === 'mark');
    const some = marks.length > 0 && random() < 0.8 ? marks : moves;
    position = cowpath.play(position, need(some[Math.floor(random() * some.length)]));
  }
  return found;
};

type Tally = {
  seen: number;
  lost: number;
  worst: number;
  ms: number;
  exact: number;
  /** Positions in which the advice claims more than it knows: exact and wrong, or estimated without saying so. */
  untrue: number;
  worth: number;
  difference: number;
  pairs: number;
};
const EMPTY = { seen: 0, lost: 0, worst: 0, ms: 0, exact: 0, untrue: 0, worth: 0, difference: 0, pairs: 0 };
const tallies = new Map(FREE.map((free): [number, Tally] => [free, { ...EMPTY }]));
/** Decisions that are further behind are never in doubt. */
const CLOSE = 0.25;
const named = ({ options }: Advice): ReadonlyMap<string, number> =>
  new Map(options.map(({ move, equity }) => [makeMove(move), equity]));

/** The net's estimates against the exact worths: squares of the best one's error, and of all differences to it. */
const compare = (tally: Tally, estimate: Advice, exact: Advice): void => {
  const truth = named(exact);
  const errorOf = ({ move, equity }: Advice['options'][number]): number =>
    equity - need(truth.get(makeMove(move)));
  const best = need(estimate.options[0]);
  tally.worth += errorOf(best) ** 2;
  for (const option of estimate.options)
    if (option !== best && best.equity - option.equity < CLOSE) {
      tally.difference += (errorOf(best) - errorOf(option)) ** 2;
      tally.pairs++;
    }
};

const weigh = (position: CowpathPosition): void => {
  const begun = processorTime();
  const engine = makeCowpathEngine(evaluate);
  const advice = need(engine.advise(position, { ms: Number(ms), now: processorTime }));
  const { move } = advice;
  const took = processorTime() - begun;
  const exact = need(makeCowpathEngine(evaluate).advise(position, endless));
  const chosen = need(exact.options.find((option) => JSON.stringify(option.move) === JSON.stringify(move)));
  const lost = exact.equity - chosen.equity;
  const tally = need(tallies.get(count(freeSquares(position))));
  tally.seen++;
  tally.lost += lost;
  tally.worst = Math.max(tally.worst, lost);
  tally.ms += took;
  if (advice.doubt === 0) tally.exact++;
  const off = Math.abs(advice.equity - exact.equity);
  if (advice.error === 0 ? off > 1e-9 : !advice.hurried) tally.untrue++;
  compare(tally, need(engine.glance(position)), exact);
};

let seen = 0;
for (let game = 0; seen < Number(positions); game++)
  for (const position of endgamesOf(`${seed} ${game}`)) {
    weigh(position);
    seen++;
  }
let lost = 0;
for (const [free, tally] of tallies) {
  lost += tally.lost;
  const mean = (sum: number): string => (sum / tally.seen).toFixed(5);
  process.stdout.write(
    `${free} free: ${tally.seen} positions, given away ${mean(tally.lost)} on average, ${tally.worst.toFixed(3)} at most, ${(tally.ms / tally.seen).toFixed(0)} ms; exact in ${tally.exact}, untrue in ${tally.untrue}; the net alone: worth off by ${Math.sqrt(tally.worth / tally.seen).toFixed(3)}, differences by ${Math.sqrt(tally.difference / tally.pairs).toFixed(3)}\n`,
  );
}
process.stdout.write(`all: ${seen} positions, given away ${(lost / seen).toFixed(5)} on average\n`);
