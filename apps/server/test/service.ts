/** The service without HTTP and sockets, on any store, and tables opened directly in the store. */
import type { NewTable } from '@abacow/protocol';
import { type Service, type ServiceOptions, createService } from '../src/service.ts';
import type { Store } from '../src/store/store.ts';
import { openNew } from '../src/tables/opening.ts';
import { SHEET } from './testserver.ts';

const A_CENTURY_MS = 36_525 * 24 * 60 * 60 * 1000;

/** Not started yet; its computers cannot decide. */
export const makeService = (store: Store, more: Partial<ServiceOptions> = {}): Service =>
  createService({
    store,
    computers: { choose: () => Promise.reject(new Error('none')), close: () => Promise.resolve() },
    now: Date.now,
    graceMs: 1000,
    tablesInMemory: 10,
    computerPauseMs: 0,
    tableLimits: { waiting: 1000, computers: 1000 },
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
  if (!('id' in opened)) throw new Error(opened.about);
  return opened.id;
};
