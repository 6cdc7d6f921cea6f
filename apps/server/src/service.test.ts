import { afterEach, expect, test } from 'vitest';
import { SHEET, newFolder } from '../test/house.ts';
import { Service } from './service.ts';
import { openSqlite } from './store/sqlite.ts';
import type { News, Store } from './store/store.ts';
import { openNew } from './tables/opening.ts';

const started: Service[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
});

const serve = async (store: Store): Promise<Service> => {
  const service = new Service({
    store,
    computers: { choose: () => Promise.reject(new Error('none')), close: () => Promise.resolve() },
    now: Date.now,
    graceMs: 1000,
    tablesInMemory: 10,
    computerPauseMs: 0,
    onTrouble: () => undefined,
  });
  await service.start();
  started.push(service);
  return service;
};

test('what another process wrote is read in the end, also when the first try fails', async () => {
  const kept = await openSqlite(newFolder());
  let tell: (news: News) => void = () => undefined;
  let failures = 0;
  const ours = await serve({
    ...kept,
    hear: (listener) => void (tell = listener),
    entriesFrom: (table, number) =>
      failures-- > 0 ? Promise.reject(new Error('away')) : kept.entriesFrom(table, number),
  });
  const theirs = await serve({ ...kept, close: () => Promise.resolve() });
  const ada = { id: 'ada', name: 'Ada', createdAt: 0 };
  const opened = await openNew(
    kept,
    ada,
    {
      choice: { game: 'cowpath', sheet: SHEET },
      opening: { kind: 'chosen', seat: 0 },
      clock: { kind: 'none' },
      public: false,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    },
    0,
  );
  if (!('id' in opened)) throw new Error(opened.about);
  const live = (await ours.attend(opened.id))!;
  const seen = live.events.length;
  const sitter = { kind: 'person', name: 'Ada', holder: 'ada' } as const;
  const answer = await theirs.command({
    table: opened.id,
    by: 'ada',
    id: '1',
    seen,
    command: { kind: 'sit', seat: 0, sitter, seed: '' },
  });
  expect(answer).toMatchObject({ ok: true });
  failures = 1;
  tell({ from: 'theirs', text: JSON.stringify({ kind: 'heads', heads: [[opened.id, seen + 1]] }) });
  await expect.poll(() => live.events.length, { timeout: 10_000 }).toBe(seen + 1);
  expect(failures).toBeLessThan(0);
});
