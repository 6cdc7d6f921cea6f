/** The lobby: everybody may subscribe. The first message and each change are the whole list. */
import { makeServerMessage } from '@abacow/protocol';
import type { Service } from '../service.ts';
import type { Connection } from './connection.ts';
import type { Topic } from './topics.ts';

const CACHE_MS = 500;

export const createLobbyTopic = ({ lobby, now }: Pick<Service, 'lobby' | 'now'>): Topic<'lobby'> => {
  const subscribers = new Set<Connection>();
  let unsubscribe: (() => void) | null = null;

  /** Reading the lobby is expensive, so clients that ask at nearly the same time get the same list. */
  let last: { readonly at: number; readonly tables: ReturnType<typeof lobby.tables> } | null = null;
  const recentTables = (): ReturnType<typeof lobby.tables> => {
    if (last === null || now() - last.at >= CACHE_MS) last = { at: now(), tables: lobby.tables() };
    // It may be out of date already: then all subscribers get a new one soon.
    else lobby.changed();
    return last.tables;
  };

  const subscribe = (connection: Connection): void => {
    subscribers.add(connection);
    unsubscribe ??= lobby.subscribe((tables) => {
      const text = makeServerMessage({ kind: 'lobby', tables });
      for (const each of subscribers) each.sendText(text);
    });
    recentTables().then(
      (tables) => connection.reply(makeServerMessage({ kind: 'lobby', tables })),
      () => undefined,
    );
  };

  const leave = (connection: Connection): void => {
    subscribers.delete(connection);
    if (subscribers.size > 0) return;
    unsubscribe?.();
    unsubscribe = null;
  };

  return {
    receives: { lobby: (connection, { on }) => (on ? subscribe(connection) : leave(connection)) },
    leave,
  };
};
