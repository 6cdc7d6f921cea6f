/** Tables where people throw real dice: a throw waits until somebody enters the result. */
import { type DiceSource, type Throw, isThrow } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { type Command, type Table, decide } from '@abacow/table';

/** Stands for the secret of a table with real dice, which has none. */
export const OWN_DICE = '';

export type PendingThrow = {
  readonly command: Command;
  readonly by: string;
  /** The seat that throws; null for the coin. */
  readonly seat: Seat | null;
  /** Numbers of the thrown dice, from 1. */
  readonly dice: readonly number[];
  readonly sides: number;
};

/** `t135` throws dice 1, 3 and 5. */
const diceOf = (command: Command, count: number): readonly number[] =>
  command.kind === 'play'
    ? [...command.move.slice(1)].map(Number)
    : Array.from({ length: count }, (_, die) => die + 1);

/** The throw that a command needs; null when it needs none. */
export const throwNeededBy = (table: Table, command: Command, by: string): PendingThrow | null => {
  let thrown = null as { readonly count: number; readonly sides: number } | null;
  const dice: DiceSource = {
    throwDice: (count, sides) => {
      thrown = { count, sides };
      return anyDice.throwDice(count, sides);
    },
  };
  decide(table, command, { by, now: table.lastAt, dice });
  if (thrown === null) return null;
  const { count, sides } = thrown;
  const seat = 'seat' in command ? command.seat : null;
  return { command, by, seat, dice: diceOf(command, count), sides };
};

/** Fixed faces, to ask the table whether it would accept the command. */
export const anyDice: DiceSource = { throwDice: (count) => Array.from({ length: count }, () => 0) };

/** The entered dice, for one throw. */
export const fallenDice = (faces: Throw): DiceSource => ({
  throwDice: (count, sides) => {
    if (faces.length !== count || !isThrow(faces, sides)) throw new Error('these are not the dice thrown');
    return faces;
  },
});

export const fits = (pending: PendingThrow, faces: Throw): boolean =>
  faces.length === pending.dice.length && isThrow(faces, pending.sides);
