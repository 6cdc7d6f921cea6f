/** Whether the store can write: the outcome of its last write, or of a small write when the last one is too long ago. */
import type { Store } from './store.ts';

/** Clients may ask at any rate: this is how often they can cause a write. */
const FRESH_MS = 3000;

export type WriteCheck = {
  /** The same store. Every append, new table and heartbeat is noted. */
  readonly store: Store;
  readonly canWrite: () => Promise<boolean>;
};

export type WriteCheckOptions = { readonly now: () => number; readonly timeoutMs: number };

type Outcome = { readonly at: number; readonly ok: boolean };

const inTime = (work: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });

export const checkWrites = (store: Store, { now, timeoutMs }: WriteCheckOptions): WriteCheck => {
  let last: Outcome | null = null;
  let running: Promise<boolean> | null = null;

  const note = (ok: boolean): void => void (last = { at: now(), ok });
  const noted = <T>(work: Promise<T>): Promise<T> => {
    work.then(
      () => note(true),
      () => note(false),
    );
    return work;
  };

  const tryToWrite = async (): Promise<boolean> => {
    const ok = await inTime(store.heartbeat(store.processId, now()), timeoutMs);
    note(ok);
    running = null;
    return ok;
  };

  return {
    store: {
      ...store,
      append: (entries) => noted(store.append(entries)),
      openTable: (...opened) => noted(store.openTable(...opened)),
      heartbeat: (process, at) => noted(store.heartbeat(process, at)),
    },
    canWrite: () =>
      last !== null && now() - last.at < FRESH_MS ? Promise.resolve(last.ok) : (running ??= tryToWrite()),
  };
};
