import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const filled = (...items: readonly (readonly [string, string])[]) => {
  const queue = createFairQueue<string>();
  for (const [key, item] of items) queue.push(key, item);
  return queue;
};

const drained = (queue: ReturnType<typeof createFairQueue<string>>): readonly string[] => {
  const items: string[] = [];
  for (let item = queue.shift(); item !== undefined; item = queue.shift()) items.push(item);
  return items;
};

test('one item of each key in turn, those of one key in order', () => {
  const queue = filled(['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['b', 'b1'], ['c', 'c1'], ['b', 'b2']);
  expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.shift()).toBeUndefined();
});

test('a new key waits for one item of every other key', () => {
  const queue = filled(['a', 'a1'], ['a', 'a2'], ['b', 'b1'], ['b', 'b2'], ['b', 'b3']);
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'b1']);
  queue.push('victim', 'v1');
  expect(drained(queue)).toEqual(['a2', 'b2', 'v1', 'b3']);
});
