import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../base/settings/settings.svelte.ts';
import { AfterRoll } from './after-roll.svelte.ts';

const ROLL_MS = 650;

let update = $state.raw({ throws: 0, steps: 0, value: 'your turn' });
let afterRoll: AfterRoll<string>;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  change({ motion: 'full', speed: 'normal' });
  update = { throws: 0, steps: 0, value: 'your turn' };
  leave = $effect.root(() => {
    afterRoll = new AfterRoll(ROLL_MS, () => update);
  });
  flushSync();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const happen = (throws: number, steps: number, value: string): void => {
  update = { throws, steps, value };
  flushSync();
};
const seen = (): readonly [string, boolean] => [afterRoll.now, afterRoll.rolling];

test('a throw changes the screen when its dice have stopped', () => {
  happen(5, 1, 'two cows');
  expect(seen()).toEqual(['your turn', true]);
  vi.advanceTimersByTime(ROLL_MS - 1);
  expect(seen()).toEqual(['your turn', true]);
  vi.advanceTimersByTime(1);
  expect(seen()).toEqual(['two cows', false]);
});

test('the next step shows the result at once', () => {
  happen(5, 1, 'two cows');
  happen(5, 2, 'marked');
  expect(seen()).toEqual(['marked', false]);
});

test('the next throw shows the result of the one before', () => {
  happen(5, 1, 'two cows');
  happen(8, 2, 'three cows');
  expect(seen()).toEqual(['two cows', true]);
});

test('a change without a step waits until the dice have stopped', () => {
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
