import { expect, test } from 'vitest';
import { NOTHING, isOffered, makeRemembered, parseRemembered, withFinished, withTrail } from './kept.ts';

test('what is remembered survives being stored', () => {
  const remembered = withFinished(withTrail(NOTHING, 'trio', ['>', 't12']), 'cowpath');
  expect(parseRemembered(makeRemembered(remembered))).toEqual(remembered);
});

test.each([null, '', '{', '7', '[]', '{"trails":7,"finished":{}}', '{"trails":{"trio":[1]}}'])(
  'damage is forgotten: %s',
  (text) => {
    expect(parseRemembered(text)).toEqual(NOTHING);
  },
);

test('a finished game leaves no trail, and is finished once', () => {
  const twice = withFinished(withFinished(withTrail(NOTHING, 'trio', ['>']), 'trio'), 'trio');
  expect(twice).toEqual({ trails: {}, finished: ['trio'], declined: false });
});

test('the offer is made to newcomers alone', () => {
  expect(isOffered(NOTHING)).toBe(true);
  expect(isOffered({ ...NOTHING, declined: true })).toBe(false);
  expect(isOffered(withTrail(NOTHING, 'cowpath', ['>']))).toBe(false);
  expect(isOffered(withFinished(NOTHING, 'trio'))).toBe(false);
});
