/**
 * Looks up a table of the service: null when there is none. While too many guests watch it, `onFull` is called after each
 * try; the next try is up to the caller (`connection.catchUp`).
 */
import type { Connection } from '../../../table/online/connection/connection.svelte.ts';
import { OnlineTable, type OnlineEnvironment } from '../../../table/online/online-table.svelte.ts';

export const fetchTable = (
  connection: Connection,
  environment: OnlineEnvironment,
  id: string,
  signal: AbortSignal,
  onFull: () => void = () => undefined,
): Promise<OnlineTable | null> =>
  new Promise((resolve) => {
    const done = (table: OnlineTable | null): void => {
      if (table === null || signal.aborted) unwatch();
      resolve(table);
    };
    const nothing = (): void => undefined;
    const unwatch = connection.watch(id, {
      seen: () => 0,
      onEvents: (from, events) => {
        if (from === 0 && events.length > 0) done(new OnlineTable(connection, environment, events));
      },
      onAnswer: nothing,
      onPresence: nothing,
      onPresenceChange: nothing,
      onPhrase: nothing,
      onSayRefused: nothing,
      onMoved: nothing,
      onNone: () => done(null),
      onFull,
    });
    signal.addEventListener('abort', unwatch);
  });
