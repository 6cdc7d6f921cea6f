import { expect, test } from 'vitest';
import { NOTHING, isOffered, makeRemembered, parseRemembered, withFinished, withTrail } from './kept.ts';

test('progress survives storing and reading', () => {
  const remembered = withFinished(withTrail(NOTHING, 'trio', ['>', 't12']), 'cowpath');
  expect(parseRemembered(makeRemembered(remembered))).toEqual(remembered);
});

test.each([null, '', '{', '7', '[]', '{"trails":7,"finished":{}}', '{"trails":{"trio":[1]}}'])(
  'damaged storage counts as no progress: %s',
  (text) => {
    expect(parseRemembered(text)).toEqual(NOTHING);
  },
);

test('a finished game has no trail and is listed once', () => {
  const twice = withFinished(withFinished(withTrail(NOTHING, 'trio', ['>']), 'trio'), 'trio');
  expect(twice).toEqual({ trails: {}, finished: ['trio'], declined: false });
});

test('only newcomers get the offer', () => {
  expect(isOffered(NOTHING)).toBe(true);
  expect(isOffered({ ...NOTHING, declined: true })).toBe(false);
  expect(isOffered(withTrail(NOTHING, 'cowpath', ['>']))).toBe(false);
  expect(isOffered(withFinished(NOTHING, 'trio'))).toBe(false);
});
