/** A table's game as a record. */
import type { GameRecord, Outcome, Setup } from '@abacow/rules';
import { checkedSetup } from './choice.ts';
import { earlierOf } from './earlier.ts';
import { playerAt } from './seats.ts';
import type { Table } from './table.ts';
import { tokensOf } from './trail.ts';

const resultOf = ({ outcome }: Table): Outcome =>
  outcome === null || outcome.kind === 'broken-off' ? null : outcome;

/** If the game ended before it was decided who begins, the record names the first seat as the one that begins. */
const setupOf = ({ setup, phase, choice }: Table): Setup | null =>
  setup ?? (phase === 'over' ? checkedSetup(choice, 0) : null);

/** Null until it is decided who begins or the game is over. */
export const recordOf = (table: Table): GameRecord | null => {
  const { seats, id, commitment, seeds, secret } = table;
  const setup = setupOf(table);
  if (setup === null) return null;
  const earlier = earlierOf(table.handovers);
  return {
    setup,
    tokens: tokensOf(table),
    players: seats.map(playerAt),
    result: resultOf(table),
    dice: commitment === null ? null : { table: id, commitment, seeds, secret },
    ...(earlier.length === 0 ? {} : { earlier }),
  };
};
