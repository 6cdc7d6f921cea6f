// Loaded before the online server of the browser tests, and before each of its threads, by `node --import`: what is random there
// follows from a seed, and its time passes when a test says so.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread, parentPort } from 'node:worker_threads';
import { seedChance, steadyThread } from './chance.mjs';

/** A computer player's thread: what it answers follows from what it is asked. */
const steadyPlayer = () => {
  const begin = steadyThread();
  const listen = parentPort.on.bind(parentPort);
  parentPort.on = (name, hear) =>
    listen(name, (question) => {
      begin(question);
      hear(question);
    });
};

/** The dice's secrets and the names of tables and guests. */
export const seedServer = (seed) => {
  seedChance(seed);
  crypto.randomBytes = (size) => Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)));
  syncBuiltinESMExports();
};

const realNow = Date.now;
const realSetTimeout = globalThis.setTimeout;
const waiting = new Set();
let passed = 0;

/** Timers know when they are due by this clock, and are set anew when it jumps. */
class Timer {
  constructor(call, ms, args) {
    this.call = () => {
      waiting.delete(this);
      call(...args);
    };
    this.due = Date.now() + (ms > 0 ? ms : 0);
    this.isHolding = true;
    waiting.add(this);
    this.set();
  }

  set() {
    clearTimeout(this.real);
    this.real = realSetTimeout(this.call, this.due - Date.now());
    if (!this.isHolding) this.real.unref();
  }

  ref() {
    this.isHolding = true;
    this.real.ref();
    return this;
  }

  unref() {
    this.isHolding = false;
    this.real.unref();
    return this;
  }
}

const steadyClock = () => {
  Date.now = () => realNow() + passed;
  const realClear = globalThis.clearTimeout;
  globalThis.setTimeout = (call, ms = 0, ...args) => new Timer(call, ms, args);
  globalThis.clearTimeout = (timer) => {
    if (!(timer instanceof Timer)) return realClear(timer);
    waiting.delete(timer);
    realClear(timer.real);
  };
};

/** So much time passes at once. */
export const pass = (ms) => {
  passed += ms;
  for (const timer of waiting) timer.set();
};

if (isMainThread) steadyClock();
else steadyPlayer();
