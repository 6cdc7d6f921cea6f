/** What happens when a seat gives up, for the confirmation. */
import type { Seat } from '@abacow/rules';
import { type Table, apply, isUnderWay } from '@abacow/table';

type Words = 'table.giveUp.text' | 'table.giveUp.last' | 'table.giveUp.computer' | 'table.giveUp.nobody';

export const afterGivingUp = (table: Table, seat: Seat): Words => {
  if (table.seats.length === 2 || !isUnderWay(table)) return 'table.giveUp.text';
  const { outcome } = apply(table, { kind: 'given-up', at: table.lastAt, seat });
  if (outcome === null) return 'table.giveUp.computer';
  return outcome.kind === 'win' ? 'table.giveUp.last' : 'table.giveUp.nobody';
};
