import { deflateRawSync } from 'node:zlib';
import { type Analysis, type Progress, type Step, markOf } from '@abacow/ai/analysis';
import { type GameRecord, isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  chanceLost,
  chancesOf,
  costliest,
  knownChance,
  knownPoints,
  skillOf,
} from '../../../table/analysis/chances.ts';
import { makeLinkHash, parseLinkHash } from '../share/link.ts';
import { LookBack } from '../../../table/analysis/look-back.svelte.ts';
import { inlineWorker } from '../../../base/worker/inline.testing.ts';
import { retryRecord } from '../review/retry.ts';
import { accept, refuse } from '../../../base/result/result.ts';

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
  error: 0.03,
  luck: null,
  decision: {
    chosen: '-',
    best: 0.2,
    cost,
    doubt: 0.02,
    mark: markOf(cost),
    matters: true,
    options: [],
    given: [cost, -cost],
  },
});

/** A game of a person without a name against the computer, from before records had the kind of each player. */
const OLD_LINK = [
  '#LY9LasNAEESvYno94PlJLQt8B-',
  '9DFj09PZYT_ZBGWMH47mGU7AqqeLx6AQXi6QmtUbBK3mZoX3CnQaAFnp4z5Q4UrJ1IhhZ2w9PZTo7P7Hk_T9XOoCA9lvVo4a1g7u',
  'lHlhXaD7gd8WRAAU_DvGVZTg4-',
  'FWTZyz4b63x19ZVld8rGXn2ZLrJufYZ23PpeQXywFKVMoS9OXfd1_06DjPGPOjzyIGOhYZMspQYbK8bHGELCWEUTau80Ba4cemKf',
  'mguKYZKLCYnJJIqc9CUFW26KxMOc0GtGqwW11igaFFhk7ZF0jY1usNblxyq8yL_q-_0L',
].join('');

describe('a record as a link', () => {
  test('is read back completely, and is short', async () => {
    const hash = await makeLinkHash(record);
    expect(hash).toMatch(/^#[A-Za-z0-9_-]+$/);
    expect(hash.length).toBeLessThan(JSON.stringify(JSON.parse(makeRecord(record))).length);
    expect(await parseLinkHash(hash)).toEqual(accept(record));
  });

  test('made by an older version still opens', async () => {
    const linked = await parseLinkHash(OLD_LINK);
    const players = [
      { kind: 'person', name: null },
      { kind: 'computer', level: 3 },
    ];
    const tokens = ['t12345=452c3', 't12=41'];
    expect(linked).toMatchObject(accept({ tokens, players, result: null }));
  });

  test('cut off or damaged gives a reason and throws no error', async () => {
    const hash = await makeLinkHash(record);
    for (const wrong of ['', '#', hash.slice(0, 40), `${hash.slice(0, 30)}!!`, '#AAAA'])
      expect(await parseLinkHash(wrong)).toEqual(refuse('damaged'));
  });
});

/** Base64 of so many compressed zeros. */
const bombOf = (bytes: number): string => `#${deflateRawSync(Buffer.alloc(bytes)).toString('base64url')}`;

describe('a link that expands to more than a game', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is not decompressed at all when it is very long', async () => {
    const decompress = vi.fn();
    vi.stubGlobal('DecompressionStream', decompress);
    expect(await parseLinkHash(bombOf(100_000_000))).toMatchObject(refuse('too-long'));
    expect(await parseLinkHash(`#${'A'.repeat(200_000)}`)).toMatchObject(refuse('too-long'));
    expect(decompress).not.toHaveBeenCalled();
  });

  test('is decompressed no further than a record may go', async () => {
    const Real = DecompressionStream;
    let expanded = 0;
    vi.stubGlobal(
      'DecompressionStream',
      class {
        readonly readable: ReadableStream;
        readonly writable: WritableStream;
        constructor() {
          const real = new Real('deflate-raw');
          const count = (chunk: Uint8Array, controller: TransformStreamDefaultController): void => {
            expanded += chunk.length;
            controller.enqueue(chunk);
          };
          this.writable = real.writable;
          this.readable = real.readable.pipeThrough(new TransformStream({ transform: count }));
        }
      },
    );
    expect(await parseLinkHash(bombOf(40_000_000))).toMatchObject(refuse('too-long'));
    expect(expanded).toBeGreaterThan(1_000_000);
    expect(expanded).toBeLessThan(4_000_000);
  });

  test('a control character in a linked record is refused', async () => {
    const file = makeRecord({
      ...record,
      players: record.players.map(() => ({ kind: 'person', name: 'a\nb' })),
    });
    const hash = `#${deflateRawSync(Buffer.from(file)).toString('base64url')}`;
    expect(await parseLinkHash(hash)).toEqual(refuse('damaged'));
  });
});

