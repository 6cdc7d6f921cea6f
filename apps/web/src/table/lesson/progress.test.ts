import { expect, test } from 'vitest';
import { NO_PROGRESS, lessonProgress, withFinished, withTrail } from './progress.ts';

test('progress survives storing and reading', () => {
  const progress = withFinished(withTrail(NO_PROGRESS, 'trio', ['>', 't12']), 'cowpath');
  expect(lessonProgress.parse(JSON.stringify(progress))).toEqual(progress);
});

test.each([null, '', '{', '7', '[]', '{"trails":7,"finished":{}}', '{"trails":{"trio":[1]}}'])(
  'damaged storage counts as no progress: %s',
  (text) => {
    expect(lessonProgress.parse(text)).toEqual(NO_PROGRESS);
  },
);

test('a finished game has no trail and is listed once', () => {
  const twice = withFinished(withFinished(withTrail(NO_PROGRESS, 'trio', ['>']), 'trio'), 'trio');
  expect(twice).toEqual({ trails: {}, finished: ['trio'] });
});

test('what else is stored is ignored', () => {
  const stored = '{"trails":{},"finished":["trio"],"other":true}';
  expect(lessonProgress.parse(stored)).toEqual({ trails: {}, finished: ['trio'] });
});
