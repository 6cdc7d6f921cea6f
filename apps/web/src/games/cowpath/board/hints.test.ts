import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../base/i18n/language.svelte.ts';
import { change } from '../../../base/settings/settings.svelte.ts';
import { type Hint, hintOf } from '../../../table/computer/hint.ts';
import { howMuch, matters } from '../../../table/words/hints.ts';
import { keptBy, squareOf, describeCowpathHint } from './hints.ts';

beforeAll(async () => {
  change({ language: 'en' });
  await speak('en');
});

const hintAt = (equities: Readonly<Record<string, number>>, doubt = 0.03, hurried = false): Hint => {
  const options = Object.entries(equities).map(([move, equity]) => ({ move, equity, error: doubt }));
  return hintOf({ ...options[0]!, options, doubt, hurried });
};
const hint = (move: string): Hint => hintAt({ [move]: 0, a1: -1 });
const describeHint = (one: Hint): string => describeCowpathHint(one, DICE);
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
  expect(matters(hintAt({ t12345: 0 }), describeHint)).toBe('There is nothing else to do now.');
});

test('better is said only beyond the error; below it both are good', () => {
  const words = (equities: Readonly<Record<string, number>>, doubt?: number, hurried?: boolean): string =>
    matters(hintAt(equities, doubt, hurried), describeHint);
  expect(words({ c4: 0.3, d4: 0.28, '-': 0 })).toBe('Or: Mark d4. Both are good.');
  expect(words({ c4: 0.3, d4: 0.28, '-': 0 }, 0)).toBe('A little better than the rest.');
  expect(words({ c4: 0.3, d4: 0.1, '-': 0 })).toBe('Far better than the rest.');
  expect(words({ c4: 0.3, d4: 0.29, a1: 0.28, '-': 0 })).toBe('Other moves are just as good.');
  expect(words({ c4: 0.3, d4: 0.29, '-': 0.28 }, 0.05)).toBe('Other moves are just as good.');
  expect(words({ c4: 0.3, '-': 0 }, 0.06, true)).toBe(
    'Far better than the rest. I had too little time to be sure.',
  );
});

test('a throw that changes nothing is not as good, and throws that keep the same faces count once', () => {
  expect(matters(hintAt({ c4: 0.3, t5: 0.3, '-': 0 }), describeHint)).toBe('Far better than the rest.');
  expect(matters(hintAt({ t1235: 0.3, t1345: 0.3, '-': 0 }), describeHint)).toBe('Far better than the rest.');
});

test('a hint points at dice or at a square, never at both', () => {
  expect([keptBy('t135'), squareOf('t135')]).toEqual([[false, true, false, true, false], null]);
  expect([keptBy('c4'), squareOf('c4')]).toEqual([null, 'c4']);
});

test('the importance grows with the margin', () => {
  expect([0.004, 0.02, 0.05, 0.4].map(howMuch)).toEqual([1, 1, 2, 3]);
});
