/**
 * How many sockets an address and a guest may have. A guest's new socket replaces its oldest one: a player whose old
 * socket is dead but not yet noticed is never refused. Without an own one to replace, an address that is full is refused.
 */
import type { Connection } from './connection.ts';

export type SocketLimits = {
  /** False: the address is full. */
  readonly open: (address: string, connection: Connection) => boolean;
  /** The connection has said who it is. */
  readonly greet: (guest: string, connection: Connection) => void;
  /** It is another guest's now, or nobody's. */
  readonly forget: (guest: string, connection: Connection) => void;
  readonly close: (address: string, connection: Connection) => void;
};

export type MaxSockets = { readonly socketsPerAddress: number; readonly socketsPerGuest: number };

const add = (map: Map<string, Set<Connection>>, key: string, connection: Connection): void => {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(connection));
};

const remove = (map: Map<string, Set<Connection>>, key: string, connection: Connection): void => {
  const set = map.get(key);
  set?.delete(connection);
  if (set?.size === 0) map.delete(key);
};

/** Sets keep the order of their additions, so the first is the oldest. */
const oldestOf = (connections: Iterable<Connection>, guest: string | undefined): Connection | null => {
  if (guest === undefined) return null;
  for (const connection of connections) if (connection.guest()?.id === guest) return connection;
  return null;
};

export const createSocketLimits = ({ socketsPerAddress, socketsPerGuest }: MaxSockets): SocketLimits => {
  const byAddress = new Map<string, Set<Connection>>();
  const byGuest = new Map<string, Set<Connection>>();

  return {
    open: (address, connection) => {
      const others = byAddress.get(address) ?? new Set();
      if (others.size >= socketsPerAddress) {
        const oldest = oldestOf(others, connection.guest()?.id);
        if (oldest === null) return false;
        remove(byAddress, address, oldest);
        oldest.dismiss();
      }
      add(byAddress, address, connection);
      return true;
    },
    greet: (guest, connection) => {
      const others = byGuest.get(guest) ?? new Set();
      const [oldest] = others;
      if (oldest !== undefined && others.size >= socketsPerGuest) {
        remove(byGuest, guest, oldest);
        oldest.dismiss();
      }
      add(byGuest, guest, connection);
    },
    forget: (guest, connection) => remove(byGuest, guest, connection),
    close: (address, connection) => remove(byAddress, address, connection),
  };
};
