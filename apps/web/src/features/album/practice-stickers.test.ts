import {
  type Answer,
  type Place,
  boardFacts,
  factName,
  parseFact,
  rightAnswer,
  tableFacts,
} from '@abacow/learning';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PracticeSticker, earnedInPractice, practiceStickers } from './practice-stickers.ts';
import { sayOnce } from './said.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

type Given = {
  readonly name?: string;
  readonly turned?: boolean;
  readonly right?: boolean;
} & Partial<Answer>;

const answer = ({ name = '2x3', turned = false, right = true, ...more }: Given, index: number): Answer => {
  const { board, small, large } = parseFact(name)!;
  const question = {
    board,
    form: 'result',
    first: turned ? large : small,
    second: turned ? small : large,
  } as const;
  const given = rightAnswer(question) + (right ? 0 : 1);
  return { question, given, at: index * 5000, ms: 4000, place: 'practice', help: 'work-out', ...more };
};
const all = (...given: readonly Given[]): readonly Answer[] => given.map(answer);
const times = (count: number, given: Given = {}): readonly Given[] =>
  Array.from({ length: count }, () => given);
const names = (list: readonly string[]): readonly Given[] => list.map((name) => ({ name }));
const table = (number: number): readonly Given[] => names(tableFacts('multiplication', number).map(factName));
const place = (count: number, where: Place, right = true): readonly Given[] =>
  times(count, { place: where, right });

type Case = readonly [earns: readonly Given[], nearly: readonly Given[]];

const TABLES = Object.fromEntries(
  [2, 3, 4, 5, 6, 7, 8, 9, 10].map((number): [string, Case] => [
    `table-${number}`,
    [table(number), table(number).slice(1)],
  ]),
);
const SQUARES = names(
  boardFacts('multiplication')
    .map(factName)
    .filter((name) => name[0] === name[2]),
);

/** For each sticker answers that earn it, and some that nearly do. */
const CASES: Readonly<Record<string, Case>> = {
  ...TABLES,
  'first-sum': [[{}], [{ right: false }, { help: 'show', place: 'game' }]],
  'ten-in-a-row': [times(10), [...times(9), { right: false }, ...times(9)]],
  'quick-five': [times(5, { ms: 3000 }), [...times(4, { ms: 1000 }), { ms: 3001 }]],
  'second-try': [
    [{ right: false, at: 0 }, { at: DAY }],
    [{ right: false, at: 0 }, { at: 5000 }],
  ],
  squares: [[...SQUARES, { name: '10x10' }], SQUARES],
  'seven-eights': [[{ name: '7x8' }, { name: '7x8', turned: true }], times(2, { name: '7x8' })],
  plus: [times(20, { name: '4+9' }), [...times(19, { name: '4+9' }), {}]],
  'three-days': [
    [{ at: 0 }, { at: DAY }, { at: 5 * DAY }],
    [{ at: 0 }, { at: DAY }, { at: 2 * DAY, place: 'game' }],
  ],
  'seven-days': [
    Array.from({ length: 7 }, (_, day) => ({ at: day * DAY })),
    Array.from({ length: 6 }, (_, day) => ({ at: day * DAY })),
  ],
  check: [place(25, 'check', false), [...place(24, 'check'), {}, ...place(24, 'check')]],
  'check-all': [place(25, 'check'), [...place(24, 'check'), { place: 'check', right: false }]],
  race: [place(10, 'race'), [...place(9, 'race'), {}]],
  'worked-out': [place(10, 'game'), [...place(9, 'game'), { place: 'game', help: 'find' }]],
  hundred: [times(100), [...times(99), { right: false }]],
  'five-hundred': [times(500), times(499)],
  thousand: [times(1000), times(999)],
};

describe('stickers of practice', () => {
  test('every sticker has a case', () => {
    expect(Object.keys(CASES).sort()).toEqual([...practiceStickers].sort());
  });

  test.each(Object.entries(CASES))('%s', (id, [earns, nearly]) => {
    const given = all(...earns);
    expect(earnedInPractice(given, dayOf).get(id as PracticeSticker)).toBe(given.at(-1)!.at);
    expect(earnedInPractice(all(...nearly), dayOf).has(id as PracticeSticker)).toBe(false);
  });
});

describe('new stickers', () => {
  beforeEach(() => localStorage.clear());

  test('are said once, to each player', () => {
    const earned = new Map<PracticeSticker, number>([['first-sum', 1000]]);
    expect(sayOnce('mia', earned, 2000)).toEqual(['first-sum']);
    expect(sayOnce('mia', earned, 3000)).toEqual([]);
    expect(sayOnce('papa', earned, 3000)).toEqual(['first-sum']);
    earned.set('hundred', 4000);
    expect(sayOnce('mia', earned, 9e9)).toEqual(['hundred']);
  });

  test('of long ago are not news', () => {
    expect(sayOnce(null, new Map([['first-sum', 0]]), 9e9)).toEqual([]);
  });
});
