/**
 * Appends the entries of all tables. What arrives while transactions run is written together in the next one. An append
 * that resolved is durable. While the database is away appends are retried, each until its time is up.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { need } from '@abacow/rules/need';
import type { AppendResult, Entry, Store } from '../store/store.ts';

type Append = {
  readonly entry: Entry;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: NotStored) => void;
};

/** Appends that share a transaction and its time limit: one timer for each move would cost more than its row. */
type Batch = { readonly appends: Append[]; readonly timer: NodeJS.Timeout; isExpired: boolean };

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
  /** How long an append may take. The time counts from the first append of its transaction. */
  readonly storeTimeoutMs: number;
};

export const createWriter = (store: Store, options: WriterOptions): Writer => {
  const { onAppended, onStoredLate, onError, storeTimeoutMs } = options;
  /** What the next transaction writes. */
  let next: Batch | null = null;
  let inFlight = 0;
  let lastBatch = 0;
  let running = 0;
  let isScheduled = false;
  let lastError: unknown = null;
  let onIdle: (() => void)[] = [];

  const finish = ({ appends, isExpired }: Batch, results: readonly AppendResult[]): void => {
    const stored = appends.filter((_, index) => results[index] === 'stored').map(({ entry }) => entry);
    onAppended(stored);
    appends.forEach(({ resolve }, index) => resolve(need(results[index])));
    if (isExpired) stored.forEach(onStoredLate);
  };

  /** A transaction that failed may have been committed all the same: the retry then finds its entries stored. */
  const write = async (batch: Batch): Promise<void> => {
    const entries = batch.appends.map(({ entry }) => entry);
    for (let wait = FIRST_RETRY_MS; !batch.isExpired; wait = Math.min(MAX_RETRY_MS, wait * 2)) {
      try {
        const results = await store.append(entries);
        lastError = null;
        return finish(batch, results);
      } catch (error) {
        lastError = error;
        onError(error);
        await pause(wait);
      }
    }
  };

  const newBatch = (): Batch => {
    const expire = (): void => {
      batch.isExpired = true;
      const error = new NotStored(lastError);
      for (const { reject } of batch.appends) reject(error);
      if (next === batch) next = null;
    };
    const batch: Batch = { appends: [], isExpired: false, timer: setTimeout(expire, storeTimeoutMs) };
    return batch;
  };

  /** Writes batches until there is none. Up to `store.maxAppends` run at once. */
  const flush = async (): Promise<void> => {
    running += 1;
    for (let batch = next; batch !== null; batch = next) {
      next = null;
      lastBatch = batch.appends.length;
      inFlight += lastBatch;
      await write(batch);
      clearTimeout(batch.timer);
      inFlight -= batch.appends.length;
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
      if (running < store.maxAppends) void flush();
    });
  };

  const pending = (): number => inFlight + (next?.appends.length ?? 0);

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        next ??= newBatch();
        next.appends.push({ entry, resolve, reject });
        scheduleFlush();
      }),
    pending,
    lastBatch: () => lastBatch,
    drain: () => (pending() === 0 ? Promise.resolve() : new Promise((resolve) => onIdle.push(resolve))),
  };
};
