/**
 * How long games take. The number of turns was measured (`npm run durations`); how long a turn takes is assumed here, and
 * nowhere else.
 */
import { need } from '@abacow/rules/need';
import { type Board, DEFAULT_TARGET, type Level, type Players } from '@abacow/rules/trio';
import { COWPATH_SQUARES, COWPATH_TURNS, ROUNDS, TARGETS, TRIO_TURNS } from './turns.generated.ts';

/** Seconds that a turn of a person takes, and of a computer in the app. Not measured. */
export const SECONDS_PER_TURN = {
  trio: { person: 12, computer: 4 },
  cowpath: { person: 45, computer: 12 },
} as const;

/** Where the target of the rules takes longer than so many minutes, a shorter one is offered beside it. */
export const LONG_MINUTES = 20;
export const SHORTER_TARGET = 120;
/** Longer games are only said to be long. */
export const MOST_MINUTES = 120;

/** Between two points on a straight line; beyond the last one further along it, before the first one through 0. */
const interpolated = (xs: readonly number[], ys: readonly number[], x: number): number => {
  const [firstX, firstY] = [need(xs[0]), need(ys[0])];
  if (x <= firstX || ys.length === 1) return (firstY * x) / firstX;
  const found = xs.findIndex((known) => known >= x);
  const above = found < 0 || found >= ys.length ? ys.length - 1 : found;
  const [x0, x1, y0, y1] = [need(xs[above - 1]), need(xs[above]), need(ys[above - 1]), need(ys[above])];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

export type TrioLength = {
  readonly board: Board;
  readonly level: Level;
  readonly players: Players;
  readonly target: number;
  readonly rounds?: number;
};

/** The expected number of turns of all players together. */
export const trioTurns = ({ board, level, players, target, rounds }: TrioLength): number => {
  const line = need(TRIO_TURNS[`${board} ${level} ${players}`]);
  const oneRound = need(line.rounds[0]);
  if (level === 'junior') return interpolated(ROUNDS, line.rounds, rounds ?? 1);
  // No game is shorter than a round.
  if (rounds === undefined) return Math.max(oneRound, interpolated(TARGETS, line.targets, target));
  return interpolated(ROUNDS, line.rounds, rounds);
};

const minutesOf = (turns: number, game: 'trio' | 'cowpath', seats: number, computers: number): number => {
  const { person, computer } = SECONDS_PER_TURN[game];
  return (turns * ((seats - computers) * person + computers * computer)) / seats / 60;
};

/** `computers`: how many of the players are computers. */
export const trioMinutes = (length: TrioLength, computers = 0): number =>
  minutesOf(trioTurns(length), 'trio', length.players, computers);

export const cowpathMinutes = (squares: number, computers = 0): number =>
  minutesOf(interpolated(COWPATH_SQUARES, COWPATH_TURNS, squares), 'cowpath', 2, computers);

/** The targets that a form offers: the one of the rules, and a shorter one where that takes long. */
export const offeredTargets = (
  game: Omit<TrioLength, 'target' | 'rounds'>,
  computers = 0,
): readonly number[] =>
  roundMinutes(trioMinutes({ ...game, target: DEFAULT_TARGET }, computers)) > LONG_MINUTES
    ? [DEFAULT_TARGET, SHORTER_TARGET]
    : [DEFAULT_TARGET];

/** Whole minutes up to ten, then in steps of five, so that it does not look exact. */
export const roundMinutes = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
