/** Makes Cowpath's computer player and analysis from the weights. */
import { need } from '@abacow/rules/need';
import { makeMove } from '@abacow/rules/cowpath';
import { cowpathAppraise } from './appraise.ts';
import type { Appraise } from '../analysis/book.ts';
import { type Computer, type Weights, makeComputer } from '../computer.ts';
import { openTrunk } from '../net/open.ts';
import { makeCowpathEngine } from './engine.ts';
import { type Evaluate, makeEvaluate } from './evaluation.ts';
import { playLevel } from './levels.ts';
import { COWPATH_LEVELS } from './players.ts';
import { playPath } from './path.ts';
import { type CowpathManifest, parseCowpathWeights } from './weights.ts';

const evaluateBy = ({ manifest, bytes }: Weights): Evaluate =>
  makeEvaluate(parseCowpathWeights(manifest as CowpathManifest, bytes), openTrunk);

export const openComputer = (weights: Weights): Computer => {
  const engine = makeCowpathEngine(evaluateBy(weights));
  return makeComputer({
    game: 'cowpath',
    makeMove,
    advise: engine.advise,
    glance: engine.glance,
    playLevel: (position, strength, random, budget) =>
      playLevel(need(COWPATH_LEVELS[strength - 1]), position, { engine, random, budget }),
    playYardstick: (_, position, random) => playPath(position, random),
  });
};

export const openAppraise = (weights: Weights): Appraise => cowpathAppraise(evaluateBy(weights));
