/**
 * Looks up a table of the service: null when there is none. While too many guests watch it, `onFull` is called after each
 * try, with a function that tries again.
 */
import { type TableNotice, followTable } from '@abacow/client';
import type { Connection } from '../../../table/online/connection/connection.svelte.ts';
import { OnlineTable, type OnlineEnvironment } from '../../../table/online/online-table.svelte.ts';

export const fetchTable = (
  connection: Connection,
  environment: OnlineEnvironment,
  id: string,
  signal: AbortSignal,
  onFull: (tryAgain: () => void) => void = () => undefined,
): Promise<OnlineTable | null> =>
  new Promise((resolve) => {
    let online: OnlineTable | null = null;
    const onError = (notice: TableNotice): void => {
      if (notice.kind !== 'error') return;
      if (notice.code === 'watch/too-many') onFull(followed.catchUp);
      if (notice.code !== 'table/none') return;
      followed.leave();
      resolve(null);
    };
    const followed = followTable(connection.client, id, {
      onChanges: (changes, table) => {
        if (online !== null) return online.onChanges(changes, table);
        online = new OnlineTable(connection, environment, followed, table);
        resolve(online);
      },
      onNotice: (notice) => (online === null ? onError(notice) : online.onNotice(notice)),
    });
    signal.addEventListener('abort', () => {
      if (online === null) followed.leave();
    });
  });
