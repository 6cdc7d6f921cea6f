/** Trio's players by name, for the arena: levels and yardsticks, on whatever clock they are given. */
import { levelThinking } from '@abacow/ai/levels';
import {
  TRIO_LEVELS,
  type TrioEngine,
  type TrioManifest,
  YARDSTICKS,
  openTrio,
  playLevel,
  playYardstick,
} from '@abacow/ai/trio';
import type { Move, TrioPosition } from '@abacow/rules/trio';
import type { Clock, Random } from './computers.ts';
import { readWeights } from './weights.ts';

let opened: TrioEngine | null = null;

const openEngine = (): TrioEngine => {
  const { manifest, bytes } = readWeights<TrioManifest>('trio');
  return openTrio(manifest, bytes);
};

const engine = (): TrioEngine => (opened ??= openEngine());

export const TRIO_PLAYERS: readonly string[] = [...YARDSTICKS, 'net', ...TRIO_LEVELS];

/** A player by the name or number of a level, or the name of a yardstick. */
export const trioPlayerNamed = (
  name: string,
  now: Clock,
): ((position: TrioPosition, random: Random) => Move) | null => {
  const yardstick = YARDSTICKS.find((each) => each === name);
  if (yardstick !== undefined) return (position, random) => playYardstick(yardstick, position, random);
  if (name === 'net') return (position) => engine().glance(position)!.move;
  const level = TRIO_LEVELS.find((each, index) => each === name || String(index + 1) === name);
  if (level === undefined) return null;
  return (position, random) =>
    playLevel(level, position, { engine: engine(), random, budget: levelThinking(now) });
};

export const trioAdviser =
  (ms: number, now: Clock) =>
  (position: TrioPosition): Move =>
    engine().advise(position, { ms, now })!.move;
