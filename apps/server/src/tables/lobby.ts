/** The lobby: public tables that a guest can join or watch. */
import type { LobbyTable } from '@abacow/protocol';
import { type Seating, type Table, type Terms, isBot, isClosed, isStandard } from '@abacow/table';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store, StoredTable } from '../store/store.ts';
import type { Presence } from './presence.ts';

type Summary = Pick<Table, 'choice' | 'clock' | 'timeLimitMs' | 'opening' | 'seats' | 'bots'>;
/** What is null is left out. */
type StoredSummary = Omit<Summary, 'timeLimitMs' | 'bots'> & {
  readonly timeLimitMs?: number;
  readonly bots?: boolean;
};

/** What the lobby shows of a table, as JSON. The secret of the dice is not part of it. */
export const summaryOf = ({ choice, clock, timeLimitMs, opening, seats, bots }: Summary): string =>
  JSON.stringify({ choice, clock, ...limited(timeLimitMs), opening, seats, ...admitting(bots) });

const limited = (timeLimitMs: number | null | undefined): { readonly timeLimitMs?: number } =>
  typeof timeLimitMs === 'number' ? { timeLimitMs } : {};

const admitting = (bots: boolean | null | undefined): { readonly bots?: boolean } =>
  typeof bots === 'boolean' ? { bots } : {};

const CLOSED = 'closed';

/** The phase as it is stored: a table that was closed before the start has one of its own. */
export const storedPhase = (table: Table): string => (isClosed(table) ? CLOSED : table.phase);

/** Bots and people have ratings of their own, so a game of both is not rated. */
const isMixed = (seats: Table['seats']): boolean => seats.some(isBot) && seats.some(isHuman);
const isHuman = (seating: Seating): boolean => seating.kind === 'person' && !isBot(seating);

const isRated = (isPublic: boolean, terms: Terms, seats: Table['seats']): boolean =>
  isPublic && isStandard(terms) && seats.every(({ kind }) => kind !== 'computer') && !isMixed(seats);

export const lobbyTable = (stored: StoredTable): LobbyTable => {
  const { choice, clock, timeLimitMs, opening, seats, bots } = JSON.parse(stored.summary) as StoredSummary;
  return {
    id: stored.id,
    code: stored.code,
    choice,
    clock,
    ...limited(timeLimitMs),
    seats: seats,
    phase: stored.phase === CLOSED ? 'over' : stored.phase,
    public: stored.public,
    rated: isRated(stored.public, { choice, clock, opening }, seats),
    ...admitting(bots),
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
  };
};

export type LobbySubscriber = (tables: readonly LobbyTable[]) => void;

export type Lobby = {
  readonly tables: () => Promise<readonly LobbyTable[]>;
  /** Something that the lobby shows has changed: subscribers get the new list soon. */
  readonly changed: () => void;
  /** Returns how to unsubscribe. */
  readonly subscribe: (subscriber: LobbySubscriber) => () => void;
};

const MAX_SHOWN = 50;
/** So many tables are read in one query; other requests are served in between. */
const PAGE_SIZE = 500;
/** Changes within this time are published together. */
const PUBLISH_AFTER_MS = 500;

const hasOpenSeat = ({ seats }: LobbyTable): boolean => seats.some(({ kind }) => kind === 'open');

/**
 * Public tables with a connected guest, those that changed last first. A table without one has nobody to meet and
 * nothing to watch; such tables are not even read, so that many of them cannot hide the others.
 */
export const presentTables = async (
  store: Pick<Store, 'publicTablesAmong'>,
  presence: Pick<Presence, 'tables'>,
  phases: readonly string[],
): Promise<readonly StoredTable[]> => {
  const ids = presence.tables();
  const found: StoredTable[] = [];
  for (let from = 0; from < ids.length; from += PAGE_SIZE) {
    if (from > 0) await nextTurn();
    found.push(...(await store.publicTablesAmong(ids.slice(from, from + PAGE_SIZE), phases)));
  }
  return found.sort((one, other) => other.updatedAt - one.updatedAt);
};

/** The first of those that `isShown` accepts. */
const firstShown = (
  tables: readonly StoredTable[],
  isShown: (table: LobbyTable) => boolean,
): readonly LobbyTable[] => {
  const shown: LobbyTable[] = [];
  for (const stored of tables) {
    if (shown.length === MAX_SHOWN) break;
    const table = lobbyTable(stored);
    if (isShown(table)) shown.push(table);
  }
  return shown;
};

export const createLobby = (
  store: Pick<Store, 'publicTablesAmong'>,
  presence: Pick<Presence, 'tables'>,
): Lobby => {
  const subscribers = new Set<LobbySubscriber>();
  let timer: NodeJS.Timeout | null = null;

  const tables = async (): Promise<readonly LobbyTable[]> => {
    const present = await presentTables(store, presence, ['seating', 'opening', 'playing']);
    const inPhase = (phase: string) => present.filter((table) => table.phase === phase);
    // A rematch that waits for its players has no open seat.
    return [
      ...firstShown(inPhase('seating'), hasOpenSeat),
      ...firstShown([...inPhase('opening'), ...inPhase('playing')], () => true),
    ];
  };

  const publish = async (): Promise<void> => {
    const list = await tables().catch(() => null);
    if (list !== null) subscribers.forEach((subscriber) => subscriber(list));
  };

  return {
    tables,
    changed: () => {
      if (subscribers.size === 0 || timer !== null) return;
      timer = setTimeout(() => {
        timer = null;
        void publish();
      }, PUBLISH_AFTER_MS).unref();
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
  };
};
