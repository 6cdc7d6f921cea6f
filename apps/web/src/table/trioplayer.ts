/** Trio's computer player, put together from its weights. */
import { openTrunk } from '@abacow/ai/net';
import {
  TRIO_LEVELS,
  type TrioManifest,
  makeCellNet,
  makeTrioEngine,
  parseNet,
  playLevel,
} from '@abacow/ai/trio';
import manifest from '@abacow/ai/weights/trio.json';
import { type TrioPosition, makeMove } from '@abacow/rules/trio';
import type { GamePlayer } from './players.ts';

const now = (): number => performance.now();

export const makeTrioPlayer = (weights: Uint8Array): GamePlayer<TrioPosition> => {
  const known = manifest as unknown as TrioManifest;
  const net = (kind: 'junior2' | 'general') => makeCellNet(parseNet(known, kind, weights), openTrunk);
  const engine = makeTrioEngine({ junior2: net('junior2'), general: net('general') }, known);
  return {
    move: (position, level, ms) =>
      makeMove(
        playLevel(TRIO_LEVELS[level - 1]!, position, { engine, random: Math.random, budget: { ms, now } }),
      ),
    advise: (position, ms) => {
      const advice = engine.advise(position, { ms, now });
      if (advice === null) throw new Error('nothing is to decide');
      const options = advice.options.map(({ move, equity }) => ({ move: makeMove(move), equity }));
      return { move: makeMove(advice.move), equity: advice.equity, options };
    },
  };
};
