/** Tables with a time limit: the server names the last round, on every store. */
import type { NewTable } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import { newFolder } from '../../test/test-server.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const BEGAN = 1_800_000_000_000;
const LIMIT_MS = 10 * 60_000;
/** The server acts a moment after the time is up. */
const THEN_MS = 1001;

const TIMED: Partial<NewTable> = {
  choice: { game: 'trio', board: 'addition', players: 2, level: 'intermediate', target: 200, rounds: 99 },
  opening: { kind: 'chosen', seat: 0 },
  timeLimitMs: LIMIT_MS,
};

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

describe.each([
  ['SQLite', () => openSqlite(newFolder())],
  ['PostgreSQL', () => openPostgres(cluster.url)],
])('a table with a time limit, on %s', (kind, openStore) => {
  let store: Store;
  let service: Service;
  let now: number;
  let commands = 0;
  const summaries: Promise<void>[] = [];

  const serve = (): Service =>
    makeService(
      {
        ...store,
        close: () => Promise.resolve(),
        changeTables: (changes) => {
          const stored = store.changeTables(changes);
          summaries.push(stored);
          return stored;
        },
      },
      { now: () => now, onError: (what, error) => expect.fail(`${what}: ${String(error)}`) },
    );

  beforeEach(async () => {
    now = BEGAN;
    store = await openStore();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    service = serve();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await service.stop();
    await store.close();
  });

  const command = async (table: string, by: string, wish: Parameters<Service['command']>[0]['command']) => {
    const seen = (await service.hub.table(table))!.events.length;
    return service.command({ table, by, id: `c${++commands}`, seen, command: wish });
  };
  const seated = async (): Promise<string> => {
    const id = await openStored(store, { ...TIMED, now });
    for (const [seat, by] of ['ada', 'ben'].entries())
      await command(id, by, { kind: 'sit', seat, sitter: { kind: 'person', name: by }, seed: 'aa' });
    // No query waits for its answer when the test's clock is set forward.
    await Promise.all(summaries.splice(0));
    return id;
  };
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const stored = async (id: string): Promise<readonly TableEvent[]> =>
    (await store.entriesFrom(id, 0)).flatMap(({ events }) => events);
  const lastRounds = async (id: string): Promise<number> =>
    (await stored(id)).filter(({ kind }) => kind === 'last-round').length;

  test('the limit is stored when it is opened, and shown in the lobby', async () => {
    const id = await seated();
    expect((await stored(id))[0]).toMatchObject({ kind: 'opened', timeLimitMs: LIMIT_MS });
    service.presence.enter(id, 'ada');
    const shown = async () => (await service.lobby.tables()).find((table) => table.id === id)?.timeLimitMs;
    await expect.poll(shown).toBe(LIMIT_MS);
  });

  test('the server names the last round when the time is up', async () => {
    const id = await seated();
    await pass(LIMIT_MS + THEN_MS - 1);
    expect(await lastRounds(id)).toBe(0);
    await pass(1);
    await expect.poll(() => lastRounds(id)).toBe(1);
    const { table } = (await service.hub.table(id))!;
    expect(table).toMatchObject({ phase: 'playing', game: { isLimitReached: true, setup: { rounds: 1 } } });
  });

  // With PostgreSQL the test's timers would also end the database client's own timeouts.
  if (kind === 'SQLite')
    test('time in which no server ran is not counted', async () => {
      const id = await seated();
      await pass(LIMIT_MS / 2);
      await service.stop();
      now += 10 * LIMIT_MS;
      service = serve();
      await service.start();
      await service.activate(id);
      await expect.poll(async () => (await stored(id)).at(-1)!.kind).toBe('resumed');
      // Up to the last event before, half of the limit was not counted either.
      await pass(LIMIT_MS + THEN_MS - 1);
      expect(await lastRounds(id)).toBe(0);
      await pass(1);
      await expect.poll(() => lastRounds(id)).toBe(1);
    });

  test('Cowpath has no rounds: such a table is not opened', async () => {
    const { choice } = { choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } } as const;
    await expect(openStored(store, { ...TIMED, choice, now })).rejects.toThrow();
  });
});
