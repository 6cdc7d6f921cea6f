/** What the view models take from the outside world. */
import { type Shelf, memoryShelf } from '../storage/shelf.ts';
import { type Notes, memoryNotes } from '../storage/unsaved.ts';
import type { ComputerPlayer } from './computer.ts';
import type { Speed } from './pace.ts';

export interface Services {
  /** Opened when first asked for. */
  shelf(): Promise<Shelf>;
  /** Written at once, for what the shelf has no time left to take. */
  readonly notes: Notes;
  /** Calls when the page goes away, until the returned function is called. */
  whenHidden(call: () => void): () => void;
  readonly computer: ComputerPlayer;
  now(): number;
  /** So many unpredictable bytes. */
  random(bytes: number): Uint8Array;
  speed(): Speed;
  /** Resolved after the time, or at once when the signal is given. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Calls again and again until the returned function is called. */
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

/** For tests: memory, no waiting, time that stands still unless moved. */
export const quietServices = (computer: ComputerPlayer, more: Partial<Services> = {}): Services => {
  const shelf = memoryShelf();
  let count = 0;
  return {
    shelf: () => Promise.resolve(shelf),
    notes: memoryNotes(),
    whenHidden: () => () => undefined,
    computer,
    now: () => 1_000_000,
    random: (bytes) => Uint8Array.from({ length: bytes }, () => (count = (count * 31 + 7) & 255)),
    speed: () => 'instant',
    wait: () => Promise.resolve(),
    every: () => () => undefined,
    ...more,
  };
};
