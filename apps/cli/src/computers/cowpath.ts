/** Cowpath's players by name, for the arena: levels and yardsticks, on whatever clock they are given. */
import {
  COWPATH_LEVELS,
  type CowpathEngine,
  type CowpathManifest,
  makeCowpathEngine,
  makeEvaluate,
  parseCowpathWeights,
  playLevel,
  playPath,
} from '@abacow/ai/cowpath';
import { levelThinking } from '@abacow/ai/levels';
import { openTrunk } from '@abacow/ai/net';
import type { CowpathPosition, Move } from '@abacow/rules/cowpath';
import type { Clock, Random } from './computers.ts';
import { readWeights } from './weights.ts';

let opened: CowpathEngine | null = null;

const openEngine = (): CowpathEngine => {
  const { manifest, bytes } = readWeights<CowpathManifest>('cowpath');
  return makeCowpathEngine(makeEvaluate(parseCowpathWeights(manifest, bytes), openTrunk));
};

const engine = (): CowpathEngine => (opened ??= openEngine());

export const COWPATH_PLAYERS: readonly string[] = ['path', 'net', ...COWPATH_LEVELS];

/** A player by the name or number of a level, or the name of a yardstick. */
export const cowpathPlayerNamed = (
  name: string,
  now: Clock,
): ((position: CowpathPosition, random: Random) => Move) | null => {
  if (name === 'path') return playPath;
  if (name === 'net') return (position) => engine().glance(position)!.move;
  const level = COWPATH_LEVELS.find((each, index) => each === name || String(index + 1) === name);
  if (level === undefined) return null;
  return (position, random) =>
    playLevel(level, position, { engine: engine(), random, budget: levelThinking(now) });
};

export const cowpathAdviser =
  (ms: number, now: Clock) =>
  (position: CowpathPosition): Move =>
    engine().advise(position, { ms, now })!.move;
