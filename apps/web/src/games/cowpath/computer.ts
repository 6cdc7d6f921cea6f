/** Cowpath's computer player, put together from its weights. */
import {
  COWPATH_LEVELS,
  type CowpathManifest,
  makeCowpathEngine,
  makeEvaluate,
  parseCowpathWeights,
  playLevel,
} from '@abacow/ai/cowpath';
import { openTrunk } from '@abacow/ai/net';
import manifest from '@abacow/ai/weights/cowpath.json';
import { type CowpathPosition, makeMove } from '@abacow/rules/cowpath';
import type { GamePlayer } from '../../play/players.ts';

const now = (): number => performance.now();

export const makeCowpathPlayer = (weights: Uint8Array): GamePlayer<CowpathPosition> => {
  const known = manifest as unknown as CowpathManifest;
  const engine = makeCowpathEngine(makeEvaluate(parseCowpathWeights(known, weights), openTrunk));
  return {
    move: (position, level, ms) =>
      makeMove(
        playLevel(COWPATH_LEVELS[level - 1]!, position, { engine, random: Math.random, budget: { ms, now } }),
      ),
    advise: (position, ms) => {
      const advice = engine.advise(position, { ms, now });
      if (advice === null) throw new Error('nothing is to decide');
      const options = advice.options.map(({ move, equity }) => ({ move: makeMove(move), equity }));
      return { move: makeMove(advice.move), equity: advice.equity, options };
    },
  };
};
