/** Who is connected to which table, on this process and on the others; and since when others are not. */
import { type Table, holderOf } from '@abacow/table';

const DEAD_AFTER_MS = 15_000;
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

export type Presence = {
  /** Counts sockets of this process; true when that changed who is here. */
  readonly enter: (table: string, guest: string) => boolean;
  readonly leave: (table: string, guest: string) => boolean;
  readonly heard: (process: string, table: string, guest: string, here: boolean) => void;
  readonly alive: (process: string) => void;
  /** Whether another process was heard of lately. */
  readonly company: () => boolean;
  readonly knows: (process: string) => boolean;
  /** Whether a socket of this process looks at the table. */
  readonly isWatched: (table: string) => boolean;
  readonly here: (table: string) => readonly string[];
  /** What this process should tell a new one: its own pairs of table and guest. */
  readonly own: () => readonly (readonly [string, string])[];
  /** Drops what is too old to matter. */
  readonly forget: () => void;
  /** Drops the processes that were not heard of for long; gives the tables where somebody was by them, null if none died. */
  readonly buryDead: () => readonly string[] | null;
  /** What others told may not hold any more: they are asked again. Gives the tables that it was about. */
  readonly forgetOthers: () => readonly string[];
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
  const began = now();
  const sockets = new Map<string, Map<string, number>>();
  const others = new Map<string, Map<string, Set<string>>>();
  const lastHeard = new Map<string, number>();
  /** When a guest was last seen at a table. */
  const seen = new Map<string, number>();

  const elsewhere = (table: string, guest: string): boolean => {
    for (const [process, tables] of others) {
      if ((lastHeard.get(process) ?? 0) < now() - DEAD_AFTER_MS) continue;
      if (tables.get(table)?.has(guest) === true) return true;
    }
    return false;
  };
  const isHere = (table: string, guest: string): boolean =>
    (sockets.get(table)?.get(guest) ?? 0) > 0 || elsewhere(table, guest);

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

  /** Where a process said so, a guest was there for as long as the process was. */
  const lastSeen = (table: string, guest: string): number | undefined => {
    const times = [seen.get(`${table} ${guest}`) ?? 0];
    for (const [process, tables] of others)
      if (tables.get(table)?.has(guest) === true) times.push(lastHeard.get(process) ?? 0);
    return Math.max(...times) || undefined;
  };

  /** Its guests were seen as long as it was heard of. */
  const drop = (process: string): readonly string[] => {
    const tables = others.get(process) ?? new Map<string, Set<string>>();
    for (const [table, guests] of tables)
      for (const guest of guests) seen.set(`${table} ${guest}`, lastSeen(table, guest)!);
    others.delete(process);
    return [...tables.keys()];
  };

  const absentSince = (table: Table): Readonly<Record<string, number>> => {
    const absent: Record<string, number> = {};
    for (const seating of table.seats) {
      const holder = seating.kind === 'person' ? holderOf(seating) : null;
      if (holder === null || isHere(table.id, holder)) continue;
      absent[holder] = lastSeen(table.id, holder) ?? Math.max(began, table.openedAt);
    }
    return absent;
  };

  return {
    enter: (table, guest) => count(table, guest, 1) === 1,
    leave: (table, guest) => count(table, guest, -1) === 0,
    alive: (process) => void lastHeard.set(process, now()),
    company: () => {
      const old = now() - DEAD_AFTER_MS;
      for (const at of lastHeard.values()) if (at >= old) return true;
      return false;
    },
    knows: (process) => lastHeard.has(process),
    isWatched: (table) => sockets.has(table),
    heard: (process, table, guest, here) => {
      lastHeard.set(process, now());
      const tables = others.get(process) ?? new Map<string, Set<string>>();
      others.set(process, tables);
      if (here) add(tables, table, guest);
      else remove(tables, table, guest);
      seen.set(`${table} ${guest}`, now());
    },
    here: (table) => {
      const guests = new Set(sockets.get(table)?.keys() ?? []);
      for (const tables of others.values())
        for (const guest of tables.get(table) ?? []) if (elsewhere(table, guest)) guests.add(guest);
      return [...guests].sort();
    },
    own: () =>
      [...sockets].flatMap(([table, guests]) => [...guests.keys()].map((guest) => [table, guest] as const)),
    forget: () => {
      const old = now() - FORGET_AFTER_MS;
      for (const [pair, at] of seen) if (at < old) seen.delete(pair);
    },
    buryDead: () => {
      const old = now() - DEAD_AFTER_MS;
      const dead = [...lastHeard].filter(([, at]) => at < old).map(([process]) => process);
      const tables = dead.flatMap(drop);
      for (const process of dead) lastHeard.delete(process);
      return dead.length === 0 ? null : tables;
    },
    forgetOthers: () => [...others.keys()].flatMap(drop),
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
