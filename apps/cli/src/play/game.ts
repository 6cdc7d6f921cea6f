/** A table whose events are saved to a file after every command. */
import { need } from '@abacow/rules/need';
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
import { readText, writeText } from '../files.ts';
import type { Environment } from '../environment.ts';
import { freePath } from './paths.ts';

/** The holder of the persons' seats. */
export const HERE = 'terminal';

export interface SavedGame {
  readonly table: Table;
  /** The file where the game is saved; null if there is none. */
  readonly path: string | null;
  /** Why the game as it is now is not saved; null if it is. */
  readonly unsaved: Complaint | null;
  /** Null if it succeeded, otherwise why not. */
  do(command: Command, by: string): Complaint | null;
  save(): void;
  /** Saves the game in another file from now on, unless that fails. */
  saveTo(path: string): Complaint | null;
}

export type GameFile = {
  readonly path: string | null;
  /** What the game was read from; null for a new game. */
  readonly text: string | null;
};

const NO_FILE = complain('there is no folder for saved games');

export const savedGame = (
  environment: Environment,
  opened: readonly TableEvent[],
  file: GameFile,
  diceAt: (table: Table) => DiceSource,
  /** Receives what the person has to know about saving. */
  tell: (sentence: string) => void,
): SavedGame => {
  const events = [...opened];
  let table = need(events.reduce<Table | null>(apply, null));
  let path = file.path;
  let written = file.text;
  let unsaved: Complaint | null = null;
  // The clock starts again with every run, but the time of a table goes on.
  const started = environment.clock();
  const before = written === null ? started : table.lastAt;

  const write = (to: string): Complaint | null => {
    const text = makeEvents(events);
    const wrong = writeText(environment, to, text);
    if (wrong === null) [path, written] = [to, text];
    return wrong;
  };
  /** Another run of the program may continue the same game: both are saved then. */
  const ownPath = (current: string): string => {
    if (written === null || !environment.hasFile(current)) return current;
    const found = readText(environment, current);
    if (!('text' in found) || found.text === written) return current;
    const other = freePath(environment, current.replace(/(-\d+)?\.table$/, ''));
    tell(`${current} was changed by another program. This game is now saved in ${other}.`);
    return other;
  };
  const save = (): void => {
    const wrong = path === null ? NO_FILE : write(ownPath(path));
    if (wrong !== null && unsaved === null)
      tell(`The game is not saved: ${wrong.reason}. It goes on; save FILE saves it in another place.`);
    unsaved = wrong;
  };
  return {
    get table() {
      return table;
    },
    get path() {
      return path;
    },
    get unsaved() {
      return unsaved;
    },
    do: (command, by) => {
      const now = Math.round(before + environment.clock() - started);
      const decided = decide(table, command, { by, now, dice: diceAt(table) });
      if (isTableRefusal(decided)) return complain(explainTableRefusal(decided));
      events.push(decided.event);
      table = decided.table;
      save();
      return null;
    },
    save,
    saveTo: (chosen) => {
      const wrong = write(chosen);
      if (wrong === null) unsaved = null;
      return wrong;
    },
  };
};
