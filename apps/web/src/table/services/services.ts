/** What the view models need from the browser. */
import { memoryRowStore } from '../../base/storage/memory.ts';
import type { RowStore } from '../../base/storage/row-store.ts';
import { type Notes, memoryNotes } from '../../base/storage/notes.ts';
import type { ComputerPlayer } from '../computer/computer.ts';
import type { Speed } from './pace.ts';

export interface Services {
  /** Opened on first use. */
  rowStore(): Promise<RowStore>;
  /** Synchronous storage, for events that the database has no time to write. */
  readonly notes: Notes;
  /** Calls back when the page is hidden, until the returned function is called. */
  whenHidden(call: () => void): () => void;
  readonly computer: ComputerPlayer;
  now(): number;
  /** Unpredictable bytes. */
  random(bytes: number): Uint8Array;
  speed(): Speed;
  /** How long thrown dice roll on screen; 0 when motion is reduced. */
  rollMs(): number;
  /** Whether the table is covered between the turns of two people. */
  passesDevice(): boolean;
  /** Resolves after the time, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Calls back repeatedly until the returned function is called. */
  every(ms: number, call: () => void): () => void;
}

export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });

/** For tests: storage in memory, no waiting, and a clock that only the test moves. */
export const quietServices = (computer: ComputerPlayer, more: Partial<Services> = {}): Services => {
  const rowStore = memoryRowStore();
  let count = 0;
  return {
    rowStore: () => Promise.resolve(rowStore),
    notes: memoryNotes(),
    whenHidden: () => () => undefined,
    computer,
    now: () => 1_000_000,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (count = (count * 31 + 7) & 255)),
    speed: () => 'instant',
    rollMs: () => 0,
    passesDevice: () => false,
    wait: () => Promise.resolve(),
    every: () => () => undefined,
    ...more,
  };
};
