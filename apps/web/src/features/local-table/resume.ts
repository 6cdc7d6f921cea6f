import type { Damaged, SavedRecord } from '../../device/games/games.ts';
import { findGame } from '../../table/local/games.ts';
import { LocalTable } from '../../table/local/local-table.svelte.ts';
import type { Services } from '../../table/services/services.ts';

export type Resumed =
  | { readonly kind: 'table'; readonly table: LocalTable }
  | SavedRecord
  | Damaged
  | { readonly kind: 'missing' };

/** Opens a game of this device where it was left. */
export const resumeGame = async (services: Services, id: string): Promise<Resumed> => {
  const found = await findGame(services, id);
  return found.kind === 'game' ? { kind: 'table', table: new LocalTable(services, found) } : found;
};
