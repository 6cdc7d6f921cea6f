import {
  type Advice as CowpathAdvice,
  COWPATH_LEVELS,
  COWPATH_LEVEL_NAMES,
  type CowpathEngine,
  type CowpathLevel,
  type CowpathManifest,
  makeCowpathEngine,
  makeEvaluate,
  parseCowpathWeights,
  playLevel,
  playPath,
} from '@abacow/ai/cowpath';
import { openTrunk } from '@abacow/ai/net';
import type { Position } from '@abacow/rules';
import { type CowpathPosition, type Move, makeMove, startCowpath } from '@abacow/rules/cowpath';
import { padSheet } from '@abacow/rules/sheets';
import type { Advice, Clock, Computer, Random } from './computers.ts';
import { readWeights } from './weights.ts';

const wall: Clock = () => performance.now();

/** How long a level may think about a decision. */
const THINK_MS = 100;

let opened: CowpathEngine | null = null;

const openEngine = (): CowpathEngine => {
  const { manifest, bytes } = readWeights<CowpathManifest>('cowpath');
  return makeCowpathEngine(makeEvaluate(parseCowpathWeights(manifest, bytes), openTrunk));
};

const engine = (): CowpathEngine => (opened ??= openEngine());

const cowpathOnly = (position: Position): CowpathPosition => {
  if (position.game !== 'cowpath') throw new Error('this is the computer for Cowpath');
  return position;
};

const adviseMoves = (position: CowpathPosition, ms: number, now = wall): CowpathAdvice => {
  const advice = engine().advise(position, { ms, now });
  if (advice === null) throw new Error('there is nothing to decide');
  return advice;
};

const playAs = (level: CowpathLevel, position: CowpathPosition, random: Random, now = wall): Move =>
  playLevel(level, position, { engine: engine(), random, budget: { ms: THINK_MS, now } });

const written = ({ move, equity, options }: CowpathAdvice): Advice => ({
  move: makeMove(move),
  equity,
  options: options.map((option) => ({ move: makeMove(option.move), equity: option.equity })),
});

const warmUp = (): void => {
  for (const first of [0, 1] as const) adviseMoves(startCowpath({ sheet: padSheet(1)!, first }), THINK_MS);
};

export const openCowpathComputer = (): Computer => {
  engine();
  return {
    levelNames: COWPATH_LEVELS.map((level) => COWPATH_LEVEL_NAMES[level].en),
    advise: (position, milliseconds) => written(adviseMoves(cowpathOnly(position), milliseconds)),
    play: (position, level, random) =>
      makeMove(playAs(COWPATH_LEVELS[level - 1]!, cowpathOnly(position), random)),
    warmUp,
  };
};

export const COWPATH_PLAYERS: readonly string[] = ['path', 'net', ...COWPATH_LEVELS];

/** A player by the name or number of a level, or the name of a yardstick. */
export const cowpathPlayerNamed = (
  name: string,
  now: Clock,
): ((position: CowpathPosition, random: Random) => Move) | null => {
  if (name === 'path') return playPath;
  if (name === 'net') return (position) => engine().glance(position)!.move;
  const level = COWPATH_LEVELS.find((each, index) => each === name || String(index + 1) === name);
  return level === undefined ? null : (position, random) => playAs(level, position, random, now);
};

export const cowpathAdviser =
  (ms: number, now: Clock) =>
  (position: CowpathPosition): Move =>
    adviseMoves(position, ms, now).move;
