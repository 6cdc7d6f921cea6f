/** The computer's own eye for Cowpath, one turn ahead: slower, and much closer to how good players play. */
import {
  type CowpathManifest,
  makeCowpathEngine,
  makeEvaluate,
  parseCowpathWeights,
} from '@abacow/ai/cowpath';
import { openTrunk } from '@abacow/ai/net';
import manifest from '@abacow/ai/weights/cowpath.json';
import { PASS } from '@abacow/rules/cowpath';
import type { TrialPlayer } from './player.ts';

export const strongPlayer = (weights: Uint8Array): TrialPlayer => {
  const known = parseCowpathWeights(manifest as unknown as CowpathManifest, weights);
  const engine = makeCowpathEngine(makeEvaluate(known, openTrunk));
  return (position) => engine.glance(position)?.move ?? PASS;
};
