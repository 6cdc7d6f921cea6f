/** Which guests are connected to which table, here and at other processes, and since when a player is away. */
import { type Table, holderOf } from '@abacow/table';

const PEER_TIMEOUT_MS = 15_000;
const EVICT_AFTER_MS = 24 * 60 * 60 * 1000;

export type Presence = {
  /** Counts sockets of this process. True when the guest came or went with it. */
  readonly enter: (table: string, guest: string) => boolean;
  readonly leave: (table: string, guest: string) => boolean;
  /** A peer says whether a guest is connected to a table there. */
  readonly setPeerGuest: (process: string, table: string, guest: string, here: boolean) => void;
  readonly peerAlive: (process: string) => void;
  /** Whether another process sent something lately. */
  readonly hasPeers: () => boolean;
  readonly alivePeers: () => readonly string[];
  readonly knowsPeer: (process: string) => boolean;
  /** Whether a socket of this process watches the table. */
  readonly isWatched: (table: string) => boolean;
  readonly here: (table: string) => readonly string[];
  /** Ids of the tables with a connected guest, here or at another process. */
  readonly tables: () => readonly string[];
  /** Pairs of table and guest at this process. */
  readonly local: () => readonly (readonly [string, string])[];
  readonly evictOld: () => void;
  /** Removes peers that timed out; gives the tables where they had guests, null if there was none to remove. */
  readonly removeDeadPeers: () => readonly string[] | null;
  /** Removes the guests of all peers, which are asked again. Gives the tables where they had guests. */
  readonly clearPeers: () => readonly string[];
  readonly absentSince: (table: Table) => Readonly<Record<string, number>>;
  readonly absentSeats: (table: Table, graceMs: number) => readonly number[];
};

const add = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(value));
};

const remove = (map: Map<string, Set<string>>, key: string, value: string): void => {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
};

export const createPresence = (now: () => number): Presence => {
  const startedAt = now();
  const sockets = new Map<string, Map<string, number>>();
  const peers = new Map<string, Map<string, Set<string>>>();
  const lastMessage = new Map<string, number>();
  /** When a guest was last seen at a table. */
  const seen = new Map<string, number>();

  const isTimedOut = (process: string): boolean => (lastMessage.get(process) ?? 0) < now() - PEER_TIMEOUT_MS;
  const isAtPeer = (table: string, guest: string): boolean => {
    for (const [process, tables] of peers) {
      if (isTimedOut(process)) continue;
      if (tables.get(table)?.has(guest) === true) return true;
    }
    return false;
  };
  const isHere = (table: string, guest: string): boolean =>
    (sockets.get(table)?.get(guest) ?? 0) > 0 || isAtPeer(table, guest);

  const count = (table: string, guest: string, change: number): number => {
    const guests = sockets.get(table) ?? new Map<string, number>();
    const next = Math.max(0, (guests.get(guest) ?? 0) + change);
    if (next === 0) guests.delete(guest);
    else guests.set(guest, next);
    if (guests.size === 0) sockets.delete(table);
    else sockets.set(table, guests);
    seen.set(`${table} ${guest}`, now());
    return next;
  };

  /** A guest at another process was seen for as long as that process was alive. */
  const lastSeen = (table: string, guest: string): number | undefined => {
    const times = [seen.get(`${table} ${guest}`) ?? 0];
    for (const [process, tables] of peers)
      if (tables.get(table)?.has(guest) === true) times.push(lastMessage.get(process) ?? 0);
    return Math.max(...times) || undefined;
  };

  /** Notes when its guests were last seen. */
  const removePeer = (process: string): readonly string[] => {
    const tables = peers.get(process) ?? new Map<string, Set<string>>();
    for (const [table, guests] of tables)
      for (const guest of guests) seen.set(`${table} ${guest}`, lastSeen(table, guest) ?? 0);
    peers.delete(process);
    return [...tables.keys()];
  };

  const absentSince = (table: Table): Readonly<Record<string, number>> => {
    const absent: Record<string, number> = {};
    for (const seating of table.seats) {
      const holder = seating.kind === 'person' ? holderOf(seating) : null;
      if (holder === null || isHere(table.id, holder)) continue;
      absent[holder] = lastSeen(table.id, holder) ?? Math.max(startedAt, table.openedAt);
    }
    return absent;
  };

  return {
    enter: (table, guest) => count(table, guest, 1) === 1,
    leave: (table, guest) => count(table, guest, -1) === 0,
    peerAlive: (process) => void lastMessage.set(process, now()),
    hasPeers: () => {
      const old = now() - PEER_TIMEOUT_MS;
      for (const at of lastMessage.values()) if (at >= old) return true;
      return false;
    },
    alivePeers: () => [...lastMessage.keys()].filter((process) => !isTimedOut(process)),
    knowsPeer: (process) => lastMessage.has(process),
    isWatched: (table) => sockets.has(table),
    setPeerGuest: (process, table, guest, here) => {
      lastMessage.set(process, now());
      const tables = peers.get(process) ?? new Map<string, Set<string>>();
      peers.set(process, tables);
      if (here) add(tables, table, guest);
      else remove(tables, table, guest);
      seen.set(`${table} ${guest}`, now());
    },
    here: (table) => {
      const guests = new Set(sockets.get(table)?.keys() ?? []);
      for (const tables of peers.values())
        for (const guest of tables.get(table) ?? []) if (isAtPeer(table, guest)) guests.add(guest);
      return [...guests].sort();
    },
    tables: () => {
      const ids = new Set(sockets.keys());
      for (const [process, tables] of peers)
        if (!isTimedOut(process)) for (const table of tables.keys()) ids.add(table);
      return [...ids];
    },
    local: () =>
      [...sockets].flatMap(([table, guests]) => [...guests.keys()].map((guest) => [table, guest] as const)),
    evictOld: () => {
      const old = now() - EVICT_AFTER_MS;
      for (const [pair, at] of seen) if (at < old) seen.delete(pair);
    },
    removeDeadPeers: () => {
      const old = now() - PEER_TIMEOUT_MS;
      const dead = [...lastMessage].filter(([, at]) => at < old).map(([process]) => process);
      const tables = dead.flatMap(removePeer);
      for (const process of dead) lastMessage.delete(process);
      return dead.length === 0 ? null : tables;
    },
    clearPeers: () => [...peers.keys()].flatMap(removePeer),
    absentSince,
    absentSeats: (table, graceMs) => {
      const absent = absentSince(table);
      return table.seats.flatMap((seating, seat) => {
        const since = seating.kind === 'person' ? absent[seating.holder] : undefined;
        return since !== undefined && now() - since >= graceMs ? [seat] : [];
      });
    },
  };
};
