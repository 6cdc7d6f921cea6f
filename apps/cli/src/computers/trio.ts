import {
  type Advice as TrioAdvice,
  TRIO_LEVELS,
  TRIO_LEVEL_NAMES,
  type TrioEngine,
  type TrioLevel,
  type TrioManifest,
  YARDSTICKS,
  openTrio,
  playLevel,
  playYardstick,
} from '@abacow/ai/trio';
import type { Position } from '@abacow/rules';
import { DEFAULT_TARGET, type Move, type TrioPosition, makeMove, startTrio } from '@abacow/rules/trio';
import type { Advice, Clock, Computer, Random } from './computers.ts';
import { readWeights } from './weights.ts';

const wall: Clock = () => performance.now();

/** How long a level may think about a decision. */
const THINK_MS = 100;

let opened: TrioEngine | null = null;

const openEngine = (): TrioEngine => {
  const { manifest, bytes } = readWeights<TrioManifest>('trio');
  return openTrio(manifest, bytes);
};

const engine = (): TrioEngine => (opened ??= openEngine());

const trioOnly = (position: Position): TrioPosition => {
  if (position.game !== 'trio') throw new Error('this is the computer for Trio');
  return position;
};

const adviseMoves = (position: TrioPosition, ms: number, now = wall): TrioAdvice => {
  const advice = engine().advise(position, { ms, now });
  if (advice === null) throw new Error('there is nothing to decide');
  return advice;
};

const playAs = (level: TrioLevel, position: TrioPosition, random: Random, now = wall): Move =>
  playLevel(level, position, { engine: engine(), random, budget: { ms: THINK_MS, now } });

const written = ({ move, equity, options }: TrioAdvice): Advice => ({
  move: makeMove(move),
  equity,
  options: options.map((option) => ({ move: makeMove(option.move), equity: option.equity })),
});

const warmUp = (): void => {
  const setup = { board: 'multiplication', level: 'junior', target: DEFAULT_TARGET, first: 0 } as const;
  for (const players of [2, 3] as const) adviseMoves(startTrio({ ...setup, players }), THINK_MS / 2);
};

export const openTrioComputer = (): Computer => {
  engine();
  return {
    levelNames: TRIO_LEVELS.map((level) => TRIO_LEVEL_NAMES[level].en),
    advise: (position, milliseconds) => written(adviseMoves(trioOnly(position), milliseconds)),
    play: (position, level, random) => makeMove(playAs(TRIO_LEVELS[level - 1]!, trioOnly(position), random)),
    warmUp,
  };
};

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
  return level === undefined ? null : (position, random) => playAs(level, position, random, now);
};

export const trioAdviser =
  (ms: number, now: Clock) =>
  (position: TrioPosition): Move =>
    adviseMoves(position, ms, now).move;
