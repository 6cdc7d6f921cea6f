/** The last game of each kind: the next one starts with the same settings. */
import { type GameName, type Seat, isUnreadable } from '@abacow/rules';
import {
  type ClockSetup,
  type GameChoice,
  type Opening,
  COMPUTER_LEVELS,
  isTimeLimit,
  nameFrom,
  seatsFor,
  setupFor,
} from '@abacow/table';
import { type Note, fieldsOf, note } from '../../base/storage/notes.ts';
import type { NewGame, NewSeat } from '../local/games.ts';

export type LastGame = {
  readonly order: NewGame;
  /** How the game draws a part of its choice anew for the next game; null when it stays the same. */
  readonly redraw: string | null;
};

const choiceFrom = (value: unknown, game: GameName): GameChoice | null => {
  const choice = fieldsOf(value) as unknown as GameChoice;
  return choice.game === game && !isUnreadable(setupFor(choice, 0)) ? choice : null;
};

const openingFrom = (value: unknown, seats: number): Opening => {
  const { kind, seat } = fieldsOf(value);
  const isSeat = Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < seats;
  return kind === 'chosen' && isSeat ? { kind, seat: seat as Seat } : { kind: 'lot' };
};

const seatFrom = (value: unknown): NewSeat | null => {
  const { kind, name, player, level: stored } = fieldsOf(value);
  const level = COMPUTER_LEVELS.find((known) => known === stored);
  if (kind === 'computer') return level === undefined ? null : { kind, level };
  if (kind !== 'person') return null;
  const named = { kind, name: typeof name === 'string' ? nameFrom(name) || null : null } as const;
  return typeof player === 'string' ? { ...named, player } : named;
};

const limitFrom = (value: unknown, choice: GameChoice): Pick<NewGame, 'timeLimitMs'> =>
  typeof value === 'number' && isTimeLimit(choice, value) ? { timeLimitMs: value } : {};

const NO_CLOCK: ClockSetup = { kind: 'none' };

/** Null when it is damaged, or from a version with other rules. */
const lastGameFrom = (json: unknown, game: GameName): LastGame | null => {
  try {
    const { order, redraw } = fieldsOf(json);
    const { choice: stored, opening, timeLimitMs, seats: sitting, ownDice } = fieldsOf(order);
    const choice = choiceFrom(stored, game);
    const seats = (Array.isArray(sitting) ? sitting : []).map(seatFrom).filter((seat) => seat !== null);
    if (choice === null || seats.length !== seatsFor(choice)) return null;
    return {
      order: {
        choice,
        opening: openingFrom(opening, seats.length),
        clock: NO_CLOCK,
        ...limitFrom(timeLimitMs, choice),
        seats,
        ownDice: ownDice === true,
      },
      redraw: typeof redraw === 'string' ? redraw : null,
    };
  } catch {
    return null;
  }
};

/** Against the computer, or with people on this device: each remembers its own. */
export type Opponents = 'computer' | 'people';

export const lastGameNote = (game: GameName, opponents: Opponents = 'computer'): Note<LastGame | null> =>
  note(`abacow.lastGame.${game}${opponents === 'people' ? '.people' : ''}`, (json) =>
    lastGameFrom(json, game),
  );

export const lastGame = (game: GameName, opponents: Opponents = 'computer'): LastGame | null =>
  lastGameNote(game, opponents).read();

export const rememberGame = (last: LastGame, opponents: Opponents = 'computer'): void =>
  void lastGameNote(last.order.choice.game, opponents).write(last);

/** What the last online table was opened with. */
export type LastTable = Pick<NewGame, 'choice' | 'timeLimitMs'>;

const lastTableFrom = (json: unknown, game: GameName): LastTable | null => {
  const { choice: stored, timeLimitMs } = fieldsOf(json);
  const choice = choiceFrom(stored, game);
  return choice === null ? null : { choice, ...limitFrom(timeLimitMs, choice) };
};

export const lastTableNote = (game: GameName): Note<LastTable | null> =>
  note(`abacow.lastTable.${game}`, (json) => lastTableFrom(json, game));
