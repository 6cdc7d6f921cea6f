/** The roll-off, as the table shows it. */
import type { Seat } from '@abacow/rules';
import { type Roll, type RollOff, totalOf } from '@abacow/table';

/** The newest throw, also one that ended in a tie. */
export const lastRoll = (rollOff: RollOff): Roll | null =>
  rollOff.rolls.at(-1) ?? rollOff.past.at(-1)?.at(-1) ?? null;

export const facesOf = (roll: Roll): readonly [number, number] => [
  Number(roll.faces[0]),
  Number(roll.faces[1]),
];

/** The last go was a tie, and nobody has thrown again yet. */
export const isTied = (rollOff: RollOff): boolean => rollOff.past.length > 0 && rollOff.rolls.length === 0;

/** A seat's total; null for a seat that still has to throw. */
export const lotOf = (rollOff: RollOff, seat: Seat): number | null => {
  const thrown = rollOff.rolls.find((roll) => roll.seat === seat);
  if (thrown !== undefined) return totalOf(thrown.faces);
  if (rollOff.contenders.includes(seat)) return null;
  const past = rollOff.past.flat().findLast((roll) => roll.seat === seat);
  return past === undefined ? null : totalOf(past.faces);
};
