/** A token bucket: `burst` calls at once, refilled by `perSecond`. */
export type TokenBucket = { readonly take: () => boolean };

export const createTokenBucket = (perSecond: number, burst: number, now: () => number): TokenBucket => {
  let left = burst;
  let last = now();
  return {
    take: () => {
      const at = now();
      left = Math.min(burst, left + ((at - last) / 1000) * perSecond);
      last = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};

/** With this many keys, the idle ones are evicted. */
const MAX_KEYS = 10_000;

/** One token bucket for each key. */
export const createTokenBuckets = (perSecond: number, burst: number, now: () => number) => {
  const buckets = new Map<string, { bucket: TokenBucket; usedAt: number }>();
  const refillMs = (burst / perSecond) * 1000;
  const evictIdle = (): void => {
    if (buckets.size < MAX_KEYS) return;
    for (const [key, { usedAt }] of buckets) if (usedAt < now() - refillMs) buckets.delete(key);
  };
  return {
    take: (key: string): boolean => {
      evictIdle();
      const entry = buckets.get(key) ?? { bucket: createTokenBucket(perSecond, burst, now), usedAt: 0 };
      entry.usedAt = now();
      buckets.set(key, entry);
      return entry.bucket.take();
    },
  };
};

/** For each key at most `max` calls within any `spanMs`. */
export const createSlidingWindows = (max: number, spanMs: number, now: () => number) => {
  const calls = new Map<string, readonly number[]>();
  const recent = (key: string): readonly number[] =>
    (calls.get(key) ?? []).filter((at) => at > now() - spanMs);
  const evictIdle = (): void => {
    if (calls.size < MAX_KEYS) return;
    for (const key of calls.keys()) if (recent(key).length === 0) calls.delete(key);
  };
  /** Counts a call that another process allowed. */
  const count = (key: string): void => {
    evictIdle();
    calls.set(key, [...recent(key), now()]);
  };
  const take = (key: string): boolean => {
    if (recent(key).length >= max) return false;
    count(key);
    return true;
  };
  return { take, count };
};
