/** Finds the table of an invitation's address. */
import { isTableCode, isTableId } from '@abacow/protocol';
import type { Store } from '../store/store.ts';
import { lobbyTable } from '../tables/lobby.ts';
import type { Invitation } from './first.ts';

export type FindInvitation = (path: string, mayGuess: () => boolean) => Promise<Invitation | null>;

/** Null for every other address. A code counts against the rate limit, as it does in the API. */
export const findInvitation =
  (store: Pick<Store, 'table' | 'tableByCode'>): FindInvitation =>
  async (path, mayGuess) => {
    const [, id, code] = /^\/(?:online\/table\/([^/]+)|join\/([^/]+))\/?$/.exec(path) ?? [];
    const wanted = code?.toUpperCase();
    const byCode = wanted !== undefined && isTableCode(wanted);
    const stored = byCode
      ? mayGuess()
        ? await store.tableByCode(wanted)
        : null
      : id !== undefined && isTableId(id)
        ? await store.table(id)
        : null;
    return stored === null ? null : { table: lobbyTable(stored), byCode };
  };
