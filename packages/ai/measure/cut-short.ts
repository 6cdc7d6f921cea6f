/**
 * How much worths of a Cowpath turn, and differences to the best one, are off because the look was cut short, compared with
 * the complete look:
 * tsx --conditions=source packages/ai/measure/cut-short.ts GAMES SEED
 * A new engine gets no time at all at every third decision of games that the net plays against itself.
 */
import { need } from '@abacow/rules/need';
import { isUnreadable, replay } from '@abacow/rules';
import { type CowpathPosition, count, freeSquares, makeMove } from '@abacow/rules/cowpath';
import { generateSheet } from '@abacow/rules/sheets';
import {
  type CowpathManifest,
  makeCowpathEngine,
  makeEvaluate,
  parseCowpathWeights,
} from '../src/cowpath/index.ts';
import { openTrunk } from '../src/net/open.ts';
import { selfPlay } from '../test/self-play.ts';
import { weightsOf } from '../test/weights.ts';

const [games, seed] = process.argv.slice(2) as [string, string];
const { manifest, bytes } = weightsOf('cowpath');
const evaluate = makeEvaluate(parseCowpathWeights(manifest as CowpathManifest, bytes), openTrunk);
const NO_TIME = { ms: 0, now: (): number => 0 };
const FEW_FREE = 12;

/** Decisions that are further behind are never in doubt. */
const CLOSE = 0.25;

let [seen, sum, pairs, difference] = [0, 0, 0, 0];
for (let n = 0; n < Number(games); n++) {
  const engine = makeCowpathEngine(evaluate);
  const setup = {
    game: 'cowpath',
    sheet: generateSheet({ kind: 'wild', seed: `${seed} ${n}` }),
    first: 0,
  } as const;
  const { tokens } = selfPlay(setup, `${seed} ${n}`, (position) =>
    makeMove(need(engine.glance(position as CowpathPosition)).move),
  );
  const positions = replay(setup, tokens);
  if (isUnreadable(positions)) throw new Error(positions.reason);
  for (const [at, position] of (positions as readonly CowpathPosition[]).entries()) {
    if (position.kind !== 'decision' || at % 3 > 0 || count(freeSquares(position)) < FEW_FREE) continue;
    const cut = need(makeCowpathEngine(evaluate).advise(position, NO_TIME));
    const full = new Map(
      need(engine.glance(position)).options.map(({ move, equity }) => [makeMove(move), equity]),
    );
    const errorOf = ({ move, equity }: (typeof cut.options)[number]): number =>
      equity - need(full.get(makeMove(move)));
    const best = need(cut.options[0]);
    sum += errorOf(best) ** 2;
    seen++;
    for (const option of cut.options)
      if (option !== best && best.equity - option.equity < CLOSE) {
        difference += (errorOf(best) - errorOf(option)) ** 2;
        pairs++;
      }
  }
}
process.stdout.write(
  `${seen} decisions, worth off by ${Math.sqrt(sum / seen).toFixed(3)}, ${pairs} differences by ${Math.sqrt(difference / pairs).toFixed(3)}\n`,
);
