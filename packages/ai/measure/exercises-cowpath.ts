/** Finds Cowpath's exercises: on sheets of the pad, for every kind of decision. */
import { need } from '@abacow/rules/need';
import { type Position, isUnreadable } from '@abacow/rules';
import {
  type CowpathPosition,
  NO_ANCHOR,
  type Sheet,
  count,
  has,
  makeMove,
  markableSquares,
  parseSheet,
  quadSymbol,
  listSquares,
} from '@abacow/rules/cowpath';
import { DEFAULT_SIDE, PAD, generateSheet } from '@abacow/rules/sheets';
import { SOLVED_FREE } from '../src/errors.ts';
import type { Option } from '../src/computer.ts';
import { adviceBy } from '../src/cowpath/advise.ts';
import { type Endgame, exactLook, makeEndgame } from '../src/cowpath/endgame.ts';
import { makeCowpathEngine } from '../src/cowpath/engine.ts';
import { type Evaluate, makeEvaluate } from '../src/cowpath/evaluation.ts';
import { lookFurther } from '../src/cowpath/further.ts';
import { playLevel } from '../src/cowpath/levels.ts';
import { playPath } from '../src/cowpath/path.ts';
import { type Look, lookAt, valueOfLook } from '../src/cowpath/look-ahead.ts';
import { type Standing, freeOf } from '../src/cowpath/standing.ts';
import { type CowpathManifest, parseCowpathWeights } from '../src/cowpath/weights.ts';
import { openTrunk } from '../src/net/open.ts';
import { weightsOf } from '../test/weights.ts';
import type { Finder } from './exercises.ts';

const WANTED: Finder['wanted'] = {
  'join at once': { count: 3, margin: 0.1 },
  keep: { count: 17, margin: 0.06 },
  'keep all the same': { count: 5, margin: 0.06 },
  mark: { count: 14, margin: 0.1 },
  quad: { count: 6, margin: 0.1 },
  bonus: { count: 7, margin: 0.08 },
  end: { count: 8, margin: 0.08 },
};

/** How many of the best marks are valued once more, each on its own. */
const MAX_CANDIDATES = 4;
/** Positions with a larger equity, for either side, are decided already. */
const MAX_EQUITY = 0.92;

const cowpathOnly = (position: Position): CowpathPosition => {
  if (position.game !== 'cowpath') throw new Error('this finds exercises of Cowpath');
  return position;
};

const optionsBy = (position: CowpathPosition, look: Look): readonly Option[] =>
  adviceBy(position, look).options.map((option) => ({ ...option, move: makeMove(option.move) }));

/** Looks at this turn, and at the turn that follows each important way to end it. */
const furtherLook = (position: CowpathPosition, evaluate: Evaluate): Look => {
  const look = lookAt(position, evaluate);
  const second = (standing: Standing): number => valueOfLook(lookAt(standing, evaluate));
  lookFurther(look, { ...position, attempt: 1 }, second);
  const way = quadSymbol(position.dice) === 0 ? 'plain' : 'quad';
  const open = look.marks
    .filter(({ after }) => after.end === null && has(markableSquares(position), after.square))
    .sort((a, b) => b[way] - a[way]);
  for (const weighed of open.slice(0, MAX_CANDIDATES)) {
    const bonus = way === 'quad' && weighed.after.quad !== null;
    const value = second(bonus ? weighed.after.quad : weighed.after.plain);
    weighed[way] = bonus ? value : -value;
  }
  return look;
};

const kindOf = (position: CowpathPosition, best: string, equity: number): string | null => {
  if (position.attempt === 0) return null;
  const marks = listSquares(markableSquares(position)).length;
  if (equity === 1) return 'join at once';
  if (Math.abs(equity) > MAX_EQUITY) return null;
  // In the games that were tried, passing was never better than marking by more than 0.01.
  if (best === '-') return null;
  if (count(freeOf(position)) <= SOLVED_FREE) return 'end';
  if (position.sheet.rows < DEFAULT_SIDE) return null;
  if (position.anchor !== NO_ANCHOR) return 'bonus';
  if (quadSymbol(position.dice) !== 0 && marks > 1) return 'quad';
  if (best.startsWith('t')) return marks > 0 ? 'keep all the same' : 'keep';
  return 'mark';
};

/** Sheets of the pad, and every third time a small sheet: games on small sheets last until few squares are free. */
const sheetFor = (n: number): Sheet => {
  if (n % 3 === 2) return generateSheet({ kind: 'wild', seed: `exercises ${n}`, rows: 4, columns: 5 });
  const sheet = parseSheet(need(PAD[n % PAD.length]).text);
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return sheet;
};

export const cowpathFinder = (): Finder => {
  const { manifest, bytes } = weightsOf('cowpath');
  const evaluate = makeEvaluate(parseCowpathWeights(manifest as CowpathManifest, bytes), openTrunk);
  const engine = makeCowpathEngine(evaluate);
  let endgame: Endgame | null = null;
  const solved = (position: CowpathPosition): readonly Option[] => {
    if (endgame === null || !endgame.covers(position)) endgame = makeEndgame(position);
    return optionsBy(position, need(exactLook(endgame, position, () => true)));
  };
  const isSolved = (position: CowpathPosition): boolean => count(freeOf(position)) <= SOLVED_FREE;
  const seen = (position: CowpathPosition): readonly Option[] =>
    need(engine.glance(position)).options.map((option) => ({ ...option, move: makeMove(option.move) }));
  const glance = (position: Position): readonly Option[] => {
    const at = cowpathOnly(position);
    return isSolved(at) ? solved(at) : seen(at);
  };
  return {
    wanted: WANTED,
    setupFor: (n) => ({ game: 'cowpath', sheet: sheetFor(n), first: n % 2 === 0 ? 0 : 1 }),
    glance,
    study: (position) => {
      const at = cowpathOnly(position);
      return isSolved(at) ? solved(at) : optionsBy(at, furtherLook(at, evaluate));
    },
    naively: (position, random) => {
      const at = cowpathOnly(position);
      const aids = { engine, random, budget: { ms: 0, now: () => 0 } };
      return [playPath(at, random), playLevel('rosie', at, aids)].map(makeMove);
    },
    kindOf: (position, best) => kindOf(cowpathOnly(position), best, need(glance(position)[0]).equity),
  };
};
