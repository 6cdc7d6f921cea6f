import type { NewTable } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { FIRST_SWEEP_MS, SWEEP_EVERY_MS, createSweep } from '../sweep.ts';
import { ABANDONED_AFTER_MS, type AbandonedOptions, endAbandoned } from './abandoned.ts';

const GRACE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const BEGAN = 1_800_000_000_000;

let store: Store;
let now = BEGAN;
let service: Service;
const others: Service[] = [];

const serve = (more: Partial<Store> = {}, clock = (): number => now): Service =>
  makeService(
    { ...store, ...more },
    { now: clock, graceMs: GRACE_MS, tablesInMemory: 1000, computerPauseMs: 1_000_000 },
  );

beforeEach(async () => {
  now = BEGAN;
  store = await openSqlite(newFolder());
  service = serve();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const other of others.splice(0)) await other.stop();
  await service.stop();
});

const sweepOptions = (of = service, more: Partial<AbandonedOptions> = {}): AbandonedOptions => ({
  store,
  hub: of.hub,
  absentSeats: (table) => of.presence.absentSeats(table, GRACE_MS),
  now: of.now,
  onError: (error) => expect.fail(String(error)),
  ...more,
});

const open = (more: Partial<NewTable> = {}): Promise<string> => openStored(store, { ...more, now });

let commands = 0;
const command = async (table: string, by: string, wish: Parameters<Service['command']>[0]['command']) => {
  const seen = (await service.hub.table(table))!.events.length;
  const answer = await service.command({ table, by, id: `c${++commands}`, seen, command: wish });
  expect(answer).toMatchObject({ ok: true });
};

const sitter = (name: string) => ({ kind: 'person', name }) as const;

/** Ada and Ben have sat down, and the game is running. */
const seated = async (more: Partial<NewTable> = {}): Promise<string> => {
  const id = await open(more);
  await command(id, 'ada', { kind: 'sit', seat: 0, sitter: sitter('Ada'), seed: 'aa' });
  await command(id, 'ben', { kind: 'sit', seat: 1, sitter: sitter('Ben'), seed: 'bb' });
  await expect.poll(async () => (await store.table(id))!.phase).not.toBe('seating');
  return id;
};

const storedEvents = async (id: string): Promise<readonly TableEvent[]> =>
  (await store.entriesFrom(id, 0)).flatMap(({ events }) => events);

const kindsOf = async (id: string): Promise<readonly string[]> =>
  (await storedEvents(id)).map(({ kind }) => kind);

/** Two computers that nobody watches: running as soon as it is opened. */
const unwatched = (): Promise<string> =>
  open({
    seats: [
      { kind: 'computer', level: 1 },
      { kind: 'computer', level: 1 },
    ],
  });

describe('an abandoned game', () => {
  test.each([
    ['in play', { kind: 'chosen', seat: 0 }],
    ['in its opening', { kind: 'lot' }],
  ] as const)('is broken off after a week and reveals its dice, %s', async (_, opening) => {
    const id = await seated({ opening });
    now += WEEK_MS - 1;
    await endAbandoned(sweepOptions());
    expect(await kindsOf(id)).not.toContain('abandoned');
    now += 1;
    await endAbandoned(sweepOptions());
    expect((await storedEvents(id)).slice(-2)).toEqual([
      { kind: 'abandoned', at: now },
      { kind: 'revealed', at: now, secret: (await store.table(id))!.secret },
    ]);
    expect((await service.hub.table(id))!.table.outcome).toEqual({ kind: 'broken-off' });
    await expect.poll(async () => (await store.table(id))!.phase).toBe('over');
    expect((await store.ratings('cowpath', ['ada', 'ben'])).size).toBe(0);
  });

  test('is not one with a recent event or with an open seat', async () => {
    const [id, waiting] = [await seated(), await open()];
    now += ABANDONED_AFTER_MS / 2;
    await command(id, 'ada', { kind: 'play', seat: 0, move: 't12345' });
    now += ABANDONED_AFTER_MS - 1;
    await endAbandoned(sweepOptions());
    for (const each of [id, waiting]) expect(await kindsOf(each)).not.toContain('abandoned');
  });

  test('is not one with a connected player, or one who just left; watchers do not count', async () => {
    const id = await seated();
    service.presence.enter(id, 'ben');
    service.presence.enter(id, 'eve');
    now += 2 * ABANDONED_AFTER_MS;
    await endAbandoned(sweepOptions());
    service.presence.leave(id, 'ben');
    now += GRACE_MS - 1;
    await endAbandoned(sweepOptions());
    expect(await kindsOf(id)).not.toContain('abandoned');
    now += 1;
    await endAbandoned(sweepOptions());
    expect(await kindsOf(id)).toContain('abandoned');
  });

  test('is ended once, by the first process', async () => {
    const id = await seated();
    const other = serve({ close: () => Promise.resolve() }, () => now + 1);
    others.push(other);
    now += ABANDONED_AFTER_MS;
    await Promise.all([endAbandoned(sweepOptions()), endAbandoned(sweepOptions(other))]);
    await endAbandoned(sweepOptions(other));
    expect((await kindsOf(id)).slice(-3)).toEqual(['started', 'abandoned', 'revealed']);
    for (const { hub } of [service, other])
      expect((await hub.table(id))!.events).toEqual(await storedEvents(id));
  });
});

