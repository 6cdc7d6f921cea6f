import { expect, test } from 'vitest';
import {
  NO_PROGRESS,
  isOffered,
  makeLessonProgress,
  parseLessonProgress,
  withFinished,
  withTrail,
} from './progress.ts';

test('progress survives storing and reading', () => {
  const progress = withFinished(withTrail(NO_PROGRESS, 'trio', ['>', 't12']), 'cowpath');
  expect(parseLessonProgress(makeLessonProgress(progress))).toEqual(progress);
});

test.each([null, '', '{', '7', '[]', '{"trails":7,"finished":{}}', '{"trails":{"trio":[1]}}'])(
  'damaged storage counts as no progress: %s',
  (text) => {
    expect(parseLessonProgress(text)).toEqual(NO_PROGRESS);
  },
);

test('a finished game has no trail and is listed once', () => {
  const twice = withFinished(withFinished(withTrail(NO_PROGRESS, 'trio', ['>']), 'trio'), 'trio');
  expect(twice).toEqual({ trails: {}, finished: ['trio'], declined: false });
});

test('only newcomers get the offer', () => {
  expect(isOffered(NO_PROGRESS)).toBe(true);
  expect(isOffered({ ...NO_PROGRESS, declined: true })).toBe(false);
  expect(isOffered(withTrail(NO_PROGRESS, 'cowpath', ['>']))).toBe(false);
  expect(isOffered(withFinished(NO_PROGRESS, 'trio'))).toBe(false);
});
