/** Which sockets look at which table, and at the lobby. */
import {
  type LobbyTable,
  type Phrase,
  type ServerMessage,
  makeEventsMessage,
  makeServerMessage,
} from '@abacow/protocol';
import type { Table } from '@abacow/table';
import type { Listener, Service } from '../service.ts';
import { lobbyTable } from '../tables/opening.ts';
import type { Published } from '../tables/hub.ts';
import type { Connection } from './connection.ts';

const LOBBY_SIZE = 50;
/** Of the newest so many, those are shown where somebody is. */
const LOOKED_AT = 200;
/** News of the lobby are gathered for so long. */
const LOBBY_PAUSE_MS = 500;

export const lobbyTables = async (service: Service): Promise<readonly LobbyTable[]> => {
  const [waiting, opening, playing] = await Promise.all([
    service.store.publicTables('seating', LOOKED_AT),
    service.store.publicTables('opening', LOOKED_AT),
    service.store.publicTables('playing', LOOKED_AT),
  ]);
  // Where nobody is, there is nobody to meet and nothing to watch; a rematch that waits for its players has no seat.
  const isAlive = ({ id }: LobbyTable): boolean => service.presence.here(id).length > 0;
  const hasRoom = ({ seats }: LobbyTable): boolean => seats.some(({ kind }) => kind === 'open');
  return [
    ...waiting
      .map(lobbyTable)
      .filter((table) => hasRoom(table) && isAlive(table))
      .slice(0, LOBBY_SIZE),
    ...[...opening, ...playing].map(lobbyTable).filter(isAlive).slice(0, LOBBY_SIZE),
  ];
};

/** The guest who is to act; null when that is nobody, or a computer. */
const whoActs = ({ position, seats }: Table): string | null => {
  const seating = position?.kind === 'decision' ? seats[position.seat] : undefined;
  return seating?.kind === 'person' ? seating.holder : null;
};

export class Rooms implements Listener {
  readonly #service: Service;
  readonly #watchers = new Map<string, Set<Connection>>();
  readonly #lobby = new Set<Connection>();
  readonly #all = new Set<Connection>();
  #lobbyTimer: NodeJS.Timeout | null = null;

  constructor(service: Service) {
    this.#service = service;
    service.listen(this);
  }

  open(connection: Connection): void {
    this.#all.add(connection);
  }

  close(connection: Connection): void {
    this.#all.delete(connection);
  }

  join(table: string, connection: Connection): void {
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers.add(connection));
  }

  part(table: string, connection: Connection): void {
    const watchers = this.#watchers.get(table);
    watchers?.delete(connection);
    if (watchers?.size === 0) this.#watchers.delete(table);
  }

  lobby(connection: Connection, on: boolean): void {
    if (!on) return void this.#lobby.delete(connection);
    this.#lobby.add(connection);
    void this.#sendLobby([connection]);
  }

  tellPresence(table: string, to: Iterable<Connection>): void {
    this.#send(to, this.#presenceOf(table));
  }

  /** Where many play at once, a move waits for company on its way to those of whom it asks nothing. */
  onEvents({ live, from, events, text, origin }: Published): void {
    const watchers = this.#watchers.get(live.id);
    if (watchers === undefined) return;
    const mayWait = this.#service.hub.isBusy() && events.every(({ kind }) => kind === 'played');
    const acts = mayWait ? whoActs(live.table) : null;
    let message: string | null = null;
    for (const connection of watchers) {
      if (connection.awaits(origin)) continue;
      message ??= makeEventsMessage({ table: live.id, from, text });
      if (acts === null || acts === connection.guest?.id) connection.sendText(message);
      else connection.sendSoon(message);
    }
  }

  /** Who comes and goes elsewhere is no reason to read a table that nobody here looks at. */
  onPresence(table: string): void {
    this.onLobby();
    const watchers = this.#watchers.get(table);
    if (watchers !== undefined) this.tellPresence(table, watchers);
  }

  onSaid(table: string, guest: string, phrase: Phrase): void {
    this.#tell(table, { kind: 'said', table, guest, phrase });
  }

  onMoved(table: string, to: string): void {
    this.#tell(table, { kind: 'moved', table, to });
  }

  onForgotten(guest: string): void {
    for (const connection of this.#all) if (connection.guest?.id === guest) connection.forgetGuest();
  }

  onLobby(): void {
    if (this.#lobby.size === 0 || this.#lobbyTimer !== null) return;
    this.#lobbyTimer = setTimeout(() => {
      this.#lobbyTimer = null;
      void this.#sendLobby(this.#lobby);
    }, LOBBY_PAUSE_MS).unref();
  }

  #presenceOf(table: string): Promise<ServerMessage | null> {
    return this.#service.hub.table(table).then((live) =>
      live === null
        ? null
        : {
            kind: 'presence',
            table,
            here: this.#service.presence.here(table),
            absentSince: this.#service.presence.absentSince(live.table),
            graceMs: this.#service.graceMs,
          },
    );
  }

  #send(to: Iterable<Connection>, message: Promise<ServerMessage | null>): void {
    const connections = [...to];
    message.then(
      (ready) => ready !== null && connections.forEach((connection) => connection.send(ready)),
      () => undefined,
    );
  }

  #tell(table: string, message: ServerMessage): void {
    const text = makeServerMessage(message);
    for (const connection of this.#watchers.get(table) ?? []) connection.sendText(text);
  }

  async #sendLobby(to: Iterable<Connection>): Promise<void> {
    const tables = await lobbyTables(this.#service).catch(() => null);
    if (tables === null) return;
    const text = makeServerMessage({ kind: 'lobby', tables });
    for (const connection of to) connection.sendText(text);
  }
}
