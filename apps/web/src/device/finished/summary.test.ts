import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { type FinishedGame, makeSummary, parseSummary } from './summary.ts';

const recordOf = (more: object = {}): GameRecord => {
  const record = parseRecord(
    JSON.stringify({
      abacow: 1,
      setup: {
        game: 'trio',
        board: 'multiplication',
        players: 3,
        level: 'expert',
        target: 100,
        first: 1,
      },
      players: ['Ada', 'computer 1', 'Cleo'],
      text: 't12=57 5x7 t12=12 1x2',
      result: { kind: 'win', seat: 1, by: 'giving-up' },
      ...more,
    }),
  );
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

const finished = (record: GameRecord): FinishedGame => ({
  id: 'abc',
  endedAt: 1000,
  source: 'device',
  record,
  outcome: record.result ?? { kind: 'broken-off' },
  people: [
    { here: true, player: 'p1' },
    { here: true, player: null },
    { here: true, player: null },
  ],
  day: null,
  earned: [['quad'], [], []],
});

test('a summary has seats, setup and result, and survives storing', () => {
  const summary = makeSummary(finished(recordOf()));
  expect(summary).toMatchObject({
    game: 'trio',
    setup: { level: 'expert', target: 100 },
    tokens: 4,
    seats: [
      { kind: 'person', name: 'Ada', player: 'p1', here: true, left: false },
      { kind: 'computer', level: 1 },
      { kind: 'person', name: 'Cleo', player: null, here: true, left: false },
    ],
    outcome: { kind: 'win', seat: 1 },
    analysis: null,
  });
  expect(parseSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
});

test('a seat that a computer took over belongs to the person who left', () => {
  const earlier = [{ seat: 1, until: 2, player: { kind: 'person', name: 'Ben' } }];
  expect(makeSummary(finished(recordOf({ earlier }))).seats[1]).toEqual({
    kind: 'person',
    name: 'Ben',
    player: null,
    here: true,
    left: true,
  });
});

test.each([
  ['no seats', { seats: [] }],
  ['a foreign game', { setup: { game: 'chess' } }],
  ['a winner who is not there', { outcome: { kind: 'win', seat: 3, by: 'play' } }],
  ['no date', { endedAt: 'today' }],
  ['a sticker that is no text', { stickers: [1] }],
])('a summary with %s is damaged', (_, damage) => {
  expect(parseSummary({ ...makeSummary(finished(recordOf())), ...damage })).toBe(null);
});

test('an analysis that cannot be read is dropped, because it can be made again', () => {
  const summary = makeSummary(finished(recordOf()));
  const analysis = [0, 1, 2].map((seat) => ({ luck: 10 * seat, cost: 0.01 }));
  expect(parseSummary({ ...summary, analysis })?.analysis).toEqual(analysis);
  expect(parseSummary({ ...summary, analysis: [{ luck: 1 }] })?.analysis).toBe(null);
});

describe('who earned a sticker', () => {
  const older = (more: object): object => {
    return { ...makeSummary(finished(recordOf())), earned: undefined, ...more };
  };

  test('is known by seat', () => {
    const summary = parseSummary(makeSummary(finished(recordOf())))!;
    expect([summary.stickers, summary.earned]).toEqual([['quad'], [['quad'], [], []]]);
  });

  test('in a game of an earlier version it is the only person here; of several it is not known', () => {
    const [ada, computer, cleo] = makeSummary(finished(recordOf())).seats;
    const alone = parseSummary(older({ seats: [ada, computer, { ...cleo, here: false }] }));
    expect(alone?.earned).toEqual([['quad'], [], []]);
    expect(parseSummary(older({}))?.earned).toBeNull();
    expect(parseSummary(older({ stickers: [] }))?.earned).toEqual([[], [], []]);
  });
});
