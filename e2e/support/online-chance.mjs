// `node --import` loads this before the online server of the browser tests and before each of its threads. It makes randomness
// depend on a seed, and lets a test advance the time.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread, parentPort } from 'node:worker_threads';
import { seedChance, steadyThread } from './chance.mjs';

/** In a computer player's thread: makes every answer depend only on its question. */
const steadyPlayer = () => {
  const begin = steadyThread();
  const listen = parentPort.on.bind(parentPort);
  parentPort.on = (name, listener) =>
    listen(name, (question) => {
      begin(question);
      listener(question);
    });
};

/** Seeds the dice's secrets and the ids of tables and guests. */
export const seedServer = (seed) => {
  seedChance(seed);
  crypto.randomBytes = (size) => Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)));
  syncBuiltinESMExports();
};

const realNow = Date.now;
const realSetTimeout = globalThis.setTimeout;
const waiting = new Set();
let passed = 0;

/** Timers follow this clock, and are set again when a test advances it. */
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

/** Advances the time. */
export const pass = (ms) => {
  passed += ms;
  for (const timer of waiting) timer.set();
};

if (isMainThread) steadyClock();
else steadyPlayer();
