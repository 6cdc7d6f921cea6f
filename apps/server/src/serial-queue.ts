/** Work under one key runs in the order of calls, one after the other; work under different keys runs at the same time. */
export type SerialQueue = {
  readonly run: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  readonly isBusy: (key: string) => boolean;
  /** Resolves when all work that was queued before is done. */
  readonly drain: () => Promise<void>;
};

export const createSerialQueue = (): SerialQueue => {
  /** The end of each key's last work. These never reject. */
  const ends = new Map<string, Promise<void>>();
  return {
    run: (key, work) => {
      // Without earlier work it starts at once, so that a move waits for nothing but the store.
      const result = ends.get(key)?.then(work) ?? work();
      const done = (): void => void (ends.get(key) === end && ends.delete(key));
      const end = result.then(done, done);
      ends.set(key, end);
      return result;
    },
    isBusy: (key) => ends.has(key),
    drain: async () => void (await Promise.all(ends.values())),
  };
};
