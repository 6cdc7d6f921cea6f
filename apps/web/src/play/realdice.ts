/** People who throw their own dice: a throw waits until somebody says what fell. */
import { type DiceSource, type Throw, isThrow } from '@abacow/dice';
import type { Seat } from '@abacow/rules';
import { DICE, SYMBOLS, parseMove } from '@abacow/rules/cowpath';
import * as trio from '@abacow/rules/trio';
import type { Command, Table } from '@abacow/table';

/** The secret of a table that has none: its dice are made of wood. */
export const OWN_DICE = '';

export type OwedThrow = {
  readonly command: Command;
  readonly by: string;
  /** Who throws; null for the coin. */
  readonly seat: Seat | null;
  /** The dice thrown, from 1. */
  readonly dice: readonly number[];
  readonly sides: number;
};

const COIN_SIDES = 2;

const selected = (selection: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, die) => die + 1).filter((die) => ((selection >> (die - 1)) & 1) === 1);

const cowpathDice = (move: string): readonly number[] => {
  const parsed = parseMove(move);
  return parsed?.kind === 'throw' ? selected(parsed.dice, DICE) : [];
};

const trioDice = (move: string): readonly number[] => {
  const parsed = trio.parseMove(move);
  return parsed?.kind === 'throw' ? selected(parsed.dice, 2) : [];
};

/** What has to be thrown for the command; null when nothing has. */
export const awaitedBy = (table: Table, command: Command, by: string): OwedThrow | null => {
  const inCowpath = table.choice.game === 'cowpath';
  switch (command.kind) {
    case 'toss':
      return { command, by, seat: null, dice: [1], sides: COIN_SIDES };
    case 'roll':
      return { command, by, seat: command.seat, dice: [1, 2], sides: trio.FACES };
    case 'play': {
      const dice = inCowpath ? cowpathDice(command.move) : trioDice(command.move);
      const sides = inCowpath ? SYMBOLS.length : trio.FACES;
      return dice.length === 0 ? null : { command, by, seat: command.seat, dice, sides };
    }
    default:
      return null;
  }
};

/** Any faces, to ask the table whether the command would be taken. */
export const anyDice: DiceSource = { throwDice: (count) => Array.from({ length: count }, () => 0) };

/** The dice as they fell, once. */
export const fallenDice = (faces: Throw): DiceSource => ({
  throwDice: (count, sides) => {
    if (faces.length !== count || !isThrow(faces, sides)) throw new Error('these are not the dice thrown');
    return faces;
  },
});

export const fits = (awaited: OwedThrow, faces: Throw): boolean =>
  faces.length === awaited.dice.length && isThrow(faces, awaited.sides);
