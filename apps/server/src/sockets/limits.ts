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
