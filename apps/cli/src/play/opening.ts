/** From options to the events that open a table, or from a file to the events that were kept. */
import { type GameName, isUnreadable } from '@abacow/rules';
import { BOARDS, DEFAULT_TARGET, LEVELS as SCORINGS, type Players } from '@abacow/rules/trio';
import {
  type GameChoice,
  NO_CLOCK,
  type Opening,
  type Seating,
  type TableEvent,
  explainTableRefusal,
  isTableRefusal,
  openTable,
  parseEvents,
  rebuild,
} from '@abacow/table';
import { type Complaint, type Values, choice, complain, text, whole } from '../arguments.ts';
import type { Level } from '../computers/computers.ts';
import { PAD_IN_TURN, sheetOption } from '../sheets/choice.ts';
import { HERE } from './game.ts';

export const gameOptions = {
  against: whole('LEVEL', 1, 5, 'The computer, from 1 (gentle) to 5 (strongest). Default: 3.'),
  begin: choice('WHO', ['lot', 'me', 'computer'], 'lot (a coin, or the dice), me or computer. Default: lot.'),
  name: text('NAME', 'Your name, for the record. Default: You.'),
  side: choice('SIDE', ['cross', 'circle'], 'Cowpath: what you play. Default: cross.'),
  sheet: {
    ...sheetOption,
    about: 'Cowpath: a number of the pad, random, or a sheet as text. Default: any of the pad.',
  },
  players: whole('N', 2, 4, 'Trio: how many play; computers take all seats but yours. Default: 2.'),
  board: choice('BOARD', BOARDS, 'Trio: multiplication or addition. Default: multiplication.'),
  level: choice('LEVEL', SCORINGS, 'Trio: junior, intermediate or expert. Default: junior.'),
  target: whole('N', 1, 1_000_000, `Trio: the game ends above this score. Default: ${DEFAULT_TARGET}.`),
};
export type GameValues = Values<typeof gameOptions>;

const BELONGS: Readonly<Record<GameName, readonly (keyof GameValues)[]>> = {
  cowpath: ['side', 'sheet'],
  trio: ['players', 'board', 'level', 'target'],
};

export const misplacedOption = (game: GameName, values: GameValues): string | undefined =>
  BELONGS[game === 'cowpath' ? 'trio' : 'cowpath'].find((name) => values[name] !== undefined);

const choiceOf = (game: GameName, values: GameValues, below: (n: number) => number): GameChoice => {
  if (game === 'cowpath') {
    const sheets = values.sheet ?? PAD_IN_TURN;
    return { game, sheet: sheets.sheetFor(below(1_000_000), String(below(2 ** 30))).text };
  }
  const { players = 2, board = 'multiplication', level = 'junior', target = DEFAULT_TARGET } = values;
  return { game, players: players as Players, board, level, target };
};

const openingOf = (begin: GameValues['begin'], mine: number): Opening => {
  if (begin === undefined || begin === 'lot') return { kind: 'lot' };
  return { kind: 'chosen', seat: begin === 'me' ? mine : 1 - mine };
};

export const openFor = (
  game: GameName,
  values: GameValues,
  below: (n: number) => number,
  now: number,
): readonly TableEvent[] | Complaint => {
  const chosen = choiceOf(game, values, below);
  const mine = values.side === 'circle' ? 1 : 0;
  const seats = Array.from({ length: chosen.game === 'cowpath' ? 2 : chosen.players }, (_, seat): Seating =>
    seat === mine
      ? { kind: 'person', name: values.name ?? 'You', holder: HERE }
      : { kind: 'computer', level: (values.against ?? 3) as Level },
  );
  const opened = openTable({
    id: 'terminal',
    host: HERE,
    choice: chosen,
    opening: openingOf(values.begin, mine),
    clock: NO_CLOCK,
    commitment: null,
    seats,
    seeds: seats.map(() => ''),
    now,
  });
  return isTableRefusal(opened)
    ? complain(explainTableRefusal(opened))
    : [...opened, { kind: 'started', at: now }];
};

export const parseKept = (file: string): readonly TableEvent[] | Complaint => {
  const events = parseEvents(file);
  if (isUnreadable(events)) return complain(events.reason);
  const table = rebuild(events);
  return isUnreadable(table) ? complain(table.reason) : events;
};
