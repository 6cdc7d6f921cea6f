/** A table whose events are saved to a file after every command. */
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
import type { Environment } from '../environment.ts';

/** The holder of the persons' seats. */
export const HERE = 'terminal';

export interface SavedGame {
  readonly table: Table;
  /** The file where the game is saved; null if it is not saved yet. */
  readonly path: string | null;
  /** Null if it succeeded, otherwise why not. */
  do(command: Command, by: string): Complaint | null;
  saveTo(path: string): Complaint | null;
}

export const savedGame = (
  environment: Environment,
  opened: readonly TableEvent[],
  file: string | null,
  diceAt: (table: Table) => DiceSource,
): SavedGame => {
  const events = [...opened];
  let table = events.reduce<Table | null>(apply, null)!;
  let path = file;
  const write = (): Complaint | null =>
    path === null ? null : writeText(environment, path, makeEvents(events));
  return {
    get table() {
      return table;
    },
    get path() {
      return path;
    },
    do: (command, by) => {
      const decided = decide(table, command, {
        by,
        now: Math.round(environment.clock()),
        dice: diceAt(table),
      });
      if (isTableRefusal(decided)) return complain(explainTableRefusal(decided));
      events.push(decided.event);
      table = decided.table;
      return write();
    },
    saveTo: (chosen) => {
      path = chosen;
      return write();
    },
  };
};
