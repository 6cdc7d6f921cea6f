import { expect, test } from 'vitest';
import { earlierPlayer, isUnreadable, makeRecord, parseRecord } from './index.ts';

const FILE = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'computer 3'],
  text: 't12345=cc145 c1',
  result: null,
};
const ben = { seat: 1, until: 4, player: { kind: 'person', name: 'Ben' } } as const;
const nobody = { seat: 1, until: 6, player: { kind: 'person', name: null } } as const;
const rosie = { seat: 0, until: 2, player: { kind: 'computer', level: 5 } } as const;
const read = (earlier?: unknown) => parseRecord(JSON.stringify({ ...FILE, earlier }));

test('who had a seat before is written to a record and read back', () => {
  const record = read([ben, nobody, rosie]);
  if (isUnreadable(record)) throw new Error(record.reason);
  expect(record.earlier).toEqual([ben, nobody, rosie]);
  expect(parseRecord(makeRecord(record))).toEqual(record);
  const at = (seat: number, token: number) => earlierPlayer(record, seat, token);
  expect([at(1, 0), at(1, 3), at(1, 4), at(1, 5)]).toEqual([
    ben.player,
    ben.player,
    nobody.player,
    nobody.player,
  ]);
  expect([at(0, 1), at(0, 2), at(1, 6)]).toEqual([rosie.player, null, null]);
});

test('a person without a name stays without one', () => {
  expect(read([{ seat: 1, until: 6, player: { kind: 'person' } }])).toMatchObject({ earlier: [nobody] });
});

test.each([undefined, null])('old records have no earlier players: %s', (earlier) => {
  const record = read(earlier);
  expect('earlier' in record).toBe(false);
  if (isUnreadable(record)) throw new Error(record.reason);
  expect(makeRecord(record)).not.toContain('earlier');
  expect(earlierPlayer(record, 0, 0)).toBeNull();
});

test.each([
  'ben',
  {},
  [null],
  [{ ...ben, seat: 2 }],
  [{ ...ben, seat: -1 }],
  [{ ...ben, seat: 0.5 }],
  [{ ...ben, seat: '1' }],
  [{ ...ben, until: 0 }],
  [{ ...ben, until: 1.5 }],
  [{ ...ben, until: '4' }],
  [{ ...ben, player: null }],
  [{ ...ben, player: { kind: 'cow', name: 'Ben' } }],
  [{ ...ben, player: { kind: 'person', name: 7 } }],
  [{ ...ben, player: { kind: 'computer', level: 6 } }],
  [ben, { ...ben, until: 0 }],
])('an impossible entry is reported: %j', (earlier) => {
  expect(read(earlier)).toMatchObject({
    reason: '"earlier" must list seats, until which token and who played there',
  });
});
