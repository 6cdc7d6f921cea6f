import { expect, test } from 'vitest';
import { NO_PROGRESS, makeLessonProgress, parseLessonProgress, withFinished, withTrail } from './progress.ts';

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
  expect(twice).toEqual({ trails: {}, finished: ['trio'] });
});

test('what an earlier version stored besides is ignored', () => {
  const stored = '{"trails":{},"finished":["trio"],"declined":true}';
  expect(parseLessonProgress(stored)).toEqual({ trails: {}, finished: ['trio'] });
});