describe('playing a decision again', () => {
  test('starts before the decision, with the person against the computer', () => {
    const again = read(retryRecord(record, { at: 5, seat: 1 }));
    expect(again.tokens).toEqual(['t12345=cc145', 'c1', 't12345=11155', 't45=11']);
    expect(again.players).toEqual([
      { kind: 'computer', level: 4 },
      { kind: 'person', name: null },
    ]);
    expect(again.result).toBeNull();
    expect(read(retryRecord(record, { at: 2, seat: 0 })).players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'computer', level: 2 },
    ]);
  });
});

test('an opponent with the name of a computer is replaced by a computer of the default level', () => {
  const guest = { kind: 'person', name: 'computer 5' } as const;
  const people = { ...record, players: [record.players[0]!, guest] };
  expect(read(retryRecord(people, { at: 2, seat: 0 })).players[1]).toEqual({ kind: 'computer', level: 4 });
  expect(read(retryRecord(people, { at: 5, seat: 1 })).players[1]).toEqual(guest);
});

describe('the chance chart', () => {
  test('starts at the beginning of the game and has one point per step', () => {
    expect(chancesOf([])).toEqual([]);
    const line = chancesOf([stepOf(1, 0), stepOf(2, 0.4)]);
    expect(line.map(([first]) => Number(first!.toFixed(6)))).toEqual([0.6, 0.6, 0.4]);
    expect(chanceLost(0.3, 2)).toBeCloseTo(0.15);
    expect(chanceLost(0.3, 4)).toBeCloseTo(0.225);
  });

  test('says chances as finely as they are known, and never a certainty that is none', () => {
    expect([0, 0.013, 0.534, 0.996, 1].map((chance) => knownChance(chance, 0, 2))).toEqual([
      0, 1, 53, 99, 100,
    ]);
    expect([0, 0.013, 0.534, 0.996, 1].map((chance) => knownChance(chance, 0.03, 2))).toEqual([
      0, 5, 55, 95, 100,
    ]);
    expect(knownChance(0.534, 0.1, 2)).toBe(50);
    expect([knownPoints(0.17, 0, 2), knownPoints(-0.17, 0.03, 2)]).toEqual([9, 10]);
  });

  test('the costliest decisions come first, and those without a mark are left out', () => {
    const steps = [stepOf(1, 0.1), stepOf(2, 0.02), stepOf(3, 0.3)];
    expect(costliest(steps, 5).map(({ at }) => at)).toEqual([3, 1]);
    expect(costliest(steps, 1).map(({ at }) => at)).toEqual([3]);
  });

  test('a smaller loss is never a worse skill', () => {
    expect([0, 0.01, 0.02, 0.1].map(skillOf)).toEqual(['excellent', 'good', 'mixed', 'costly']);
  });
});

test('the worker is followed turn by turn and terminated at the end', async () => {
  const turn = {
    number: 1,
    seat: 0,
    solved: false,
    secondThought: [0, 0],
    start: [0, 0],
    steps: [stepOf(1, 0)],
  };
  let finish = (_analysis: Analysis): void => undefined;
  const worker = inlineWorker<string, Analysis, Progress>((_, report) => {
    report({ turn, done: 1, total: 9 });
    return new Promise((resolve) => (finish = resolve));
  });
  const terminate = vi.spyOn(worker, 'terminate');
  const look = new LookBack(record, () => worker);
  await vi.waitFor(() => expect(look.steps).toHaveLength(1));
  expect(look.analysis).toBeNull();
  finish({ seats: 2 } as Analysis);
  await vi.waitFor(() => expect(look.analysis).toEqual({ seats: 2 }));
  expect(terminate).toHaveBeenCalled();
});

test('an analysis that fails says why', async () => {
  const fail = (): never => {
    throw new Error('no weights');
  };
  const look = new LookBack(record, () => inlineWorker(fail));
  await vi.waitFor(() => expect(look.trouble).toBe('no weights'));
});
