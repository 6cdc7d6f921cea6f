import { HOUSE } from '@abacow/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const TIMEOUT_MS = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A real store; appends fail or wait on demand, and each try is counted. */
const breakable = async () => {
  const real = await openSqlite(newFolder());
  const state = { tries: 0, isBroken: false, until: Promise.resolve() };
  const append: Store['append'] = async (entries) => {
    state.tries += 1;
    await state.until;
    if (state.isBroken) throw new Error('disk full');
    return real.append(entries);
  };
  const service = makeService({ ...real, append }, { storeTimeoutMs: TIMEOUT_MS });
  const tried = (times: number): Promise<void> =>
    expect.poll(() => state.tries).toBeGreaterThanOrEqual(times);
  return { real, state, service, tried };
};

const sitAs = (service: Service, id: string, name: string, seen: number) =>
  service.hub.command({
    table: id,
    by: 'ada',
    id: name,
    seen,
    command: { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: '' },
  });

test('a move that cannot be stored is refused in time, is not stored later, and can be repeated', async () => {
  const { real, state, service, tried } = await breakable();
  const id = await openStored(real);
  const seen = (await service.activate(id))!.events.length;
  state.isBroken = true;
  const refused = sitAs(service, id, 'first', seen);
  await tried(2);
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(await refused).toMatchObject({ ok: false, code: 'service/trouble', text: '[]' });
  state.isBroken = false;
  await service.hub.drain();
  expect((await real.entriesFrom(id, 0)).flatMap(({ events }) => events)).toHaveLength(seen);
  expect(await sitAs(service, id, 'again', seen)).toMatchObject({ ok: true });
  await service.stop();
});

test('a command of the server that cannot be stored fails, so that it is repeated', async () => {
  const { real, state, service, tried } = await breakable();
  const id = await openStored(real, { seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] });
  const live = (await service.activate(id))!;
  expect(await sitAs(service, id, 'first', live.events.length)).toMatchObject({ ok: true });
  state.isBroken = true;
  const seen = live.events.length;
  const command = { kind: 'abandon' } as const;
  const failed = expect(
    service.hub.command({ table: id, by: HOUSE, id: 'x', seen, command }),
  ).rejects.toMatchObject({ message: 'not stored in time', cause: { message: 'disk full' } });
  // The first of these tries has failed when the second one begins.
  await tried(3);
  vi.advanceTimersByTime(TIMEOUT_MS);
  await failed;
  await service.stop();
});

test('a move that the database stores too late is published then, and repeating it is harmless', async () => {
  const { real, state, service, tried } = await breakable();
  const id = await openStored(real);
  const live = (await service.activate(id))!;
  const seen = live.events.length;
  const published: number[] = [];
  service.listen({ onEvents: ({ from }) => published.push(from) });
  let release: () => void = () => undefined;
  state.until = new Promise((resolve) => (release = resolve));
  const refused = sitAs(service, id, 'first', seen);
  await tried(1);
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(await refused).toMatchObject({ ok: false, code: 'service/trouble' });
  release();
  await expect.poll(() => published).toEqual([seen]);
  expect(live.table.seats[0]).toMatchObject({ name: 'Ada' });
  expect(await sitAs(service, id, 'first', seen)).toMatchObject({ ok: true, from: seen });
  await service.stop();
});

test('moves that come together share one transaction and one timer', async () => {
  const { real, state, service } = await breakable();
  const tables = await Promise.all(Array.from({ length: 8 }, () => openStored(real)));
  const heads = await Promise.all(tables.map(async (id) => (await service.activate(id))!.events.length));
  const timers = vi.getTimerCount();
  const sent = tables.map((id, index) => sitAs(service, id, 'first', heads[index]!));
  expect(vi.getTimerCount()).toBe(timers + 1);
  for (const outcome of sent) expect(await outcome).toMatchObject({ ok: true });
  expect(state.tries).toBe(1);
  expect(vi.getTimerCount()).toBe(timers);
  await service.stop();
});
