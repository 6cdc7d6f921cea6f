/** A bucket that fills steadily: so much at once, so much a second. */
export type Bucket = { readonly take: () => boolean };

export const createBucket = (perSecond: number, atOnce: number, now: () => number): Bucket => {
  let left = atOnce;
  let last = now();
  return {
    take: () => {
      const at = now();
      left = Math.min(atOnce, left + ((at - last) / 1000) * perSecond);
      last = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};

/** One bucket a name, the unused ones forgotten. */
export const createBuckets = (perSecond: number, atOnce: number, now: () => number) => {
  const buckets = new Map<string, { bucket: Bucket; usedAt: number }>();
  const full = (atOnce / perSecond) * 1000;
  const forget = (): void => {
    if (buckets.size < 10_000) return;
    for (const [name, { usedAt }] of buckets) if (usedAt < now() - full) buckets.delete(name);
  };
  return {
    take: (name: string): boolean => {
      forget();
      const known = buckets.get(name) ?? { bucket: createBucket(perSecond, atOnce, now), usedAt: 0 };
      known.usedAt = now();
      buckets.set(name, known);
      return known.bucket.take();
    },
  };
};

/** Per name at most `most` calls within any `spanMs`. */
export const createWindows = (most: number, spanMs: number, now: () => number) => {
  const calls = new Map<string, readonly number[]>();
  const recent = (name: string): readonly number[] =>
    (calls.get(name) ?? []).filter((at) => at > now() - spanMs);
  const forget = (): void => {
    if (calls.size < 10_000) return;
    for (const name of calls.keys()) if (recent(name).length === 0) calls.delete(name);
  };
  /** Counts a call that was allowed elsewhere. */
  const count = (name: string): void => {
    forget();
    calls.set(name, [...recent(name), now()]);
  };
  const take = (name: string): boolean => {
    if (recent(name).length >= most) return false;
    count(name);
    return true;
  };
  return { take, count };
};
