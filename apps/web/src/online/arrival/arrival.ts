/** Coming to a table in order to play there. */
import type { ClientCommand } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import type { Seating } from '@abacow/table';
import { type Asked, api } from '../connection/api.ts';
import { newSeed } from '../connection/seed.ts';

/** A free seat that this browser was sent to, and the game it wants: somebody else may be quicker. */
export type WantedSeat = {
  readonly table: string;
  readonly seat: number;
  /** What is looked for elsewhere if it is taken; null: this table was meant. */
  readonly game: GameName | null;
};

let wanted: WantedSeat | null = null;

/** Finds a table to play at now, and gives its name. */
export const playNow = async (game: GameName): Promise<Asked<string>> => {
  const asked = await api.playNow(game);
  if (!asked.ok) return asked;
  const { id, seat } = asked.value;
  wanted = seat === undefined ? null : { table: id, seat, game };
  return { ok: true, value: id };
};

/** This table, picked by hand: whoever comes to it sits down at its first free seat. */
export const wantSeat = (table: string, seats: readonly Seating[]): void => {
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  wanted = seat < 0 ? null : { table, seat, game: null };
};

/** Once only. */
export const takeWantedSeat = (table: string): WantedSeat | null => {
  const found = wanted?.table === table ? wanted : null;
  wanted = null;
  return found;
};

/**
 * Sent only by who has seen the table, and with it the promise about its dice: so what is added to them here could
 * not have been known when the promise was made.
 */
export const sitDown = (seat: number, name: string): ClientCommand => ({
  kind: 'sit',
  seat,
  sitter: { kind: 'person', name },
  seed: newSeed(),
});
