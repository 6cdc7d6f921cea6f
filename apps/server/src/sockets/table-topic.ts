/**
 * A table: its events, views, presence and phrases, and the commands of its players. The first message has the events that
 * the client misses.
 */
import {
  type ClientMessage,
  type Phrase,
  type ServerMessage,
  makeAcceptedMessage,
  makeEventsMessage,
  makeRefusedMessage,
  makeServerMessage,
} from '@abacow/protocol';
import { type Table, holderOf, isCalledFor, isRematchAgreed } from '@abacow/table';
import { type Visitor, mayDo, passOf } from '../accounts/guests.ts';
import type { Service } from '../service.ts';
import type { Published } from '../tables/hub.ts';
import type { Connection } from './connection.ts';
import { createPresenceFeed } from './presence-feed.ts';
import type { Topic, TopicLimits } from './topics.ts';
import { type TableFeed, createTableFeed } from './table-feed.ts';

type MessageOf<Kind extends ClientMessage['kind']> = Extract<ClientMessage, { kind: Kind }>;

const MAX_WATCHED_TABLES = 32;
const NOT_IN_SCOPE = { code: 'token/scope', about: 'this token may only read' } as const;

/** The guest whose turn it is; null when the position waits for no person. */
const guestToAct = ({ game, seats }: Table): string | null => {
  const position = game?.position;
  const seating = position?.kind === 'decision' ? seats[position.seat] : undefined;
  return seating?.kind === 'person' ? seating.holder : null;
};

/** Also a player that a computer plays for. */
const isPlayer = (table: Table, guest: string | undefined): boolean =>
  guest !== undefined &&
  table.seats.some((seating, seat) => holderOf(seating) === guest || isCalledFor(table, seat, guest));

