import { expect, test } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { checkWrites } from './writes.ts';

/** A real store whose writes fail or hang on demand, and a clock. */
const breakable = async () => {
  const real = await openSqlite(newFolder());
  const state = { now: 1000, isBroken: false, hangs: false, heartbeats: 0 };
  const write = <T>(work: () => Promise<T>): Promise<T> => {
    if (state.hangs) return new Promise(() => undefined);
    return state.isBroken ? Promise.reject(new Error('disk full')) : work();
  };
  const store: Store = {
    ...real,
    append: (entries) => write(() => real.append(entries)),
    heartbeat: (name, at) => {
      state.heartbeats += 1;
      return write(() => real.heartbeat(name, at));
    },
  };
  const check = checkWrites(store, { now: () => state.now, timeoutMs: 20 });
  const append = (number: number) => check.store.append([{ table: 't', number, command: 'c', events: [] }]);
  return { state, append, canWrite: check.canWrite, close: real.close };
};

test('the last write decides, and for a while nothing is written to find out', async () => {
  const { state, append, canWrite, close } = await breakable();
  await append(0);
  state.isBroken = true;
  expect(await canWrite()).toBe(true);
  await expect(append(1)).rejects.toThrow('disk full');
  expect(await canWrite()).toBe(false);
  state.isBroken = false;
  expect(await canWrite()).toBe(false);
  await append(1);
  expect(await canWrite()).toBe(true);
  expect(state.heartbeats).toBe(0);
  await close();
});

test('after a while it writes something itself, once for all who ask', async () => {
  const { state, append, canWrite, close } = await breakable();
  await append(0);
  state.now += 3000;
  state.isBroken = true;
  expect(await Promise.all([canWrite(), canWrite(), canWrite()])).toEqual([false, false, false]);
  expect(await canWrite()).toBe(false);
  expect(state.heartbeats).toBe(1);
  state.isBroken = false;
  state.now += 3000;
  expect(await canWrite()).toBe(true);
  expect(state.heartbeats).toBe(2);
  await close();
});

test('a write that hangs counts as failed', async () => {
  const { state, canWrite, close } = await breakable();
  state.hangs = true;
  expect(await canWrite()).toBe(false);
  await close();
});
