/** Makes Trio's computer player and analysis from the weights. */
import { need } from '@abacow/rules/need';
import { makeMove } from '@abacow/rules/trio';
import type { Appraise } from '../analysis/book.ts';
import { trioAppraise } from './appraise.ts';
import { type Computer, type Weights, makeComputer } from '../computer.ts';
import { openSearches, openTrio } from './engine.ts';
import { playLevel } from './levels.ts';
import { TRIO_LEVELS, type Yardstick } from './players.ts';
import type { TrioManifest } from './weights.ts';
import { playYardstick } from './yardsticks.ts';

export const openComputer = ({ manifest, bytes }: Weights): Computer => {
  const engine = openTrio(manifest as TrioManifest, bytes);
  return makeComputer({
    game: 'trio',
    makeMove,
    advise: engine.advise,
    glance: engine.glance,
    playLevel: (position, strength, random, budget) =>
      playLevel(need(TRIO_LEVELS[strength - 1]), position, { engine, random, budget }),
    playYardstick: (name, position, random) => playYardstick(name as Yardstick, position, random),
  });
};

export const openAppraise = ({ manifest, bytes }: Weights): Appraise =>
  trioAppraise(openSearches(manifest as TrioManifest, bytes));
