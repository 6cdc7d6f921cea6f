/** Which connections watch which table or the lobby, and what is sent to them. */
import { type Phrase, type ServerMessage, makeEventsMessage, makeServerMessage } from '@abacow/protocol';
import { type Table, holderOf, isCalledFor } from '@abacow/table';
import type { Service } from '../service.ts';
import type { Published } from '../tables/hub.ts';
import type { Connection } from './connection.ts';
import { createPresenceFeed } from './presencefeed.ts';

export type Subscriptions = {
  readonly open: (connection: Connection) => void;
  readonly close: (connection: Connection) => void;
  /** False: the table has too many watchers. */
  readonly mayWatch: (table: Table, connection: Connection) => boolean;
  readonly watch: (table: string, connection: Connection) => void;
  readonly unwatch: (table: string, connection: Connection) => void;
  readonly watchLobby: (connection: Connection) => void;
  readonly unwatchLobby: (connection: Connection) => void;
  readonly sendPresence: (table: string, to: Connection) => void;
};

/** The guest whose turn it is; null when the position waits for no person. */
const guestToAct = ({ game, seats }: Table): string | null => {
  const position = game?.position;
  const seating = position?.kind === 'decision' ? seats[position.seat] : undefined;
  return seating?.kind === 'person' ? seating.holder : null;
};

/** Also a player for whom a computer plays. */
const isPlayer = (table: Table, guest: string | undefined): boolean =>
  guest !== undefined &&
  table.seats.some((seating, seat) => holderOf(seating) === guest || isCalledFor(table, seat, guest));

const LOBBY_CACHE_MS = 500;

const sendAll = (to: Iterable<Connection>, message: ServerMessage): void => {
  const text = makeServerMessage(message);
  for (const connection of to) connection.sendText(text);
};

export const createSubscriptions = (service: Service, watchersPerTable: number): Subscriptions => {
  const { hub, lobby } = service;
  const connections = new Set<Connection>();
  const watchers = new Map<string, Set<Connection>>();
  const lobbyWatchers = new Set<Connection>();
  let unsubscribeLobby: (() => void) | null = null;

  const watchersOf = (table: string): Iterable<Connection> => watchers.get(table) ?? [];

  /** Reading the lobby is expensive, so clients that ask at nearly the same time get the same list. */
  let lastList: { readonly at: number; readonly tables: ReturnType<typeof lobby.tables> } | null = null;
  const recentLobby = (): ReturnType<typeof lobby.tables> => {
    if (lastList === null || service.now() - lastList.at >= LOBBY_CACHE_MS)
      lastList = { at: service.now(), tables: lobby.tables() };
    // It may be out of date already: then all watchers get a new one soon.
    else lobby.changed();
    return lastList.tables;
  };

  const presenceFeed = createPresenceFeed(service, watchersOf);

  /** A full table lets in its players. A guest who watches it with another socket gives up the oldest one. */
  const mayWatch = (table: Table, connection: Connection): boolean => {
    const receivers = watchers.get(table.id);
    if (receivers === undefined || receivers.size < watchersPerTable) return true;
    const guest = connection.guest()?.id;
    for (const other of receivers)
      if (other.guest()?.id === guest) {
        other.refuseWatch(table.id);
        return true;
      }
    return isPlayer(table, guest);
  };

  /** Under load, moves for clients that are not on turn are batched. */
  const onEvents = ({ live, from, events, text, origin }: Published): void => {
    const receivers = watchers.get(live.id);
    if (receivers === undefined) return;
    const mayBatch = hub.isBusy() && events.every(({ kind }) => kind === 'played');
    const onTurn = mayBatch ? guestToAct(live.table) : null;
    let message: string | null = null;
    for (const connection of receivers) {
      if (connection.awaits(origin) || connection.isBehind(live.id)) continue;
      message ??= makeEventsMessage({ table: live.id, from, text });
      if (onTurn === null || onTurn === connection.guest()?.id) connection.sendText(message);
      else connection.sendBatched(message);
      connection.sendView(live);
    }
  };

  service.listen({
    onEvents,
    // Without watchers here the table is not read from the store.
    onPresence: (table) => watchers.has(table) && presenceFeed.changed(table),
    onPhrase: (table: string, guest: string, phrase: Phrase) =>
      sendAll(watchersOf(table), { kind: 'said', table, guest, phrase }),
    onRematch: (table, to) => sendAll(watchersOf(table), { kind: 'moved', table, to }),
    onTokenRevoked: (guest) => {
      for (const connection of connections) if (connection.guest()?.id === guest) connection.signInAgain();
    },
    onGuestDeleted: (guest) => {
      for (const connection of connections) if (connection.guest()?.id === guest) connection.signOut();
    },
  });

  return {
    open: (connection) => void connections.add(connection),
    close: (connection) => void connections.delete(connection),
    mayWatch,
    watch: (table, connection) => {
      const receivers = watchers.get(table) ?? new Set();
      watchers.set(table, receivers.add(connection));
    },
    unwatch: (table, connection) => {
      const receivers = watchers.get(table);
      receivers?.delete(connection);
      if (receivers?.size !== 0) return;
      watchers.delete(table);
      presenceFeed.close(table);
    },
    watchLobby: (connection) => {
      lobbyWatchers.add(connection);
      unsubscribeLobby ??= lobby.subscribe((tables) => sendAll(lobbyWatchers, { kind: 'lobby', tables }));
      recentLobby().then(
        (tables) => connection.reply({ kind: 'lobby', tables }),
        () => undefined,
      );
    },
    unwatchLobby: (connection) => {
      lobbyWatchers.delete(connection);
      if (lobbyWatchers.size > 0) return;
      unsubscribeLobby?.();
      unsubscribeLobby = null;
    },
    sendPresence: presenceFeed.sendTo,
  };
};
