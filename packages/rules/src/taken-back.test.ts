import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAPS, cow } from '../test/cow-sheets.ts';
import { anyGame } from '../test/random-game.ts';
import type { GameRecord, TakenBack } from './index.ts';
import {
  isUnreadable,
  makeRecord,
  parseRecord,
  playedTokens,
  replay,
  seatsOf,
  stretchesOf,
} from './index.ts';

const FILE = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'computer 3'],
  text: 't12345=cc145 d2 t12345=33345',
  result: null,
};
const ONE = { seat: 0, from: 1, text: 'c1 t12345=33145 t45=33' };
const read = (takenBack?: unknown) => parseRecord(JSON.stringify({ ...FILE, takenBack }));

const checked = (record: ReturnType<typeof parseRecord>): GameRecord => {
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

test('what was taken back is written to a record and read back', () => {
  const record = checked(read([ONE]));
  expect(record.takenBack).toEqual([{ seat: 0, from: 1, tokens: ['c1', 't12345=33145', 't45=33'] }]);
  expect(parseRecord(makeRecord(record))).toEqual(record);
});

test('all tokens in the order of time, with those that were taken back', () => {
  const played = playedTokens(checked(read([ONE])).setup, checked(read([ONE])));
  if (isUnreadable(played)) throw new Error(played.reason);
  expect(played.map(({ token, before, takenBack }) => [token, before.seat, takenBack])).toEqual([
    ['t12345=cc145', 0, false],
    ['c1', 0, true],
    ['t12345=33145', 1, true],
    ['t45=33', 1, true],
    ['d2', 0, false],
    ['t12345=33345', 1, false],
  ]);
});

test.each([undefined, null])('old records have nothing taken back: %s', (takenBack) => {
  const record = checked(read(takenBack));
  expect('takenBack' in record).toBe(false);
  expect(makeRecord(record)).not.toContain('takenBack');
  expect(stretchesOf(record)).toEqual([{ from: 0, tokens: record.tokens }]);
});

test.each([
  ['c1', 'must list'],
  [[], 'must list'],
  [[null], 'must list'],
  [[{ ...ONE, seat: '0' }], 'must list'],
  [[{ ...ONE, from: -1 }], 'must list'],
  [[{ ...ONE, from: 0.5 }], 'must list'],
  [[{ ...ONE, text: '' }], 'must list'],
  [[{ ...ONE, text: 7 }], 'must list'],
  [[{ ...ONE, seat: 1 }], 'must begin with a decision of seat 1'],
  [[{ ...ONE, from: 0, text: 't12345=cc145' }], 'must begin with a decision of seat 0'],
  [[{ ...ONE, text: 'c2' }], 'has an impossible game: token'],
  [[{ ...ONE, from: 9 }], ''],
])('an impossible entry is reported: %j', (takenBack, reason) => {
  const record = read(takenBack);
  if (!isUnreadable(record)) throw new Error('it was read');
  expect(record.reason).toContain(`"takenBack" ${reason}`);
});

test('a finished game is not gone back from', () => {
  const tokens = cow('b1', 'b5', 'd1').split(' ');
  const setup = { ...FILE.setup, sheet: GAPS };
  const takenBack = [{ seat: 0, from: 5, text: tokens[5] }];
  const file = { ...FILE, setup, text: tokens.slice(0, 5).join(' '), takenBack };
  expect(parseRecord(JSON.stringify(file))).toMatchObject({
    reason: '"takenBack" goes back from the end of the game',
  });
});

describe('for any game', () => {
  /** Cuts the game after a decision and takes it back again and again: the removed tokens stay legal. */
  const anyRecord: fc.Arbitrary<GameRecord> = anyGame.chain(({ setup, tokens }) => {
    const positions = replay(setup, tokens);
    if (isUnreadable(positions)) throw new Error(positions.reason);
    const decisions = tokens.flatMap((token, index) => (token.includes('=') ? [] : [index]));
    const cut =
      decisions.length === 0
        ? fc.constant<readonly number[]>([])
        : fc.array(fc.constantFrom(...decisions), { maxLength: 4 });
    return cut.map((froms): GameRecord => {
      const running = tokens.slice(0, positions.at(-1)!.kind === 'over' ? -1 : undefined);
      const back = froms.filter((from) => from < running.length);
      const takenBack: TakenBack[] = back.map((from) => ({
        seat: positions[from]!.seat,
        from,
        tokens: running.slice(from),
      }));
      return {
        setup,
        tokens: running,
        players: Array.from({ length: seatsOf(setup) }, () => ({ kind: 'person', name: null })),
        result: null,
        dice: null,
        ...(takenBack.length === 0 ? {} : { takenBack }),
      };
    });
  });

  test('a record with decisions taken back is read as it was written', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(parseRecord(makeRecord(record))).toEqual(record);
      }),
      { numRuns: 60 },
    );
  });

  test('the tokens that are left are the text', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const played = playedTokens(record.setup, record);
        if (isUnreadable(played)) throw new Error(played.reason);
        expect(played.filter(({ takenBack }) => !takenBack).map(({ token }) => token)).toEqual(record.tokens);
        const removed = (record.takenBack ?? []).reduce((sum, { tokens }) => sum + tokens.length, 0);
        expect(played).toHaveLength(record.tokens.length + removed);
      }),
      { numRuns: 60 },
    );
  });
});
