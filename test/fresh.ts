/**
 * Runs before every test file of some projects: modules that another file has used are loaded again, and timers that another file
 * has replaced are the real ones again, because test files share a worker.
 */
import { vi } from 'vitest';

type Timers = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'setImmediate' | 'clearImmediate' | 'Date'
>;

const worker = globalThis as typeof globalThis & { realTimers?: Timers };
const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate, Date } =
  globalThis;

vi.useRealTimers();
worker.realTimers ??= {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
  Date,
};
Object.assign(globalThis, worker.realTimers);
vi.resetModules();
