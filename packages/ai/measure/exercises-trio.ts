/** Finds Trio's exercises: both boards, junior level, mostly two players and sometimes three or four. */
import { need } from '@abacow/rules/need';
import type { Position } from '@abacow/rules';
import {
  BOARDS,
  DEFAULT_TARGET,
  NO_DICE,
  PAWNS,
  type Players,
  type TrioPosition,
  makeMove,
} from '@abacow/rules/trio';
import type { Option } from '../src/computer.ts';
import type { Advice } from '../src/trio/advise.ts';
import { openTrio } from '../src/trio/engine.ts';
import { YARDSTICKS } from '../src/trio/players.ts';
import { playYardstick } from '../src/trio/yardsticks.ts';
import type { TrioManifest } from '../src/trio/weights.ts';
import { weightsOf } from '../test/weights.ts';
import type { Finder } from './exercises.ts';

const WANTED: Finder['wanted'] = {
  'win at once': { count: 4, margin: 0.2 },
  throw: { count: 20, margin: 0.12 },
  place: { count: 14, margin: 0.12 },
  move: { count: 10, margin: 0.12 },
  'throw of many': { count: 4, margin: 0.1 },
  'place of many': { count: 8, margin: 0.1 },
};

/** Positions with a larger equity, for either side, are decided already. */
const MAX_EQUITY = 0.95;
/** The clock never advances, so that the result does not depend on the machine. */
const STOPPED_CLOCK = { ms: 1000, now: () => 0 };

const trioOnly = (position: Position): TrioPosition => {
  if (position.game !== 'trio') throw new Error('this finds exercises of Trio');
  return position;
};

const written = ({ options }: Advice): readonly Option[] =>
  options.map((option) => ({ ...option, move: makeMove(option.move) }));

const kindOf = (position: TrioPosition, equity: number): string | null => {
  if (position.first === NO_DICE) return null;
  if (equity > 1 - 1e-9) return 'win at once';
  if (Math.abs(equity) > MAX_EQUITY) return null;
  const many = position.setup.players > 2 ? ' of many' : '';
  if (!position.placing) return `throw${many}`;
  if (many !== '') return `place${many}`;
  return need(position.pawns[position.seat]).length === PAWNS ? 'move' : 'place';
};

/** Every tenth game has four players, every other fifth game has three. */
const playersIn = (n: number): Players => (n % 10 === 9 ? 4 : n % 5 === 4 ? 3 : 2);

export const trioFinder = (): Finder => {
  const { manifest, bytes } = weightsOf('trio');
  const engine = openTrio(manifest as TrioManifest, bytes);
  const glance = (position: Position): readonly Option[] => written(need(engine.glance(trioOnly(position))));
  return {
    wanted: WANTED,
    setupFor: (n) => ({
      game: 'trio',
      board: need(BOARDS[Math.floor(n / 5) % 2 === 0 ? n % 2 : (n + 1) % 2]),
      players: playersIn(n),
      level: 'junior',
      target: DEFAULT_TARGET,
      first: n % 2,
    }),
    glance,
    study: (position) => written(need(engine.advise(trioOnly(position), STOPPED_CLOCK))),
    naively: (position, random) =>
      YARDSTICKS.map((yardstick) => makeMove(playYardstick(yardstick, trioOnly(position), random))),
    kindOf: (position) => kindOf(trioOnly(position), need(glance(position)[0]).equity),
  };
};
