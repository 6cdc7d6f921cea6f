import { afterEach, expect, test } from 'vitest';
import { newFolder } from '../test/test-server.ts';
import { makeService, openStored } from '../test/service.ts';
import type { Service } from './service.ts';
import { openSqlite } from './store/sqlite.ts';
import type { MessageListener, Store } from './store/store.ts';

const started: Service[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

const serve = async (store: Store): Promise<Service> => {
  const service = makeService(store);
  await service.start();
  started.push(service);
  return service;
};

test('what another process wrote is read, also when the first try fails', async () => {
  const store = await openSqlite(newFolder());
  let ourListener: MessageListener | null = null;
  let failures = 0;
  const ours = await serve({
    ...store,
    listen: (listener) => void (ourListener = listener),
    entriesFrom: (table, number) =>
      failures-- > 0 ? Promise.reject(new Error('away')) : store.entriesFrom(table, number),
  });
  const theirs = await serve({ ...store, close: () => Promise.resolve() });
  const id = await openStored(store);
  const live = (await ours.activate(id))!;
  const seen = live.events.length;
  const sitter = { kind: 'person', name: 'Ada', holder: 'ada' } as const;
  const answer = await theirs.command({
    table: id,
    by: 'ada',
    id: '1',
    seen,
    command: { kind: 'sit', seat: 0, sitter, seed: '' },
  });
  expect(answer).toMatchObject({ ok: true });
  failures = 1;
  ourListener!.onMessage('theirs', JSON.stringify({ kind: 'heads', heads: [[id, seen + 1]] }));
  await expect.poll(() => live.events.length, { timeout: 10_000 }).toBe(seen + 1);
  expect(failures).toBeLessThan(0);
});

test('whoever sits down is stored with the event, in one transaction', async () => {
  const store = await openSqlite(newFolder());
  const id = await openStored(store);
  const service = await serve(store);
  const seen = (await service.activate(id))!.events.length;
  const sitter = { kind: 'person', name: 'Ben' } as const;
  const command = { kind: 'sit', seat: 1, sitter, seed: '' } as const;
  await service.command({ table: id, by: 'ben', id: '1', seen, command });
  expect((await store.tablesOf('ben', 10)).map((table) => table.id)).toEqual([id]);
});
