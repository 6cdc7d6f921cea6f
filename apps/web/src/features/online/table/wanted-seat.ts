/** Getting a seat at an online table. */
import type { ApiResult } from '@abacow/client';
import type { ClientCommand } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import type { Seating, Table } from '@abacow/table';
import { api } from '../../../table/online/connection/api.ts';
import type { Notes } from '../../../base/storage/notes.ts';
import { rememberSeed } from '../../../table/online/witness.ts';
import { newSeed, seedCommitment } from '../../../table/online/connection/seed.ts';

/** A free seat that this browser should take. Another guest may take it first. */
export type WantedSeat = {
  readonly table: string;
  readonly seat: number;
  /** The game to look for at other tables if the seat is taken; null when only this table will do. */
  readonly game: GameName | null;
};

let wanted: WantedSeat | null = null;

/** Finds a table to play at now and returns its id. */
export const playNow = async (game: GameName): Promise<ApiResult<string>> => {
  const asked = await api.playNow(game);
  if (!asked.ok) return asked;
  const { id } = asked.value;
  wanted = 'seat' in asked.value ? { table: id, seat: asked.value.seat, game } : null;
  return { ok: true, value: id };
};

/** Takes this seat of a table as soon as the table is shown. */
export const wantSeatAt = (table: string, seat: number): void => {
  wanted = seat < 0 ? null : { table, seat, game: null };
};

/** Takes the first free seat of a table that the player picked in the lobby or was invited to. */
export const wantSeat = (table: string, seats: readonly Seating[]): void =>
  wantSeatAt(
    table,
    seats.findIndex(({ kind }) => kind === 'open'),
  );

/** Returns the wanted seat and clears it. */
export const takeWantedSeat = (table: string): WantedSeat | null => {
  const found = wanted?.table === table ? wanted : null;
  wanted = null;
  return found;
};

/**
 * Only a client that has seen the table sends this, so it knows the commitment of the dice. The seed stays in this
 * browser until the game starts; only its commitment is sent. If it cannot be stored, the seat adds nothing.
 */
export const sitDown = (notes: Notes, table: Table, seat: number, name: string): ClientCommand => {
  const sit = { kind: 'sit', seat, sitter: { kind: 'person', name } } as const;
  const seed = newSeed();
  if (table.dice.scheme === 1) return { ...sit, seed };
  const committed = table.phase === 'seating' && rememberSeed(notes, table, seat, seed);
  return { ...sit, seed: '', ...(committed ? { seedCommitment: seedCommitment(seed) } : {}) };
};
