/**
 * Appends of all tables, collected while the last transaction runs and written in the next one. An append that
 * resolved is durable. While the database is away appends wait; nothing is given up.
 */
import type { Appended, Entry, Store } from '../store/store.ts';

type Waiting = { readonly entry: Entry; readonly done: (appended: Appended) => void };

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export type Writer = {
  readonly append: (entry: Entry) => Promise<Appended>;
  /** How many appends wait, the running ones included. */
  readonly waiting: () => number;
  /** Resolves when nothing waits. */
  readonly drain: () => Promise<void>;
};

export type WriterOptions = {
  /** Called with what was kept, before the appends resolve. */
  readonly onKept: (entries: readonly Entry[]) => void;
  readonly onTrouble: (error: unknown) => void;
};

/**
 * A transaction that failed may have been kept all the same. Trying again then finds the numbers taken, by the
 * entry's own first try; whoever asked looks for its command among the table's entries.
 */
const appendUntilKept = async (
  store: Store,
  entries: readonly Entry[],
  onTrouble: (error: unknown) => void,
): Promise<readonly Appended[]> => {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(LONGEST_PAUSE_MS, wait * 2)) {
    try {
      return await store.append(entries);
    } catch (error) {
      onTrouble(error);
      await pause(wait);
    }
  }
};

export const createWriter = (store: Store, { onKept, onTrouble }: WriterOptions): Writer => {
  let queue: Waiting[] = [];
  let inFlight = 0;
  let idle: (() => void)[] = [];

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      inFlight = batch.length;
      const entries = batch.map(({ entry }) => entry);
      const appended = await appendUntilKept(store, entries, onTrouble);
      onKept(entries.filter((_, index) => appended[index] === 'kept'));
      batch.forEach(({ done }, index) => done(appended[index]!));
    }
    inFlight = 0;
    idle.forEach((resolve) => resolve());
    idle = [];
  };

  return {
    append: (entry) =>
      new Promise((done) => {
        queue.push({ entry, done });
        if (inFlight > 0 || queue.length > 1) return;
        // Everything that arrives in this turn of the event loop goes into the first transaction.
        setImmediate(() => void flush());
      }),
    waiting: () => queue.length + inFlight,
    drain: () =>
      queue.length + inFlight === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve)),
  };
};
