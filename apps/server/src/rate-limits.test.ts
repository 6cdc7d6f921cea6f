import { describe, expect, test } from 'vitest';
import { createRateLimit, createSlidingWindows, createTokenBucket } from './rate-limits.ts';

test('each key may make at most `max` calls within any span', () => {
  let now = 0;
  const windows = createSlidingWindows(3, 10_000, () => now);
  const taken = (at: number, name = 'ada'): boolean => {
    now = at;
    return windows.take(name);
  };
  expect([taken(0), taken(4_000), taken(9_000), taken(9_999)]).toEqual([true, true, true, false]);
  expect(taken(9_999, 'ben')).toBe(true);
  expect([taken(10_000), taken(10_001), taken(13_999), taken(14_000)]).toEqual([true, false, false, true]);
});

test('calls that another process allowed count', () => {
  const windows = createSlidingWindows(2, 10_000, () => 5);
  windows.count('ada');
  expect([windows.take('ada'), windows.take('ada')]).toEqual([true, false]);
});

describe('a token bucket', () => {
  test('can be charged more than it has; then it refuses until the debt is paid', () => {
    let now = 0;
    const bucket = createTokenBucket(2, 10, () => now);
    bucket.charge(15);
    expect([bucket.take(), bucket.retryAfter()]).toEqual([false, 3]);
    now = 2999;
    expect(bucket.take()).toBe(false);
    now = 3000;
    expect([bucket.retryAfter(), bucket.take(), bucket.take()]).toEqual([0, true, false]);
  });
});

describe('a rate limit', () => {
  const scene = (maxKeys?: number) => {
    const clock = { now: 0 };
    return { clock, limit: createRateLimit(1, 2, () => clock.now, maxKeys) };
  };

  test('counts each key by itself and says when the next call is allowed', () => {
    const { clock, limit } = scene();
    expect([limit.take('a'), limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([limit.retryAfter('a'), limit.retryAfter('b'), limit.retryAfter('c')]).toEqual([1, 0, 0]);
    clock.now = 1000;
    expect(limit.take('a')).toBe(true);
  });

  test('never stores more keys than its maximum, and evicts the one unused for longest', () => {
    const { limit } = scene(100);
    limit.take('busy');
    limit.take('busy');
    for (let n = 0; n < 1000; n++) {
      limit.take(`${n}`);
      expect(limit.take('busy')).toBe(false);
      expect(limit.size()).toBeLessThanOrEqual(100);
    }
  });

  test('a sweep evicts the keys unused for as long as a bucket takes to refill, and no other', () => {
    const { clock, limit } = scene();
    for (let n = 0; n < 500; n++) limit.take(`${n}`);
    clock.now = 1500;
    limit.take('late');
    limit.sweep();
    expect(limit.size()).toBe(501);
    clock.now = 2000;
    limit.sweep();
    expect(limit.size()).toBe(1);
  });

  test('a call looks at no other key', () => {
    let calls = 0;
    const limit = createRateLimit(1, 2, () => ++calls, 20_000);
    for (let n = 0; n < 20_000; n++) limit.take(`${n}`);
    const before = calls;
    for (let n = 0; n < 100; n++) limit.take(`other ${n}`);
    expect(calls - before).toBeLessThanOrEqual(300);
  });
});

test('a sliding window evicts the keys without recent calls', () => {
  let now = 0;
  const windows = createSlidingWindows(3, 1000, () => now);
  for (let n = 0; n < 500; n++) windows.take(`${n}`);
  now = 1000;
  windows.take('late');
  expect(windows.size()).toBe(1);
});
