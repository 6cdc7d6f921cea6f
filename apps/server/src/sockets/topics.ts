/**
 * What a client can subscribe to. Each kind of topic is one value: it receives the messages of its kind, decides who may
 * subscribe, and sends the first message and the changes.
 */
import type { ClientMessage } from '@abacow/protocol';
import { type Visitor, passOf } from '../accounts/guests.ts';
import { concerns } from '../accounts/signed-out.ts';
import type { Service } from '../service.ts';
import type { Pass } from '../store/store.ts';
import type { Connection } from './connection.ts';
import { createLobbyTopic } from './lobby-topic.ts';
import { createTableTopic } from './table-topic.ts';

type TopicMessage = Exclude<ClientMessage, { kind: 'hello' | 'ping' }>;
type Receives = {
  readonly [Kind in TopicMessage['kind']]: (
    connection: Connection,
    message: Extract<TopicMessage, { kind: Kind }>,
    by: Visitor,
  ) => Promise<void> | void;
};

export type Topic<Kinds extends TopicMessage['kind']> = {
  /** What to do with messages of these kinds. The next message waits for a promise. */
  readonly receives: Pick<Receives, Kinds>;
  /** Ends all subscriptions of a connection, whose guest is still the one who subscribed. */
  readonly leave: (connection: Connection) => void;
};

export type TopicLimits = { readonly watchersPerTable: number };

export type Topics = {
  readonly open: (connection: Connection) => void;
  readonly close: (connection: Connection) => void;
  readonly receive: (connection: Connection, message: TopicMessage, by: Visitor) => Promise<void> | void;
  readonly leave: (connection: Connection) => void;
};

export const createTopics = (
  service: Service,
  limits: TopicLimits,
  onError: (error: unknown) => void,
): Topics => {
  const kinds = { table: createTableTopic(service, limits), lobby: createLobbyTopic(service) };
  const receives: Receives = { ...kinds.table.receives, ...kinds.lobby.receives };
  const connections = new Set<Connection>();
  const allWith = (holds: (pass: Pass) => boolean): readonly Connection[] =>
    [...connections].filter((connection) => {
      const visitor = connection.guest();
      return visitor !== null && holds(passOf(visitor));
    });
  /** Those that were signed out while no message reached this process. */
  const checkAll = async (): Promise<void> => {
    const passes = [...connections].flatMap((connection) => {
      const visitor = connection.guest();
      return visitor === null ? [] : [{ ...passOf(visitor), connection }];
    });
    for (const { connection } of await service.store.invalidPasses(passes)) connection.signInAgain();
  };

  service.listen({
    onSignedOut: (out) =>
      allWith((pass) => concerns(out, pass)).forEach((connection) => connection.signInAgain()),
    onSignOutsUnknown: () => void checkAll().catch(onError),
    onGuestDeleted: (deleted) =>
      allWith(({ guest }) => guest === deleted).forEach((connection) => connection.signOut()),
  });

  return {
    open: (connection) => void connections.add(connection),
    close: (connection) => void connections.delete(connection),
    receive: (connection, message, by) => receives[message.kind](connection, message as never, by),
    leave: (connection) => Object.values(kinds).forEach((kind) => kind.leave(connection)),
  };
};
