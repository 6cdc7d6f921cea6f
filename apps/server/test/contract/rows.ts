/** Rows for the tests of stores. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { TableEvent } from '@abacow/table';
import type {
  Entry,
  NewStoredToken,
  Pass,
  RatedGame,
  Sitter,
  Store,
  StoredTable,
} from '../../src/store/store.ts';

/** The store is opened before the tests run, not when they are written down. */
export type Scene = { store: Store };

export const event = (seat: number): TableEvent => ({ kind: 'left', at: 1, seat });

export const entry = (table: string, number: number, command: string = randomUUID()): Entry => ({
  table,
  number,
  command,
  events: [event(number % 2)],
});

export const stored = (over: Partial<StoredTable> = {}): StoredTable => ({
  id: randomUUID(),
  secret: randomBytes(32).toString('hex'),
  code: randomUUID(),
  public: true,
  host: 'ada',
  phase: 'seating',
  clock: 'move',
  summary: '{}',
  createdAt: 1_800_000_000_000,
  updatedAt: 1_800_000_000_000,
  ...over,
});

/** A game that raises every rating by one point. */
export const oneMore = (guests: readonly string[]): RatedGame => ({
  game: 'cowpath',
  guests,
  newcomer: { mu: 25, sigma: 8, games: 0 },
  after: (before) => before.map(({ mu, sigma, games }) => ({ mu: mu + 1, sigma, games: games + 1 })),
});

export const opened = async (
  store: Store,
  over: Partial<StoredTable> = {},
  sitters: readonly Sitter[] = [],
): Promise<string> => {
  const table = stored(over);
  await store.openTable(table, entry(table.id, 0), sitters);
  return table.id;
};

/** The guest with their own secret. */
export const ownPass = (guest: string): Pass => ({ guest, token: null, bot: false });

/** More than any test makes. */
export const MANY = 1000;

export const tokenRow = (hash: string, over: Partial<NewStoredToken> = {}): NewStoredToken => ({
  hash,
  label: 'bot',
  createdAt: 6,
  scope: 'full',
  ...over,
});
