import type { RollOff } from '@abacow/table';
import { expect, test } from 'vitest';
import { facesOf, isTied, lastRoll, lotOf } from './lots.ts';

const first: RollOff = { contenders: [0, 1, 2], rolls: [{ seat: 0, faces: '97' }], past: [] };
const tied: RollOff = {
  contenders: [0, 2],
  rolls: [],
  past: [
    [
      { seat: 0, faces: '97' },
      { seat: 1, faces: '11' },
      { seat: 2, faces: '88' },
    ],
  ],
};

test('shows the totals thrown so far', () => {
  expect([0, 1, 2].map((seat) => lotOf(first, seat))).toEqual([16, null, null]);
  expect(facesOf(lastRoll(first)!)).toEqual([9, 7]);
  expect(isTied(first)).toBe(false);
});

test('after a tie, only players who are out keep their total', () => {
  expect([0, 1, 2].map((seat) => lotOf(tied, seat))).toEqual([null, 2, null]);
  expect(lastRoll(tied)).toEqual({ seat: 2, faces: '88' });
  expect(isTied(tied)).toBe(true);
});

test('before the first throw there is no total', () => {
  expect(lastRoll({ contenders: [0, 1], rolls: [], past: [] })).toBeNull();
});
