/** The lobby: public tables that a guest can join or watch. */
import type { LobbyTable } from '@abacow/protocol';
import { type Table, isClosed } from '@abacow/table';
import type { Store, StoredTable } from '../store/store.ts';
import type { Presence } from './presence.ts';

/** What the lobby shows of a table, as JSON. The secret of the dice is not part of it. */
export const summaryOf = (table: Table): string =>
  JSON.stringify({ choice: table.choice, clock: table.clock, seats: table.seats });

const CLOSED = 'closed';

/** The phase as it is stored: a table that was closed before the start has one of its own. */
export const storedPhase = (table: Table): string => (isClosed(table) ? CLOSED : table.phase);

export const lobbyTable = (stored: StoredTable): LobbyTable => ({
  ...(JSON.parse(stored.summary) as Pick<LobbyTable, 'choice' | 'clock' | 'seats'>),
  id: stored.id,
  code: stored.code,
  phase: stored.phase === CLOSED ? 'over' : stored.phase,
  public: stored.public,
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
});

export type LobbySubscriber = (tables: readonly LobbyTable[]) => void;

export type Lobby = {
  readonly tables: () => Promise<readonly LobbyTable[]>;
  /** Something that the lobby shows has changed: subscribers get the new list soon. */
  readonly changed: () => void;
  /** Returns how to unsubscribe. */
  readonly subscribe: (subscriber: LobbySubscriber) => () => void;
};

const MAX_SHOWN = 50;
/** Of this many newest tables, those with a connected guest are shown. */
const MAX_READ = 200;
/** Changes within this time are published together. */
const PUBLISH_AFTER_MS = 500;

const hasOpenSeat = ({ seats }: LobbyTable): boolean => seats.some(({ kind }) => kind === 'open');

export const createLobby = (store: Pick<Store, 'publicTables'>, presence: Pick<Presence, 'here'>): Lobby => {
  const subscribers = new Set<LobbySubscriber>();
  let timer: NodeJS.Timeout | null = null;

  // A table without a connected guest has nobody to meet and nothing to watch.
  const isAlive = ({ id }: LobbyTable): boolean => presence.here(id).length > 0;

  const tables = async (): Promise<readonly LobbyTable[]> => {
    const [waiting, opening, playing] = await Promise.all(
      ['seating', 'opening', 'playing'].map((phase) => store.publicTables(phase, MAX_READ)),
    );
    // A rematch that waits for its players has no open seat.
    const joinable = waiting!.map(lobbyTable).filter((table) => hasOpenSeat(table) && isAlive(table));
    const running = [...opening!, ...playing!].map(lobbyTable).filter(isAlive);
    return [...joinable.slice(0, MAX_SHOWN), ...running.slice(0, MAX_SHOWN)];
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