export const createTableTopic = (
  service: Service,
  { watchersPerTable }: TopicLimits,
): Topic<'watch' | 'unwatch' | 'say' | 'command'> => {
  const { hub } = service;
  const feeds = new WeakMap<Connection, TableFeed>();
  const watchers = new Map<string, Set<TableFeed>>();
  const connectionsAt = (table: string): readonly Connection[] =>
    [...(watchers.get(table) ?? [])].map(({ connection }) => connection);

  const presenceFeed = createPresenceFeed(service, connectionsAt);

  const feedOf = (connection: Connection): TableFeed => {
    const known = feeds.get(connection);
    if (known !== undefined) return known;
    const feed = createTableFeed(connection, hub);
    feeds.set(connection, feed);
    return feed;
  };

  const unwatch = (feed: TableFeed, table: string): void => {
    if (!feed.watching.delete(table)) return;
    feed.stop(table);
    const receivers = watchers.get(table);
    receivers?.delete(feed);
    if (receivers?.size === 0) {
      watchers.delete(table);
      presenceFeed.close(table);
    }
    const guest = feed.connection.guest();
    if (guest !== null) service.leave(table, guest.id);
  };

  const refuseWatch = (feed: TableFeed, table: string): void => {
    unwatch(feed, table);
    feed.connection.send({ kind: 'error', code: 'watch/too-many', message: table });
  };

  /** A full table lets in its players. A guest who watches it with another socket gives up the oldest one. */
  const mayWatch = (table: Table, connection: Connection): boolean => {
    const receivers = watchers.get(table.id);
    if (receivers === undefined || receivers.size < watchersPerTable) return true;
    const guest = connection.guest()?.id;
    for (const other of receivers)
      if (other.connection.guest()?.id === guest) {
        refuseWatch(other, table.id);
        return true;
      }
    return isPlayer(table, guest);
  };

  const watch = async (
    connection: Connection,
    { table, seen, view }: MessageOf<'watch'>,
    by: Visitor,
  ): Promise<void> => {
    const feed = feedOf(connection);
    if (feed.watching.size >= MAX_WATCHED_TABLES && !feed.watching.has(table))
      return connection.refuse('message/too-many', `at most ${MAX_WATCHED_TABLES} tables at once`);
    const live = await service.activate(table, seen);
    if (!connection.isStill(by)) return;
    if (live === null) return connection.send({ kind: 'error', code: 'table/none', message: table });
    const isNew = !feed.watching.has(table);
    if (isNew && !mayWatch(live.table, connection)) return refuseWatch(feed, table);
    // No await from here to `add`: no event may be published between the two.
    feed.start(live, Math.min(seen, live.events.length), view === true);
    if (isNew) {
      feed.watching.add(table);
      watchers.set(table, (watchers.get(table) ?? new Set()).add(feed));
      service.enter(live, by.id);
    }
    presenceFeed.sendTo(table, connection);
    // A player who was away when the rematch was agreed gets it now.
    const to = isRematchAgreed(live.table) ? await service.rematchOf(live) : null;
    if (to !== null) connection.send({ kind: 'moved', table, to });
  };

  const say = async (
    connection: Connection,
    { table, phrase }: MessageOf<'say'>,
    by: Visitor,
  ): Promise<void> => {
    if (!mayDo(by, 'play')) return connection.refuse(NOT_IN_SCOPE.code, NOT_IN_SCOPE.about);
    const live = await hub.table(table);
    const isSeated = live?.table.seats.some(
      (seating) => seating.kind === 'person' && seating.holder === by.id,
    );
    if (isSeated !== true) return connection.refuse('table/private', 'only who sits at a table speaks there');
    if (!service.sendPhrase(table, by.id, phrase))
      connection.send({ kind: 'error', code: 'say/too-many', message: table });
  };

  const command = (
    connection: Connection,
    { table, id, seen, command: wanted }: MessageOf<'command'>,
    by: Visitor,
  ): void => {
    if (!mayDo(by, 'play'))
      return connection.reply(makeRefusedMessage(id, { table, from: seen, text: '[]' }, NOT_IN_SCOPE));
    const { pending, sendLastView } = feedOf(connection);
    const request = {
      table,
      by: by.id,
      id,
      seen,
      command: wanted,
      isBot: by.bot === true,
      isOut: connection.isSignedOut,
      // Its name and mark stay, so it is checked where it is written. Other commands end with the socket.
      ...(wanted.kind === 'sit' ? { pass: passOf(by) } : {}),
    };
    pending.add(request);
    service.command(request).then(
      (outcome) => {
        pending.delete(request);
        const events = { table, from: outcome.from, text: outcome.text };
        connection.reply(
          outcome.ok ? makeAcceptedMessage(id, events) : makeRefusedMessage(id, events, outcome),
        );
        sendLastView(table);
      },
      (error: unknown) => {
        pending.delete(request);
        connection.fail(error);
      },
    );
  };

  /** Under load, moves for clients that are not on turn are batched. */
  const onEvents = ({ live, from, events, text, origin }: Published): void => {
    const receivers = watchers.get(live.id);
    if (receivers === undefined) return;
    const mayBatch = hub.isBusy() && events.every(({ kind }) => kind === 'played');
    const onTurn = mayBatch ? guestToAct(live.table) : null;
    let message: string | null = null;
    for (const { connection, pending, isBehind, sendView } of receivers) {
      // The outcome of its command brings the sender its events.
      if ((origin !== null && pending.has(origin)) || isBehind(live.id)) continue;
      message ??= makeEventsMessage({ table: live.id, from, text });
      if (onTurn === null || onTurn === connection.guest()?.id) connection.sendText(message);
      else connection.sendBatched(message);
      sendView(live);
    }
  };

  const sendAll = (table: string, message: ServerMessage): void => {
    const text = makeServerMessage(message);
    for (const connection of connectionsAt(table)) connection.sendText(text);
  };

  service.listen({
    onEvents,
    // Without watchers here the table is not read from the store.
    onPresence: (table) => watchers.has(table) && presenceFeed.changed(table),
    onPhrase: (table: string, guest: string, phrase: Phrase) =>
      sendAll(table, { kind: 'said', table, guest, phrase }),
    onRematch: (table, to) => sendAll(table, { kind: 'moved', table, to }),
  });

  return {
    receives: {
      watch,
      unwatch: (connection, { table }) => unwatch(feedOf(connection), table),
      say,
      command,
    },
    leave: (connection) => {
      const feed = feeds.get(connection);
      feed?.watching.forEach((table) => unwatch(feed, table));
    },
  };
};
