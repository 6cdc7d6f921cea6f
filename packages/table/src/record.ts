/** A table's game as a record. */
import type { GameRecord, Outcome } from '@abacow/rules';
import { playerName } from './seats.ts';
import type { Table } from './table.ts';
import { tokensOf } from './trail.ts';

const resultOf = ({ outcome }: Table): Outcome =>
  outcome === null || outcome.kind === 'broken-off' ? null : outcome;

/** Null until it is settled who begins. */
export const recordOf = (table: Table): GameRecord | null => {
  const { setup, seats, id, commitment, seeds, secret } = table;
  if (setup === null) return null;
  return {
    setup,
    tokens: tokensOf(table),
    players: seats.map(playerName),
    result: resultOf(table),
    dice: commitment === null ? null : { table: id, commitment, seeds, secret },
  };
};
