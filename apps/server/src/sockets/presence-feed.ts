/**
 * Sends who is at a table to its watchers. The first change is sent at once, later ones together, at most every
 * 250 ms. A client gets the whole list first, then, if it asked for that, only what changed.
 */
import { type Presence, makeServerMessage } from '@abacow/protocol';
import { type Table, holderOf } from '@abacow/table';
import type { Service } from '../service.ts';
import type { Connection } from './connection.ts';

export type PresenceFeed = {
  /** Something changed at a table with watchers. */
  readonly changed: (table: string) => void;
  /** Sends the whole list as the other watchers know it. What changed since then follows for all of them. */
  readonly sendTo: (table: string, connection: Connection) => void;
  /** The table has no watchers any more. */
  readonly close: (table: string) => void;
};

const SEND_EVERY_MS = 250;
/** More guests than this are only counted. */
export const MAX_HERE = 100;

type Feed = {
  /** What all watchers know; null before the first message. */
  sent: { readonly presence: Presence; readonly text: string } | null;
  timer: NodeJS.Timeout | null;
  isDirty: boolean;
};

/** The players come first: the app shows which of them are away. */
const listed = (here: readonly string[], { seats }: Table): readonly string[] => {
  if (here.length <= MAX_HERE) return here;
  const holders = new Set(seats.map(holderOf));
  const players = here.filter((guest) => holders.has(guest));
  return [...players, ...here.filter((guest) => !holders.has(guest))].slice(0, MAX_HERE);
};

const changeBetween = (before: Presence, after: Presence): string => {
  const { table, more, absentSince } = after;
  const [old, now] = [new Set(before.here), new Set(after.here)];
  const came = after.here.filter((guest) => !old.has(guest));
  const went = before.here.filter((guest) => !now.has(guest));
  return makeServerMessage({
    kind: 'presence-change',
    table,
    came,
    went,
    ...(more === undefined ? {} : { more }),
    absentSince,
  });
};

export const createPresenceFeed = (
  { hub, presence, graceMs }: Pick<Service, 'hub' | 'presence' | 'graceMs'>,
  watchersOf: (table: string) => Iterable<Connection>,
): PresenceFeed => {
  const feeds = new Map<string, Feed>();

  const presenceOf = (table: Table): Presence => {
    const all = presence.here(table.id);
    const here = listed(all, table);
    return {
      kind: 'presence',
      table: table.id,
      here,
      ...(all.length > here.length ? { more: all.length - here.length } : {}),
      absentSince: presence.absentSince(table),
      graceMs,
    };
  };

  const send = async (id: string, feed: Feed): Promise<void> => {
    const live = await hub.table(id);
    if (live === null || feeds.get(id) !== feed) return;
    const [before, after] = [feed.sent, presenceOf(live.table)];
    const text = makeServerMessage(after);
    if (before?.text === text) return;
    feed.sent = { presence: after, text };
    const change = before === null ? text : changeBetween(before.presence, after);
    for (const connection of watchersOf(id)) connection.sendText(connection.wantsChanges() ? change : text);
  };

  const sendSoon = (id: string, feed: Feed): void => {
    if (feed.timer !== null) return void (feed.isDirty = true);
    feed.isDirty = false;
    feed.timer = setTimeout(() => {
      feed.timer = null;
      if (feed.isDirty) sendSoon(id, feed);
    }, SEND_EVERY_MS).unref();
    // If the table cannot be read now, the next change sends it.
    send(id, feed).catch(() => undefined);
  };

  const feedOf = (table: string): Feed => {
    const feed = feeds.get(table) ?? { sent: null, timer: null, isDirty: false };
    feeds.set(table, feed);
    return feed;
  };

  return {
    changed: (table) => sendSoon(table, feedOf(table)),
    sendTo: (table, connection) => {
      const feed = feedOf(table);
      if (feed.sent !== null) connection.sendText(feed.sent.text);
      else sendSoon(table, feed);
    },
    close: (table) => {
      const timer = feeds.get(table)?.timer ?? null;
      if (timer !== null) clearTimeout(timer);
      feeds.delete(table);
    },
  };
};
