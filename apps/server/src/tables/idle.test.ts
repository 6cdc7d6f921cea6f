import type { NewTable } from '@abacow/protocol';
import { OPENING_THROW_MS, type TableEvent } from '@abacow/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newFolder } from '../../test/test-server.ts';
import { makeService, openStored } from '../../test/service.ts';
import type { Service } from '../service.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const BEGAN = 1_800_000_000_000;
const MOVE_MS = 20_000;
/** The server acts a moment after the time is up. */
const THEN_MS = 1001;

const TRIO: Partial<NewTable> = {
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
};

describe('a table where no player throws for the start', () => {
  let store: Store;
  let service: Service;
  let now: number;
  let commands = 0;

  const serve = (): Service =>
    makeService(
      { ...store, close: () => Promise.resolve() },
      { now: () => now, onError: (what, error) => expect.fail(`${what}: ${String(error)}`) },
    );

  beforeEach(async () => {
    now = BEGAN;
    store = await openSqlite(newFolder());
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
  const sit = (table: string, by: string, seat: number) =>
    command(table, by, { kind: 'sit', seat, sitter: { kind: 'person', name: by }, seed: 'aa' });

  const seated = async (more: Partial<NewTable> = {}): Promise<string> => {
    const id = await openStored(store, { opening: { kind: 'lot' }, ...more, now });
    await sit(id, 'ada', 0);
    await sit(id, 'ben', 1);
    return id;
  };
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const storedEvents = async (id: string): Promise<readonly TableEvent[]> =>
    (await store.entriesFrom(id, 0)).flatMap(({ events }) => events);
  const kindsSinceStart = async (id: string): Promise<readonly string[]> => {
    const kinds = (await storedEvents(id)).map(({ kind }) => kind);
    return kinds.slice(kinds.indexOf('started') + 1);
  };

  test('the server tosses the coin', async () => {
    const id = await seated();
    await pass(OPENING_THROW_MS + THEN_MS - 1);
    expect(await kindsSinceStart(id)).toEqual([]);
    await pass(1);
    await expect.poll(() => kindsSinceStart(id)).toEqual(['tossed']);
    expect((await service.hub.table(id))!.table.phase).toBe('playing');
  });

  test('the server rolls for one after the other, in the time of a move', async () => {
    const id = await seated({ ...TRIO, clock: { kind: 'move', ms: MOVE_MS } });
    for (const rolled of [1, 2]) {
      await pass(MOVE_MS + THEN_MS);
      await expect.poll(async () => (await kindsSinceStart(id)).length).toBe(rolled);
    }
    expect((await storedEvents(id)).slice(-2)).toMatchObject([
      { kind: 'rolled', seat: 0 },
      { kind: 'rolled', seat: 1 },
    ]);
  });

  test('the server does not throw for a player who throws in time', async () => {
    const id = await seated(TRIO);
    await pass(OPENING_THROW_MS);
    expect(await command(id, 'ada', { kind: 'roll', seat: 0 })).toMatchObject({ ok: true });
    await pass(OPENING_THROW_MS);
    expect(await kindsSinceStart(id)).toEqual(['rolled']);
  });

  test('time in which no server ran is not counted', async () => {
    const id = await seated();
    await service.stop();
    now += 60 * OPENING_THROW_MS;
    service = serve();
    await service.activate(id);
    await pass(OPENING_THROW_MS + THEN_MS - 1);
    expect(await kindsSinceStart(id)).toEqual([]);
    await pass(1);
    await expect.poll(() => kindsSinceStart(id)).toEqual(['tossed']);
  });

  test('it is in the lobby as a game that is about to start', async () => {
    const id = await seated();
    service.presence.enter(id, 'ada');
    const phases = async () =>
      (await service.lobby.tables()).filter((table) => table.id === id).map(({ phase }) => phase);
    await expect.poll(phases).toEqual(['opening']);
    await command(id, 'ada', { kind: 'toss' });
    await expect.poll(phases).toEqual(['playing']);
  });
});
