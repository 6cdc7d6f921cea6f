/**
 * Appends the entries of all tables. What arrives while transactions run is written together in the next one. An append
 * that resolved is durable. While the database is away appends are retried, each until its time is up.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { AppendResult, Entry, Store } from '../store/store.ts';

type Queued = {
  readonly entry: Entry;
  readonly resolve: (result: AppendResult) => void;
  /** Its append was rejected because its time was up. */
  isExpired: boolean;
};

const FIRST_RETRY_MS = 20;
const MAX_RETRY_MS = 1000;

/** `cause` is why the last try failed, if a try has ended. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('not stored in time', cause === null ? {} : { cause });
  }
}

export type Writer = {
  /** Rejects with `NotStored` when the time is up. */
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
  /** An entry was stored after its append was rejected: the database had not answered in time. */
  readonly onStoredLate: (entry: Entry) => void;
  readonly onError: (error: unknown) => void;
  /** How long an append may take. */
  readonly storeTimeoutMs: number;
};

export const createWriter = (store: Store, options: WriterOptions): Writer => {
  const { onAppended, onStoredLate, onError, storeTimeoutMs } = options;
  let queue: Queued[] = [];
  let inFlight = 0;
  let lastBatch = 0;
  let running = 0;
  let isScheduled = false;
  let lastError: unknown = null;
  let onIdle: (() => void)[] = [];

  const finish = (batch: readonly Queued[], results: readonly AppendResult[]): void => {
    const stored = batch.filter((_, index) => results[index] === 'stored');
    onAppended(stored.map(({ entry }) => entry));
    batch.forEach(({ resolve }, index) => resolve(results[index]!));
    for (const { entry, isExpired } of stored) if (isExpired) onStoredLate(entry);
  };

  /** A transaction that failed may have been committed all the same: the retry then finds its entries stored. */
  const write = async (batch: readonly Queued[]): Promise<void> => {
    let waiting = batch;
    for (let wait = FIRST_RETRY_MS; waiting.length > 0; wait = Math.min(MAX_RETRY_MS, wait * 2)) {
      try {
        const results = await store.append(waiting.map(({ entry }) => entry));
        lastError = null;
        return finish(waiting, results);
      } catch (error) {
        lastError = error;
        onError(error);
        await pause(wait);
        waiting = waiting.filter(({ isExpired }) => !isExpired);
      }
    }
  };

  /** Writes batches until the queue is empty. Up to `store.maxAppends` run at once. */
  const flush = async (): Promise<void> => {
    running += 1;
    while (queue.length > 0) {
      const batch = queue.filter(({ isExpired }) => !isExpired);
      queue = [];
      inFlight += batch.length;
      lastBatch = batch.length;
      await write(batch);
      inFlight -= batch.length;
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
      new Promise((resolve, reject) => {
        const queued: Queued = {
          entry,
          resolve: (result) => {
            clearTimeout(timer);
            resolve(result);
          },
          isExpired: false,
        };
        const timer = setTimeout(() => {
          queued.isExpired = true;
          reject(new NotStored(lastError));
        }, storeTimeoutMs);
        queue.push(queued);
        scheduleFlush();
      }),
    pending,
    lastBatch: () => lastBatch,
    drain: () => (pending() === 0 ? Promise.resolve() : new Promise((resolve) => onIdle.push(resolve))),
  };
};
