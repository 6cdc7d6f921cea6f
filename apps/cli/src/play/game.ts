/** A table that is kept: every event is applied, and written where the game is kept. */
import type { DiceSource } from '@abacow/dice';
import {
  type Command,
  type Table,
  type TableEvent,
  apply,
  decide,
  explainTableRefusal,
  isTableRefusal,
  makeEvents,
} from '@abacow/table';
import { type Complaint, complain } from '../arguments.ts';
import { writeText } from '../files.ts';
import type { World } from '../world.ts';

/** Who holds the persons' seats: this terminal. */
export const HERE = 'terminal';

export interface KeptGame {
  readonly table: Table;
  /** Where the game is kept; null while nowhere. */
  readonly path: string | null;
  /** Null when it was done, else why not. */
  do(command: Command, by: string): Complaint | null;
  keepIn(path: string): Complaint | null;
}

export const keptGame = (
  world: World,
  opened: readonly TableEvent[],
  kept: string | null,
  diceAt: (table: Table) => DiceSource,
): KeptGame => {
  const events = [...opened];
  let table = events.reduce<Table | null>(apply, null)!;
  let path = kept;
  const write = (): Complaint | null => (path === null ? null : writeText(world, path, makeEvents(events)));
  return {
    get table() {
      return table;
    },
    get path() {
      return path;
    },
    do: (command, by) => {
      const decided = decide(table, command, { by, now: Math.round(world.clock()), dice: diceAt(table) });
      if (isTableRefusal(decided)) return complain(explainTableRefusal(decided));
      events.push(decided.event);
      table = decided.table;
      return write();
    },
    keepIn: (chosen) => {
      path = chosen;
      return write();
    },
  };
};
