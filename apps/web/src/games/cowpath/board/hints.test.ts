import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { howMuch, matters } from '../../../table/words/hints.ts';
import { keptBy, squareOf, describeCowpathHint } from './hints.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const hint = (move: string) => ({ move, equity: 0, options: [], margin: 0, swing: 0 });
const DICE = ['5', 'c', '1', 'c', '3'] as const;

test.each([
  ['t135', 'Keep the two cows and throw the rest.'],
  ['t1235', 'Keep the cow and throw the rest.'],
  ['t35', 'Keep the 5 and the two cows and throw the rest.'],
  ['t12345', 'Throw all five again.'],
  ['c4', 'Mark c4.'],
  ['-', 'Pass: keep that square for later.'],
])('%s: %s', (move, words) => {
  expect(describeCowpathHint(hint(move), DICE)).toBe(words);
});

test('before the first throw of a turn nothing is thrown again', () => {
  expect(describeCowpathHint(hint('t12345'), [])).toBe('Throw all five dice.');
});

test('an only decision is neither better nor worse than others', () => {
  const only = { ...hint('t12345'), options: [{ move: 't12345', equity: 0 }] };
  expect(matters(only)).toBe('There is nothing else to do now.');
  expect(matters(hint('t12345'))).toBe('It hardly matters.');
});

test('a hint points at dice or at a square, never at both', () => {
  expect([keptBy('t135'), squareOf('t135')]).toEqual([[false, true, false, true, false], null]);
  expect([keptBy('c4'), squareOf('c4')]).toEqual([null, 'c4']);
});

test('the importance grows with the margin', () => {
  expect([0, 0.004, 0.02, 0.05, 0.4].map(howMuch)).toEqual([0, 0, 1, 2, 3]);
});
