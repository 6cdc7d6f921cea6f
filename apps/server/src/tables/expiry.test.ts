import type { Command } from '@abacow/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { FIRST_SWEEP_MS } from '../sweep.ts';
import { type TableExpiryOptions, expireTables } from './expiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITING_MS = 14 * DAY_MS;
const CLOSED_MS = DAY_MS;
const BEGAN = 1_800_000_000_000;

let store: Store;
let service: Service;
let now: number;
const expiry = { guestMs: 90 * DAY_MS, tokenMs: 400 * DAY_MS, waitingMs: WAITING_MS, closedMs: CLOSED_MS };

beforeEach(async () => {
  now = BEGAN;
  store = await openSqlite(newFolder());
  service = makeService(store, { now: () => now, expiry });
});
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
});

const options = (more: Partial<TableExpiryOptions> = {}): TableExpiryOptions => ({
  store,
  hub: service.hub,
  presence: service.presence,
  now: () => now,
  waitingMs: WAITING_MS,
  closedMs: CLOSED_MS,
  onError: (error) => expect.fail(String(error)),
  ...more,
});

const open = (): Promise<string> => openStored(store, { now });
let commands = 0;
const command = async (table: string, by: string, wish: Command): Promise<void> => {
  const seen = (await service.hub.table(table))!.events.length;
  const answer = await service.command({ table, by, id: `c${++commands}`, seen, command: wish });
  expect(answer).toMatchObject({ ok: true });
};
const sit = (table: string, by: string, seat: number): Promise<void> =>
  command(table, by, { kind: 'sit', seat, sitter: { kind: 'person', name: by }, seed: '' });
const phaseOf = async (table: string): Promise<string | undefined> => (await store.table(table))?.phase;

describe('a table that waits for players', () => {
  test('is closed when nothing happens for long enough, and deleted later', async () => {
    const id = await open();
    now += WAITING_MS - 1;
    await expireTables(options());
    expect(await phaseOf(id)).toBe('seating');
    now += 1;
    await expireTables(options());
    await expect.poll(() => phaseOf(id)).toBe('closed');
    expect((await service.hub.table(id))!.events.map(({ kind }) => kind)).toEqual([
      'opened',
      'kept',
      'closed',
      'revealed',
    ]);
    now += CLOSED_MS - 1;
    await expireTables(options());
    expect(await phaseOf(id)).toBe('closed');
    now += 1;
    await expireTables(options());
    expect(await store.table(id)).toBeNull();
    expect(await store.entriesFrom(id, 0)).toEqual([]);
    expect(await store.tablesOf('ada', 5)).toEqual([]);
    expect(await service.hub.table(id)).toBeNull();
  });

  test('stays while somebody is connected, here or at another process', async () => {
    const [here, there] = [await open(), await open()];
    service.presence.enter(here, 'ada');
    now += WAITING_MS;
    service.presence.setPeerGuest('another process', there, 'ada', true);
    await expireTables(options());
    for (const id of [here, there]) expect((await service.hub.table(id))!.table.phase).toBe('seating');
  });

  test('stays when somebody has sat down since', async () => {
    const id = await open();
    now += DAY_MS;
    await sit(id, 'ada', 0);
    now += WAITING_MS - 1;
    await expireTables(options());
    expect((await service.hub.table(id))!.table.phase).toBe('seating');
  });

  test('that the host closed is deleted too', async () => {
    const id = await open();
    await command(id, 'ada', { kind: 'close' });
    await expect.poll(() => phaseOf(id)).toBe('closed');
    now += CLOSED_MS;
    await expireTables(options());
    expect(await store.table(id)).toBeNull();
  });
});

describe('a game that was played', () => {
  const played = async (): Promise<string> => {
    const id = await open();
    await sit(id, 'ada', 0);
    await sit(id, 'ben', 1);
    return id;
  };

  test('is never deleted', async () => {
    const id = await played();
    await command(id, 'ben', { kind: 'give-up', seat: 1 });
    await expect.poll(() => phaseOf(id)).toBe('over');
    for (let years = 0; years < 3; years++) {
      now += 365 * DAY_MS;
      await expireTables(options());
    }
    expect((await service.hub.table(id))!.table.outcome).toMatchObject({ kind: 'win', seat: 0 });
    expect(await store.tablesOf('ben', 5)).toHaveLength(1);
  });

  test('is not closed either where its stored phase is too old', async () => {
    const id = await played();
    await expect.poll(() => phaseOf(id)).toBe('playing');
    const row = (await store.table(id))!;
    await store.changeTables([{ ...row, phase: 'seating' }]);
    now += 3 * WAITING_MS;
    await expireTables(options());
    expect((await service.hub.table(id))!.table.phase).toBe('playing');
    expect(await store.table(id)).not.toBeNull();
  });
});

test('a table that cannot be read does not stop the others', async () => {
  const ids = [await open(), await open()].sort();
  now += WAITING_MS;
  const table: TableExpiryOptions['hub']['table'] = (id) =>
    id === ids[0] ? Promise.reject(new Error('damaged')) : service.hub.table(id);
  const onError = vi.fn();
  await expireTables(options({ hub: { ...service.hub, table }, onError }));
  expect(onError).toHaveBeenCalledTimes(1);
  await expect.poll(() => phaseOf(ids[1]!)).toBe('closed');
});

test('the daily sweep closes tables, deletes them, and then their guests', async () => {
  await store.addGuest({ id: 'ada', name: 'Ada', createdAt: now }, 'secret');
  const id = await open();
  now += expiry.guestMs + 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const own = makeService(
    { ...store, heartbeat: () => Promise.resolve(), close: () => Promise.resolve() },
    { now: () => now, expiry },
  );
  await own.start();
  await vi.advanceTimersByTimeAsync(FIRST_SWEEP_MS);
  await expect.poll(() => phaseOf(id)).toBe('closed');
  expect(await store.guest('ada')).not.toBeNull();
  now += DAY_MS;
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await expect.poll(() => store.table(id)).toBeNull();
  await expect.poll(() => store.guest('ada')).toBeNull();
  await own.stop();
});
