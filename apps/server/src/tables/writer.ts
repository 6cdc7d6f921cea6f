/**
 * Appends the entries of all tables. What arrives while transactions run is written together in the next one. An append
 * that resolved is durable. While the database is away appends are retried; none is dropped.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { AppendResult, Entry, Store } from '../store/store.ts';

type Queued = { readonly entry: Entry; readonly resolve: (result: AppendResult) => void };

const FIRST_RETRY_MS = 20;
const MAX_RETRY_MS = 1000;

export type Writer = {
  readonly append: (entry: Entry) => Promise<AppendResult>;
  /** How many appends are queued or running. */
  readonly pending: () => number;
  /** How many appends shared the last transaction. */
  readonly lastBatch: () => number;
  /** Resolves when no append is pending. */
  readonly drain: () => Promise<void>;
};

export type WriterOptions = {
  /** Called with the stored entries before their appends resolve. */
  readonly onAppended: (entries: readonly Entry[]) => void;
  readonly onError: (error: unknown) => void;
};

/** A transaction that failed may have been committed all the same: the retry then finds its entries stored. */
const appendWithRetry = async (
  store: Store,
  entries: readonly Entry[],
  onError: (error: unknown) => void,
): Promise<readonly AppendResult[]> => {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(MAX_RETRY_MS, wait * 2)) {
    try {
      return await store.append(entries);
    } catch (error) {
      onError(error);
      await pause(wait);
    }
  }
};

export const createWriter = (store: Store, { onAppended, onError }: WriterOptions): Writer => {
  let queue: Queued[] = [];
  let inFlight = 0;
  let lastBatch = 0;
  let running = 0;
  let isScheduled = false;
  let onIdle: (() => void)[] = [];

  /** Writes batches until the queue is empty. Up to `store.maxAppends` run at once. */
  const flush = async (): Promise<void> => {
    running += 1;
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      inFlight += batch.length;
      lastBatch = batch.length;
      const entries = batch.map(({ entry }) => entry);
      const results = await appendWithRetry(store, entries, onError);
      inFlight -= batch.length;
      onAppended(entries.filter((_, index) => results[index] === 'stored'));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    }
    running -= 1;
    if (running > 0) return;
    onIdle.forEach((resolve) => resolve());
    onIdle = [];
  };

  /** Appends of one turn of the event loop share a transaction. */
  const scheduleFlush = (): void => {
    if (isScheduled || running >= store.maxAppends) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (queue.length > 0 && running < store.maxAppends) void flush();
    });
  };

  const pending = (): number => queue.length + inFlight;

  return {
    append: (entry) =>
      new Promise((resolve) => {
        queue.push({ entry, resolve });
        scheduleFlush();
      }),
    pending,
    lastBatch: () => lastBatch,
    drain: () => (pending() === 0 ? Promise.resolve() : new Promise((resolve) => onIdle.push(resolve))),
  };
};
