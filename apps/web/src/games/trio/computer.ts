/** Trio's computer player, put together from its weights. */
import { TRIO_LEVELS, type TrioManifest, openTrio, playLevel } from '@abacow/ai/trio';
import manifest from '@abacow/ai/weights/trio.json';
import { type TrioPosition, makeMove } from '@abacow/rules/trio';
import type { GamePlayer } from '../../play/players.ts';

const now = (): number => performance.now();

export const makeTrioPlayer = (weights: Uint8Array): GamePlayer<TrioPosition> => {
  const engine = openTrio(manifest as unknown as TrioManifest, weights);
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
