import { expect, test } from 'vitest';
import { explainError } from './errors.ts';

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

test('an error is explained with its code and everything that caused it', () => {
  const full = withCode('database or disk is full', 'SQLITE_FULL');
  const outer = new Error('not stored in time', { cause: new Error('in a batch', { cause: full }) });
  expect(explainError(outer)).toBe(
    'not stored in time, caused by: in a batch, caused by: database or disk is full (SQLITE_FULL)',
  );
});

test.each([
  [withCode('ENOSPC: no space left', 'ENOSPC'), 'ENOSPC: no space left'],
  [new AggregateError([withCode('connect failed', 'ECONNREFUSED')]), 'connect failed'],
  ['a text', 'a text'],
  [new Error('a\x1b[2J\nb'), 'a\\u001b[2J\\u000ab'],
])('%s', (error, text) => {
  expect(explainError(error)).toBe(text);
});

test('an error that causes itself has an end', () => {
  const error = new Error('again');
  error.cause = error;
  expect(explainError(error).match(/again/g)).toHaveLength(5);
});
