import { expect, test } from 'vitest';
import { isPublic, privately, seatsOf, wishAt, withMe } from './wishes.ts';

test('I have exactly one seat', () => {
  expect(wishAt(['me', 'friend'], 1, 'me')).toEqual(['friend', 'me']);
  expect(wishAt(['me', 'friend'], 0, 3)).toEqual([3, 'me']);
  expect(wishAt(['friend', 'me', 'anyone'], 1, 'friend')).toEqual(['me', 'friend', 'anyone']);
  expect(wishAt(['me', 'friend'], 0, 'me')).toEqual(['me', 'friend']);
});

test('with fewer seats I still have one', () => {
  expect(withMe(['friend', 3])).toEqual(['me', 3]);
  expect(withMe([2, 'me'])).toEqual([2, 'me']);
});

test('a table with a seat for anyone is public', () => {
  expect(isPublic(['me', 'friend'])).toBe(false);
  expect(isPublic(['me', 'friend', 'anyone'])).toBe(true);
  expect(privately(['me', 'anyone', 3])).toEqual(['me', 'friend', 3]);
});

test('makes the seats that the service expects', () => {
  expect(seatsOf(['me', 'friend', 'anyone', 4])).toEqual([
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'computer', level: 4 },
  ]);
});
