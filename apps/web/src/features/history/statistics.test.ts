import { expect, test } from 'vitest';
import { NO_FILTER, PAGE_SIZE, matches, pageCount, pageOf } from './filter.ts';
import { seatOf } from './results.ts';
import {
  adviceOf,
  analysedOf,
  momentsOf,
  playedBy,
  roundTable,
  scoreOf,
  seriesOf,
  streaksOf,
  trendOf,
} from './statistics.ts';
import type { GameSummary, SummarySeat } from '../../device/finished/summary.ts';

const person = (player: string | null, more: object = {}): SummarySeat => ({
  kind: 'person',
  name: player,
  player,
  here: true,
  left: false,
  ...more,
});
const computer = (level: 1 | 5): SummarySeat => ({ kind: 'computer', level });

let count = 0;
const game = (seats: readonly SummarySeat[], winner: number | null, more: Partial<GameSummary> = {}) =>
  ({
    id: `g${++count}`,
    game: 'cowpath',
    endedAt: count,
    source: 'device',
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    seats,
    tokens: 40,
    outcome: winner === null ? { kind: 'tie', by: 'play' } : { kind: 'win', seat: winner, by: 'play' },
    day: null,
    stickers: [],
    earned: null,
    analysis: null,
    ...more,
  }) satisfies GameSummary;

const ada = person('Ada');
const ben = person('Ben');

const GAMES = [
  game([ada, computer(1)], 0),
  game([ada, computer(5)], 1),
  game([computer(5), ada], 1, { tokens: 30 }),
  game([ada, ben], 0),
  game([ben, ada], 1),
  game([ada, ben], 1),
  game([ada, ben, computer(1)], null, { game: 'trio' }),
  game([ada, ben], 0, { outcome: { kind: 'broken-off' } }),
  game([person(null), computer(1)], 0),
  game([person(null), person(null)], 0),
];

test('series: wins and losses against each opponent, computers by level', () => {
  const played = playedBy(GAMES, 'Ada');
  expect(scoreOf(played)).toEqual({ won: 4, lost: 2, tied: 1 });
  expect(seriesOf(played).map(({ opponent, score }) => [opponent, score.won, score.lost])).toEqual([
    [{ kind: 'computer', game: 'cowpath', level: 1 }, 1, 0],
    [{ kind: 'computer', game: 'cowpath', level: 5 }, 1, 1],
    [{ kind: 'person', name: 'Ben', player: 'Ben' }, 2, 1],
  ]);
  expect(roundTable(played)).toHaveLength(1);
});

test('a person without a player has statistics where nobody else could be meant', () => {
  expect(playedBy(GAMES, null).map(({ summary }) => summary.id)).toEqual([GAMES[8]!.id]);
  expect(seatOf(GAMES[9]!, null)).toBe(null);
});

test('a player who left has lost, even if the computer that took over won', () => {
  const left = game([person('Ada', { left: true }), ben, computer(1)], 0, { game: 'trio' });
  expect(playedBy([left], 'Ada')[0]?.result).toBe('lost');
  expect(playedBy([left], 'Ben')[0]?.result).toBe('lost');
});

test('streaks: the longest, and the one that still runs', () => {
  const results = (text: string) =>
    playedBy(
      [...text].map((sign) => game([ada, ben], sign === 'w' ? 0 : 1)),
      'Ada',
    );
  expect(streaksOf(results('wwwlww'))).toEqual({ longest: 3, current: 2 });
  expect(streaksOf(results('wwl'))).toEqual({ longest: 2, current: 0 });
});

test('a trend compares the latest ten games with those before', () => {
  expect(trendOf([50, 50], 1)).toEqual({ recent: 50, change: null });
  const before = [10, 10, 10];
  const recent = Array.from({ length: 10 }, () => 20);
  expect(trendOf([...before, ...recent], 1)).toEqual({ recent: 20, change: 'up' });
  expect(trendOf([...before, ...recent], 15)).toEqual({ recent: 20, change: 'same' });
});

test('best moments: each won game once', () => {
  const analysis = [
    { luck: 12, cost: 0.04 },
    { luck: 88, cost: 0 },
  ];
  const unlucky = game([ada, ben], 0, { analysis });
  const played = playedBy([...GAMES, unlucky], 'Ada');
  expect(momentsOf(played).map(({ kind, game: { summary } }) => [kind, summary.id])).toEqual([
    ['strongest', GAMES[2]!.id],
    ['unlucky', unlucky.id],
    ['first', GAMES[0]!.id],
  ]);
  expect(analysedOf(played).map(({ analysis: own }) => own)).toEqual([analysis[0]]);
});

test('filters: game, player, opponents and result', () => {
  const found = (filter: object) =>
    GAMES.filter((summary) => matches(summary, { ...NO_FILTER, ...filter })).length;
  expect(found({})).toBe(GAMES.length);
  expect(found({ game: 'trio' })).toBe(1);
  expect(found({ player: 'Ada' })).toBe(8);
  expect(found({ player: 'Ada', result: 'lost' })).toBe(2);
  expect(found({ opponents: 'people' })).toBe(5);
  expect(found({ opponents: 'online' })).toBe(0);
  expect(found({ result: 'tied' })).toBe(1);
});

test('pages', () => {
  const games = Array.from({ length: 10_000 }, (_, at) => at);
  expect(pageCount(0)).toBe(1);
  expect(pageCount(games.length)).toBe(10_000 / PAGE_SIZE);
  expect(pageOf(games, 1)[0]).toBe(PAGE_SIZE);
  expect(pageOf(games, 499).at(-1)).toBe(9999);
});

test('one thing to try: look back first, then exercises, and a stronger opponent for those who play well', () => {
  const playedWith = (cost: number, winner = 0) =>
    playedBy(
      [
        game([ada, computer(1)], winner, {
          analysis: [
            { luck: 50, cost },
            { luck: 50, cost: 0 },
          ],
        }),
      ],
      'Ada',
    );
  expect(adviceOf([])).toBeNull();
  const [first] = GAMES;
  expect(adviceOf(playedBy([first!], 'Ada'))).toEqual({
    kind: 'look-back',
    route: { kind: 'look-back', id: first!.id },
  });
  expect(adviceOf(playedWith(0.04))).toMatchObject({ kind: 'exercises', route: { game: 'cowpath' } });
  expect(adviceOf(playedWith(0.002))).toMatchObject({ kind: 'stronger', route: { kind: 'new' } });
  expect(adviceOf(playedWith(0.002, 1))).toMatchObject({ kind: 'exercises' });
});
