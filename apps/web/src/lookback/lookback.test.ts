import type { Analysis, Step } from '@abacow/ai/analysis';
import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { describe, expect, test } from 'vitest';
import { chanceLost, chancesOf, costliest, skillOf } from './chances.ts';
import { makeLinkHash, parseLinkHash } from './link.ts';
import type { Message } from '../messages/message.ts';
import { LookBack } from './lookback.svelte.ts';
import type { Told } from './protocol.ts';
import { retryRecord } from './retry.ts';
import { WORDS } from './words/words.svelte.ts';

const FILE = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'computer 2'],
  text: 't12345=cc145 c1 t12345=11155 t45=11 b1 t12345=22345 - t12345=cc111 c3',
  result: { kind: 'win', seat: 1, by: 'giving-up' },
};

const read = (text: string): GameRecord => {
  const record = parseRecord(text);
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};
const record = read(JSON.stringify(FILE));

const stepOf = (at: number, cost: number): Step => ({
  at,
  token: '-',
  seat: 0,
  before: [0.2, -0.2],
  after: [0.2 - cost, cost - 0.2],
  luck: null,
  decision: { chosen: '-', best: 0.2, cost, mark: null, matters: true, options: [], given: [cost, -cost] },
});

describe('a record as a link', () => {
  test('comes back whole, in few characters of an address', async () => {
    const hash = await makeLinkHash(record);
    expect(hash).toMatch(/^#[A-Za-z0-9_-]+$/);
    expect(hash.length).toBeLessThan(JSON.stringify(FILE).length);
    expect(await parseLinkHash(hash)).toEqual(record);
  });

  test('cut off or damaged is told, never thrown', async () => {
    const hash = await makeLinkHash(record);
    for (const wrong of ['', '#', hash.slice(0, 40), `${hash.slice(0, 30)}!!`, '#AAAA'])
      expect(isUnreadable(await parseLinkHash(wrong))).toBe(true);
  });
});

describe('trying again', () => {
  test('goes back to before the decision, a person against the computer', () => {
    const again = read(retryRecord(record, { at: 5, seat: 1 }));
    expect(again.tokens).toEqual(['t12345=cc145', 'c1', 't12345=11155', 't45=11']);
    expect(again.players).toEqual(['computer 4', 'Player 2']);
    expect(again.result).toBeNull();
    expect(read(retryRecord(record, { at: 2, seat: 0 })).players).toEqual(['Ada', 'computer 2']);
  });
});

describe('the chance line', () => {
  test('begins with the start and has a point a step', () => {
    expect(chancesOf([])).toEqual([]);
    const line = chancesOf([stepOf(1, 0), stepOf(2, 0.4)]);
    expect(line.map(([first]) => Number(first!.toFixed(6)))).toEqual([0.6, 0.6, 0.4]);
    expect(chanceLost(0.3, 2)).toBeCloseTo(0.15);
    expect(chanceLost(0.3, 4)).toBeCloseTo(0.225);
  });

  test('the costliest decisions come first, those that cost nothing not at all', () => {
    const steps = [stepOf(1, 0.1), stepOf(2, 0), stepOf(3, 0.3)];
    expect(costliest(steps, 5).map(({ at }) => at)).toEqual([3, 1]);
    expect(costliest(steps, 1).map(({ at }) => at)).toEqual([3]);
  });

  test('less given away is never worse skill', () => {
    expect([0, 0.01, 0.02, 0.1].map(skillOf)).toEqual(['excellent', 'good', 'mixed', 'costly']);
  });
});

test('the worker is followed turn by turn and let go at the end', () => {
  const worker = {
    postMessage: () => undefined,
    ended: false,
    onmessage: null as unknown,
    onerror: null,
    terminate: () => undefined,
  };
  worker.terminate = () => {
    worker.ended = true;
    return undefined;
  };
  const look = new LookBack(record, () => worker as unknown as Worker);
  const tell = (data: Told): void => (worker.onmessage as (event: { data: Told }) => void)({ data });
  const turn = {
    number: 1,
    seat: 0,
    solved: false,
    secondThought: [0, 0],
    start: [0, 0],
    steps: [stepOf(1, 0)],
  };
  tell({ kind: 'turn', progress: { turn, done: 1, total: 9 } });
  expect(look.steps).toHaveLength(1);
  expect(look.analysis).toBeNull();
  tell({ kind: 'done', analysis: { seats: 2 } as Analysis });
  expect(look.analysis).not.toBeNull();
  expect(worker.ended).toBe(true);
});

test('three languages leave the same places open', () => {
  const places = (message: Message): string[] =>
    (typeof message === 'string' ? [message] : [message.one, message.other])
      .flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!))
      .sort();
  for (const words of [WORDS.de, WORDS.fr])
    for (const [key, text] of Object.entries(WORDS.en))
      expect([key, ...places(words[key as keyof typeof words])]).toEqual([key, ...places(text)]);
});
