import type { Damaged, SavedRecord } from '../storage/games.ts';
import { findGame } from './games.ts';
import { LocalTable } from './localtable.svelte.ts';
import type { Services } from './services.ts';

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
