/** The options that `abacow online` and `abacow bot` share. */
import { seededDice } from '@abacow/dice';
import type { GameName } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { COMPUTER_LEVELS } from '@abacow/table';
import { type Complaint, complain, flag, isComplaint, text, whole } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import type { OptionValues, TerminalGame } from '../games/game.ts';
import { gameOption, misplacedOption, terminalGame, optionsOf } from '../games/registry.ts';
import { type TableAddress, parseServer, parseTable } from './addresses.ts';
import type { NewTableWish } from './finding.ts';

export const againstOption = (defaultLevel: string) =>
  whole('LEVEL', 1, 5, `Opens the table with computers of this level at the other seats. ${defaultLevel}`);

export const onlineOptions = {
  server: text('URL', 'The service, like http://localhost:3000. Not needed with the address of a table.'),
  game: gameOption('Opens a new table.'),
  against: againstOption('Default: the seats stay free for others.'),
  public: flag('Opens the table for everybody, not only for people with its code.'),
  now: flag('With --game: plays with the next player who wants to play now.'),
  ...optionsOf('playOptions'),
};

export type Place = { readonly url: string; readonly table: TableAddress | null };

export const placeOf = (word: string | undefined, server: string | undefined): Place | Complaint => {
  const table = word === undefined ? null : parseTable(word);
  if (isComplaint(table)) return table;
  const given = table?.server ?? server;
  if (given === undefined) return complain('--server is missing: --server http://localhost:3000');
  const url = parseServer(given);
  return isComplaint(url) ? url : { url, table };
};

type WishValues = OptionValues & {
  readonly game?: GameName;
  readonly against?: number;
  readonly public?: true;
};

/** The table that the options ask for. */
export const wishOf = (environment: Environment, values: WishValues): NewTableWish | Complaint => {
  const terminal = terminalGame(need(values.game));
  const misplaced = misplacedOption('playOptions', terminal, values);
  if (misplaced !== null) return misplaced;
  return {
    choice: terminal.choose(values, seededDice(`${environment.freshSeed()}/setup`).below),
    timeLimitMs: terminal.timeLimitMs?.(values),
    seat: terminal.ownSeat(values),
    against: COMPUTER_LEVELS.find((level) => level === values.against) ?? null,
    isPublic: values.public === true,
  };
};

export const gameOfTable = ({
  choice,
}: {
  readonly choice: { readonly game: GameName };
}): TerminalGame | Complaint => terminalGame(choice.game);
