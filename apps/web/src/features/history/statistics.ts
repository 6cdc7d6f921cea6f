/** Statistics of one player, from the summaries of their games. Pure. */
import type { ComputerLevel, GameName, Seat } from '@abacow/rules';
import { RESULTS, type Result, resultAt, seatOf } from './results.ts';
import { skillOf } from '../../table/analysis/chances.ts';
import type { Route } from '../../base/router/routes.ts';
import type { GameSummary, SeatAnalysis } from '../../device/finished/summary.ts';

export type PlayedGame = { readonly summary: GameSummary; readonly seat: Seat; readonly result: Result };

/** The oldest first. Games that were broken off do not count. */
export const playedBy = (summaries: readonly GameSummary[], player: string | null): readonly PlayedGame[] =>
  summaries
    .flatMap((summary) => {
      const seat = seatOf(summary, player);
      const result = seat === null ? null : resultAt(summary, seat);
      return seat === null || result === null ? [] : [{ summary, seat, result }];
    })
    .sort((a, b) => a.summary.endedAt - b.summary.endedAt);

export type Score = Readonly<Record<Result, number>>;

export const scoreOf = (played: readonly PlayedGame[]): Score => {
  const score = Object.fromEntries(RESULTS.map((result) => [result, 0])) as Record<Result, number>;
  for (const { result } of played) score[result]++;
  return score;
};

export type Opponent =
  | { readonly kind: 'computer'; readonly game: GameName; readonly level: ComputerLevel }
  | { readonly kind: 'person'; readonly name: string | null; readonly player: string | null };

/** All games of two players against the same opponent. */
export type Series = { readonly key: string; readonly opponent: Opponent; readonly score: Score };

const opponentIn = ({ summary, seat }: PlayedGame): Opponent | null => {
  const other = summary.seats[1 - seat];
  if (summary.seats.length !== 2 || other === undefined) return null;
  if (other.kind === 'computer') return { kind: 'computer', game: summary.game, level: other.level };
  return { kind: 'person', name: other.name, player: other.player };
};

const keyOf = (opponent: Opponent): string => {
  if (opponent.kind === 'computer') return `1 ${opponent.game} ${opponent.level}`;
  return opponent.player === null ? `2 named ${opponent.name ?? ''}` : `2 player ${opponent.player}`;
};

/** Computers by game and level, then people. A person has the name of the latest game. */
export const seriesOf = (played: readonly PlayedGame[]): readonly Series[] => {
  const groups = new Map<string, { opponent: Opponent; games: PlayedGame[] }>();
  for (const game of played) {
    const opponent = opponentIn(game);
    if (opponent === null) continue;
    const key = keyOf(opponent);
    groups.set(key, { opponent, games: [...(groups.get(key)?.games ?? []), game] });
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { opponent, games }]) => ({ key, opponent, score: scoreOf(games) }));
};

/** Games with more than two players. */
export const roundTable = (played: readonly PlayedGame[]): readonly PlayedGame[] =>
  played.filter(({ summary }) => summary.seats.length > 2);

/** Games won one after the other. */
export type Streaks = { readonly current: number; readonly longest: number };

export const streaksOf = (played: readonly PlayedGame[]): Streaks => {
  let [current, longest] = [0, 0];
  for (const { result } of played) {
    current = result === 'won' ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
};

export type Analysed = PlayedGame & { readonly analysis: SeatAnalysis };

export const analysedOf = (played: readonly PlayedGame[]): readonly Analysed[] =>
  played.flatMap((game) => {
    const analysis = game.summary.analysis?.[game.seat];
    return analysis === undefined ? [] : [{ ...game, analysis }];
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How many games count as the latest ones. */
export const RECENT = 10;
/** With fewer games a comparison says nothing. */
const MIN_GAMES = 3;

/** The mean of the latest games, and how it compares with the games before. */
export type Trend = { readonly recent: number; readonly change: 'up' | 'down' | 'same' | null };

export const trendOf = (values: readonly number[], least: number): Trend => {
  const [before, recent] = [values.slice(0, -RECENT), values.slice(-RECENT)];
  const difference = mean(recent) - mean(before);
  if (before.length < MIN_GAMES) return { recent: mean(recent), change: null };
  if (Math.abs(difference) < least) return { recent: mean(recent), change: 'same' };
  return { recent: mean(recent), change: difference > 0 ? 'up' : 'down' };
};

/** Each value with those before it, so that a line shows more than single games do. */
export const smoothed = (values: readonly number[], over = 5): readonly number[] =>
  values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - over), at + 1)));

