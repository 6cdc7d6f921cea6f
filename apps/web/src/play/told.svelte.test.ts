// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.svelte.ts';
import { Told } from './told.svelte.ts';

const ROLL_MS = 650;

let news = $state.raw({ throws: 0, steps: 0, value: 'your turn' });
let told: Told<string>;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  change({ motion: 'full', speed: 'normal' });
  news = { throws: 0, steps: 0, value: 'your turn' };
  leave = $effect.root(() => {
    told = new Told(ROLL_MS, () => news);
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const happen = (throws: number, steps: number, value: string): void => {
  news = { throws, steps, value };
  flushSync();
};
const seen = (): readonly [string, boolean] => [told.now, told.rolling];

test('a throw is told when its dice lie', () => {
  happen(5, 1, 'two cows');
  expect(seen()).toEqual(['your turn', true]);
  vi.advanceTimersByTime(ROLL_MS - 1);
  expect(seen()).toEqual(['your turn', true]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(['two cows', false]);
});

test('who does something meanwhile need not wait', () => {
  happen(5, 1, 'two cows');
  happen(5, 2, 'marked');
  expect(seen()).toEqual(['marked', false]);
});

test('the next throw tells the one before', () => {
  happen(5, 1, 'two cows');
  happen(8, 2, 'three cows');
  expect(seen()).toEqual(['two cows', true]);
});

test('what changes without a step waits with the rest', () => {
  happen(5, 1, 'two cows');
  happen(5, 1, 'zwei Kühe');
  expect(seen()).toEqual(['your turn', true]);
  vi.advanceTimersByTime(ROLL_MS);
  expect(seen()).toEqual(['zwei Kühe', false]);
});

test.each([{ motion: 'reduced' }, { speed: 'instant' }] as const)('nothing waits with %j', (settings) => {
  change(settings);
  happen(5, 1, 'two cows');
  expect(seen()).toEqual(['two cows', false]);
});
