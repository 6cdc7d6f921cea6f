/** The service without HTTP and sockets, on any store, and tables opened directly in the store. */
import type { NewTable } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';
import { type Service, type ServiceOptions, createService } from '../src/service.ts';
import type { Store } from '../src/store/store.ts';
import { openNew } from '../src/tables/opening.ts';
import { SHEET } from './test-server.ts';

const A_CENTURY_MS = 36_525 * 24 * 60 * 60 * 1000;

/** Not started yet; its computers cannot decide. */
export const makeService = (store: Store, more: Partial<ServiceOptions> = {}): Service =>
  createService({
    store,
    computers: { choose: () => Promise.reject(new Error('none')), close: () => Promise.resolve() },
    now: Date.now,
    graceMs: 1000,
    tablesInMemory: 10,
    eventsBeforeStart: 200,
    computerPauseMs: 0,
    tableLimits: { waiting: 1000, computers: 1000 },
    tokensPerGuest: 1000,
    expiry: { guestMs: A_CENTURY_MS, tokenMs: A_CENTURY_MS, waitingMs: A_CENTURY_MS, closedMs: A_CENTURY_MS },
    storeTimeoutMs: 10_000,
    onError: () => undefined,
    ...more,
  });

const TABLE: NewTable = {
  choice: { game: 'cowpath', sheet: SHEET },
  opening: { kind: 'chosen', seat: 0 },
  clock: { kind: 'none' },
  public: true,
  seats: [{ kind: 'me' }, { kind: 'open' }],
};

/** Terms under which a game is rated and found by Play now. */
export const STANDARD = {
  choice: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 },
  clock: { kind: 'move', ms: 60_000 },
  opening: { kind: 'lot' },
} as const satisfies Partial<NewTable>;

/** In the store, not in memory yet. */
export const openStored = async (
  store: Store,
  { guest = 'ada', now = Date.now(), ...more }: Partial<NewTable> & { guest?: string; now?: number } = {},
): Promise<string> => {
  const opened = await openNew(store, { id: guest, name: 'Ada', createdAt: 0 }, { ...TABLE, ...more }, now);
  if (opened === 'out' || !('id' in opened)) throw new Error('not opened');
  return opened.id;
};

/** A computer sits down at seat 1 and leaves until the table has so many events. */
export const lengthenTable = async (service: Service, table: string, count: number): Promise<void> => {
  const number = (await service.hub.table(table))!.events.length;
  const at = Date.now();
  const events = Array.from({ length: count - number }, (_, n) =>
    n % 2 === 0
      ? { kind: 'sat', at, seat: 1, seating: { kind: 'computer', level: 1 }, seed: '' }
      : { kind: 'left', at, seat: 1 },
  ) as TableEvent[];
  await service.store.append([{ table, number, command: 'x y', events }]);
  await service.hub.catchUp(table, Infinity);
};
