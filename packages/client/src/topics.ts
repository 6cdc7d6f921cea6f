/** What a client can subscribe to. A new kind of topic is one new value here. */
import type { ClientMessage, ErrorMessage, Lobby, ServerMessage } from '@abacow/protocol';
import type { UnknownMessage } from './read-message.ts';

export type Received = ServerMessage | UnknownMessage;

export type TopicKind<Message extends Received> = {
  /** `seen`: how much of the topic the client has, so that only the rest is sent. */
  readonly subscribe: (id: string, seen: number) => ClientMessage;
  readonly unsubscribe: (id: string) => ClientMessage;
  readonly isAbout: (message: Received, id: string) => message is Message;
};

/** The text of these errors is the id of the table. */
const ERRORS_OF_TABLES: readonly string[] = ['watch/too-many', 'table/none', 'say/too-many'];

export type TableMessage = Extract<ServerMessage, { table: string }> | ErrorMessage | UnknownMessage;

const table: TopicKind<TableMessage> = {
  subscribe: (id, seen) => ({ kind: 'watch', table: id, seen }),
  unsubscribe: (id) => ({ kind: 'unwatch', table: id }),
  isAbout: (message, id): message is TableMessage =>
    message.kind === 'error'
      ? message.message === id && ERRORS_OF_TABLES.includes(message.code)
      : 'table' in message && message.table === id,
};

const lobby: TopicKind<Lobby> = {
  subscribe: () => ({ kind: 'lobby', on: true }),
  unsubscribe: () => ({ kind: 'lobby', on: false }),
  isAbout: (message): message is Lobby => message.kind === 'lobby',
};

export const TOPICS = { table, lobby };
