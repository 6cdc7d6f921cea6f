import type { Selectable } from 'kysely';
import type { GuestsRow } from './schema.ts';
import type { Guest } from './store.ts';

export const guestOf = (row: Selectable<GuestsRow>): Guest => ({
  id: row.id,
  name: row.name,
  createdAt: Number(row.created_at),
  ...(row.bot === 1 ? { bot: true as const } : {}),
});