describe('the sweep', () => {
  test('reads page after page, and loads no table that changed lately', async () => {
    const old: string[] = [];
    for (let table = 0; table < 101; table++) old.push(await unwatched());
    now += ABANDONED_AFTER_MS;
    const young = await unwatched();
    const read = vi.fn(service.hub.table);
    await endAbandoned(sweepOptions(service, { hub: { ...service.hub, table: read } }));
    expect(read.mock.calls.map(([id]) => id).sort()).toEqual([...old].sort());
    for (const id of old) expect(await kindsOf(id)).toContain('abandoned');
    expect(await kindsOf(young)).not.toContain('abandoned');
  });

  test('skips a table that cannot be read', async () => {
    const ids = [await unwatched(), await unwatched(), await unwatched()].sort();
    now += ABANDONED_AFTER_MS;
    const table: AbandonedOptions['hub']['table'] = (id) =>
      id === ids[0] ? Promise.reject(new Error('damaged')) : service.hub.table(id);
    const onError = vi.fn();
    await endAbandoned(sweepOptions(service, { hub: { ...service.hub, table }, onError }));
    expect(onError).toHaveBeenCalledTimes(1);
    for (const id of ids.slice(1)) expect(await kindsOf(id)).toContain('abandoned');
  });

  test('stops between two tables when the service stops, which waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ids = [await unwatched(), await unwatched()].sort();
    now += ABANDONED_AFTER_MS;
    const asked: (() => void)[] = [];
    const table: AbandonedOptions['hub']['table'] = (id) =>
      new Promise((resolve) => asked.push(() => resolve(service.hub.table(id))));
    const sweep = createSweep(
      [(mayContinue) => endAbandoned(sweepOptions(service, { hub: { ...service.hub, table } }), mayContinue)],
      (error) => expect.fail(String(error)),
    );
    sweep.start();
    await vi.advanceTimersByTimeAsync(FIRST_SWEEP_MS);
    await expect.poll(() => asked).toHaveLength(1);
    let stopped = false;
    const stopping = sweep.stop().then(() => (stopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    const wait = vi.spyOn(globalThis, 'setTimeout');
    asked[0]!();
    await stopping;
    expect(wait.mock.calls.map(([, ms]) => ms)).not.toContain(SWEEP_EVERY_MS);
    wait.mockRestore();
    expect(await kindsOf(ids[0]!)).toContain('abandoned');
    expect(await kindsOf(ids[1]!)).not.toContain('abandoned');
  });

  test('runs soon after the start, and every day', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const own = serve({ heartbeat: () => Promise.resolve(), close: () => Promise.resolve() });
    others.push(own);
    await own.start();
    const first = await unwatched();
    now += ABANDONED_AFTER_MS;
    const second = await unwatched();
    await vi.advanceTimersByTimeAsync(FIRST_SWEEP_MS - 1);
    expect(await kindsOf(first)).not.toContain('abandoned');
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => kindsOf(first)).toContain('abandoned');
    expect(await kindsOf(second)).not.toContain('abandoned');
    now += ABANDONED_AFTER_MS;
    await vi.advanceTimersByTimeAsync(SWEEP_EVERY_MS);
    await expect.poll(() => kindsOf(second)).toContain('abandoned');
  });
});
