/** From options to the events that open a table, or from a file to the events that were kept. */
import { type GameName, isUnreadable } from '@abacow/rules';
import { PAWN_LETTERS, type Players } from '@abacow/rules/trio';
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
  withoutFormat,
} from '@abacow/table';
import { type Complaint, type Values, choice, complain, isComplaint, text, whole } from '../arguments.ts';
import type { Level } from '../computers/computers.ts';
import { PAD_IN_TURN, sheetOption } from '../sheets/choice.ts';
import { trioChoiceOf, trioOptions } from '../trio-options.ts';
import { HERE } from './game.ts';

export const gameOptions = {
  against: whole('LEVEL', 1, 5, 'The computer, from 1 (gentle) to 5 (strongest). Default: 3.'),
  begin: choice(
    'WHO',
    ['lot', 'me', 'computer', ...PAWN_LETTERS],
    'lot (a coin, or the dice), me, computer or, in Trio, a player by letter: A is you. Default: lot.',
  ),
  name: text('NAME', 'Your name, for the record. Default: none.'),
  side: choice('SIDE', ['cross', 'circle'], 'Cowpath: what you play. Default: cross.'),
  sheet: {
    ...sheetOption,
    about: 'Cowpath: a number of the pad, random, or a sheet as text. Default: any of the pad.',
  },
  players: whole('N', 2, 4, 'Trio: how many play; computers take all seats but yours. Default: 2.'),
  ...trioOptions,
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
  return { game, players: (values.players ?? 2) as Players, ...trioChoiceOf(values) };
};

type Beginner = NonNullable<GameValues['begin']>;

const openingOf = (begin: Beginner, chosen: GameChoice, mine: number): Opening | Complaint => {
  switch (begin) {
    case 'lot':
      return { kind: 'lot' };
    case 'me':
      return { kind: 'chosen', seat: mine };
    case 'computer':
      return { kind: 'chosen', seat: 1 - mine };
    default: {
      const seat = PAWN_LETTERS.indexOf(begin);
      return chosen.game === 'trio' && seat < chosen.players
        ? { kind: 'chosen', seat }
        : complain(`there is no player ${begin} to begin`);
    }
  }
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
      ? {
          kind: 'person',
          name: withoutFormat(values.name ?? 'You'),
          holder: HERE,
          named: values.name !== undefined,
        }
      : { kind: 'computer', level: (values.against ?? 3) as Level },
  );
  const opening = openingOf(values.begin ?? 'lot', chosen, mine);
  if (isComplaint(opening)) return opening;
  const opened = openTable({
    id: 'terminal',
    host: HERE,
    choice: chosen,
    opening,
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
