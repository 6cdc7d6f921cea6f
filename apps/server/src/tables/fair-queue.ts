/** A queue that takes one item of each key in turn: many items of one key delay another key by one item only. */
export type FairQueue<T> = {
  readonly push: (key: string, item: T) => void;
  readonly shift: () => T | undefined;
};

export const createFairQueue = <T>(): FairQueue<T> => {
  /** The key whose turn is next comes first. No list is empty. */
  const lists = new Map<string, T[]>();
  return {
    push: (key, item) => {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [item]);
      else list.push(item);
    },
    shift: () => {
      for (const [key, list] of lists) {
        const item = list.shift();
        lists.delete(key);
        if (list.length > 0) lists.set(key, list);
        return item;
      }
      return undefined;
    },
  };
};
