/**
 * Appends of all tables, collected while transactions run and written together in the next one. An append that
 * resolved is durable. While the database is away appends wait; nothing is given up.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Appended, Entry, Store } from '../store/store.ts';

type Waiting = { readonly entry: Entry; readonly done: (appended: Appended) => void };

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;

export type Writer = {
  readonly append: (entry: Entry) => Promise<Appended>;
  /** How many appends wait, the running ones included. */
  readonly waiting: () => number;
  /** How many appends shared the last transaction. */
  readonly together: () => number;
  /** Resolves when nothing waits. */
  readonly drain: () => Promise<void>;
};

export type WriterOptions = {
  /** Called with what was kept, before the appends resolve. */
  readonly onKept: (entries: readonly Entry[]) => void;
  readonly onTrouble: (error: unknown) => void;
};

/** A transaction that failed may have been kept all the same: trying again then finds its entries kept. */
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
  let together = 0;
  let lanes = 0;
  let due = false;
  let idle: (() => void)[] = [];

  /** A lane writes whatever waits, again and again, until nothing does. */
  const flush = async (): Promise<void> => {
    lanes += 1;
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      inFlight += batch.length;
      together = batch.length;
      const entries = batch.map(({ entry }) => entry);
      const appended = await appendUntilKept(store, entries, onTrouble);
      inFlight -= batch.length;
      onKept(entries.filter((_, index) => appended[index] === 'kept'));
      batch.forEach(({ done }, index) => done(appended[index]!));
    }
    lanes -= 1;
    if (lanes > 0) return;
    idle.forEach((resolve) => resolve());
    idle = [];
  };

  /** What arrives in one turn of the event loop shares a transaction. */
  const flushSoon = (): void => {
    if (due || lanes >= store.lanes) return;
    due = true;
    setImmediate(() => {
      due = false;
      if (queue.length > 0 && lanes < store.lanes) void flush();
    });
  };

  return {
    append: (entry) =>
      new Promise((done) => {
        queue.push({ entry, done });
        flushSoon();
      }),
    waiting: () => queue.length + inFlight,
    together: () => together,
    drain: () =>
      queue.length + inFlight === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve)),
  };
};
