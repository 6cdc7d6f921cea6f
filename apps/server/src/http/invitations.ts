/** Finds the table of an invitation's address. */
import { isTableCode, isTableId } from '@abacow/protocol';
import type { Store } from '../store/store.ts';
import { lobbyTable } from '../tables/lobby.ts';
import type { Invitation } from './first.ts';

/** Rate limits for any look-up and, besides, for trying codes. */
export type InvitationLimits = { readonly mayRead: () => boolean; readonly mayGuess: () => boolean };

export type FindInvitation = (path: string, limits: InvitationLimits) => Promise<Invitation | null>;

/** Null for every other address. A look-up counts against the same rate limits as in the API. */
export const findInvitation =
  (store: Pick<Store, 'table' | 'tableByCode'>): FindInvitation =>
  async (path, { mayRead, mayGuess }) => {
    const [, id, code] = /^\/(?:online\/table\/([^/]+)|join\/([^/]+))\/?$/.exec(path) ?? [];
    if ((id ?? code) === undefined || !mayRead()) return null;
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