export const MOMENTS = ['strongest', 'unlucky', 'skilful', 'quickest', 'first'] as const;
export type Moment = { readonly kind: (typeof MOMENTS)[number]; readonly game: PlayedGame };

const strongestIn = ({ summary }: PlayedGame): number =>
  Math.max(0, ...summary.seats.map((seat) => (seat.kind === 'computer' ? seat.level : 0)));

/** The game with the highest value; among equals the latest one. */
const best = <G extends PlayedGame>(games: readonly G[], value: (game: G) => number): G | null =>
  games.reduce<G | null>((top, game) => (top === null || value(game) >= value(top) ? game : top), null);

/** A win below this percentile of luck is a win despite the dice. */
const UNLUCKY = 35;
/** At most this much equity lost per decision. */
const SKILFUL = 0.015;

/** Won games worth another look; each game once. */
export const momentsOf = (played: readonly PlayedGame[]): readonly Moment[] => {
  const won = played.filter(({ result }) => result === 'won');
  const analysed = analysedOf(won);
  const found: readonly (readonly [Moment['kind'], PlayedGame | null])[] = [
    [
      'strongest',
      best(
        won.filter((game) => strongestIn(game) > 0),
        strongestIn,
      ),
    ],
    [
      'unlucky',
      best(
        analysed.filter((game) => game.analysis.luck < UNLUCKY),
        (game) => -game.analysis.luck,
      ),
    ],
    [
      'skilful',
      best(
        analysed.filter((game) => game.analysis.cost <= SKILFUL),
        (game) => -game.analysis.cost,
      ),
    ],
    [
      'quickest',
      best(
        won.filter((game) => isPlayedOut(game)),
        ({ summary }) => -summary.tokens,
      ),
    ],
    ['first', won[0] ?? null],
  ];
  const seen = new Set<string>();
  return found.flatMap(([kind, game]) => {
    if (game === null || seen.has(game.summary.id)) return [];
    seen.add(game.summary.id);
    return [{ kind, game }];
  });
};

const isPlayedOut = ({ summary }: PlayedGame): boolean =>
  summary.outcome.kind === 'win' && summary.outcome.by === 'play';

/** One thing to try next, and where. */
export type Advice = { readonly kind: 'look-back' | 'exercises' | 'stronger'; readonly route: Route };

/** From the latest game's kind and how well the latest analysed games were played; null before the first game. */
export const adviceOf = (played: readonly PlayedGame[]): Advice | null => {
  const latest = played.at(-1)?.summary;
  if (latest === undefined) return null;
  const recent = analysedOf(played).slice(-RECENT);
  const costs = recent.map(({ analysis }) => analysis.cost);
  // Good moves alone are no reason to look for a stronger opponent.
  const isWinning = 2 * recent.filter(({ result }) => result === 'won').length > recent.length;
  if (costs.length === 0) return { kind: 'look-back', route: { kind: 'look-back', id: latest.id } };
  const skill = skillOf(mean(costs));
  return isWinning && (skill === 'excellent' || skill === 'good')
    ? { kind: 'stronger', route: { kind: 'new', game: latest.game, with: 'computer' } }
    : { kind: 'exercises', route: { kind: 'exercises', game: latest.game } };
};
