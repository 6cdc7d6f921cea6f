/** Makes the events that open a table from options, or reads the events of a saved game. */
import {
  type GameChoice,
  NO_CLOCK,
  type Opening,
  type Seating,
  type TableEvent,
  explainTableRefusal,
  isTableRefusal,
  openTable,
  seatsFor,
  withoutFormat,
} from '@abacow/table';
import { type Complaint, type Values, choice, complain, isComplaint, text, whole } from '../arguments.ts';
import type { Level } from '../computers/computers.ts';
import type { TerminalGame } from '../games/game.ts';
import { TERMINAL_GAMES, optionsOf } from '../games/registry.ts';
import { HERE } from './game.ts';

const SEAT_LETTERS = TERMINAL_GAMES.flatMap(({ seatLetters }) => seatLetters);

export const gameOptions = {
  against: whole('LEVEL', 1, 5, 'The computer, from 1 (gentle) to 5 (strongest). Default: 3.'),
  begin: choice(
    'WHO',
    ['lot', 'me', 'computer', ...SEAT_LETTERS],
    'lot (a coin, or the dice), me, computer or, in Trio, a player by letter: A is you. Default: lot.',
  ),
  name: text('NAME', 'Your name, shown in the game and in its record. Default: none.'),
  ...optionsOf('playOptions'),
};
export type GameValues = Values<typeof gameOptions>;

const openingOf = (
  begin: string,
  game: TerminalGame,
  chosen: GameChoice,
  mine: number,
): Opening | Complaint => {
  switch (begin) {
    case 'lot':
      return { kind: 'lot' };
    case 'me':
      return { kind: 'chosen', seat: mine };
    case 'computer':
      return { kind: 'chosen', seat: 1 - mine };
    default: {
      const seat = game.seatLetters.indexOf(begin);
      return seat >= 0 && seat < seatsFor(chosen)
        ? { kind: 'chosen', seat }
        : complain(`there is no player ${begin} to begin`);
    }
  }
};

export const openFor = (
  game: TerminalGame,
  values: GameValues,
  below: (n: number) => number,
  now: number,
): readonly TableEvent[] | Complaint => {
  const chosen = game.choose(values, below);
  const mine = game.ownSeat(values);
  const seats = Array.from({ length: seatsFor(chosen) }, (_, seat): Seating =>
    seat === mine
      ? {
          kind: 'person',
          name: withoutFormat(values.name ?? 'You'),
          holder: HERE,
          named: values.name !== undefined,
        }
      : { kind: 'computer', level: (values.against ?? 3) as Level },
  );
  const opening = openingOf(values.begin ?? 'lot', game, chosen, mine);
  if (isComplaint(opening)) return opening;
  const opened = openTable({
    id: 'terminal',
    host: HERE,
    choice: chosen,
    opening,
    clock: NO_CLOCK,
    timeLimitMs: game.timeLimitMs?.(values),
    commitment: null,
    seats,
    seeds: seats.map(() => ''),
    now,
  });
  return isTableRefusal(opened)
    ? complain(explainTableRefusal(opened))
    : [...opened, { kind: 'started', at: now }];
};
