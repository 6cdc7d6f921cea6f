/** Rate limits: a token bucket for one client, token buckets and sliding windows by key. */
import { need } from '@abacow/rules/need';

/** `burst` calls at once, refilled by `perSecond`. */
export type TokenBucket = {
  /** `at`: the time, where the caller knows it. */
  readonly take: (at?: number) => boolean;
  /** Takes tokens that are not there, too: the next calls are refused until the debt is paid. */
  readonly charge: (tokens: number) => void;
  /** When a whole token is there, in seconds from now, rounded up. */
  readonly retryAfter: () => number;
  /** When it was last used. */
  readonly usedAt: () => number;
};

export const createTokenBucket = (perSecond: number, burst: number, now: () => number): TokenBucket => {
  let left = burst;
  let last = now();
  const refill = (at = now()): void => {
    left = Math.min(burst, left + ((at - last) / 1000) * perSecond);
    last = at;
  };
  return {
    take: (at) => {
      refill(at);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    charge: (tokens) => {
      refill();
      left -= tokens;
    },
    retryAfter: () => {
      refill();
      return Math.max(0, Math.ceil((1 - left) / perSecond));
    },
    usedAt: () => last,
  };
};

/** More keys than this are not stored: the one that was unused for the longest time is evicted. */
const MAX_KEYS = 50_000;

/** The least recently used key first. */
const createRecentKeys = <Value>(maxKeys: number) => {
  const values = new Map<string, Value>();
  let last: string | null = null;
  return {
    get: (key: string): Value | undefined => values.get(key),
    /** Makes this key the last one. */
    set: (key: string, value: Value): void => {
      if (key !== last) {
        values.delete(key);
        if (values.size >= maxKeys) values.delete(need(values.keys().next().value));
        last = key;
      }
      values.set(key, value);
    },
    evictWhile: (isIdle: (value: Value) => boolean): void => {
      for (const [key, value] of values) {
        if (!isIdle(value)) return;
        values.delete(key);
      }
    },
    size: (): number => values.size,
  };
};

/** One token bucket for each key. */
export type RateLimit = {
  readonly take: (key: string, at?: number) => boolean;
  readonly charge: (key: string, tokens: number) => void;
  /** Seconds until the next call of this key is allowed. */
  readonly retryAfter: (key: string) => number;
  /** Evicts the keys that were not used for as long as an empty bucket takes to refill. */
  readonly sweep: () => void;
  readonly size: () => number;
};

export const createRateLimit = (
  perSecond: number,
  burst: number,
  now: () => number,
  maxKeys = MAX_KEYS,
): RateLimit => {
  const keys = createRecentKeys<TokenBucket>(maxKeys);
  const refillMs = (burst / perSecond) * 1000;
  const use = (key: string): TokenBucket => {
    const bucket = keys.get(key) ?? createTokenBucket(perSecond, burst, now);
    keys.set(key, bucket);
    return bucket;
  };
  return {
    take: (key, at) => use(key).take(at),
    charge: (key, tokens) => use(key).charge(tokens),
    retryAfter: (key) => keys.get(key)?.retryAfter() ?? 0,
    sweep: () => keys.evictWhile(({ usedAt }) => usedAt() <= now() - refillMs),
    size: keys.size,
  };
};

/** For each key at most `max` calls within any `spanMs`. */
export const createSlidingWindows = (max: number, spanMs: number, now: () => number, maxKeys = MAX_KEYS) => {
  const calls = createRecentKeys<readonly number[]>(maxKeys);
  const recent = (key: string): readonly number[] =>
    (calls.get(key) ?? []).filter((at) => at > now() - spanMs);
  /** Counts a call that another process allowed. */
  const count = (key: string): void => {
    calls.evictWhile((times) => (times.at(-1) ?? 0) <= now() - spanMs);
    calls.set(key, [...recent(key), now()]);
  };
  const take = (key: string): boolean => {
    if (recent(key).length >= max) return false;
    count(key);
    return true;
  };
  return { take, count, size: calls.size };
};
