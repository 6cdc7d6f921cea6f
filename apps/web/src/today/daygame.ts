/**
 * The game of a day: its sheet, its dice and its opponent follow from the date alone, so they are the same for everybody. The
 * secret of the dice is the SHA-256 of a public text. Everything else is as at any table, so the usual checks hold.
 */
import { sha256 } from '@abacow/dice';
import { type GameRecord, type Setup, isUnreadable, parseSetup } from '@abacow/rules';
import type { ComputerLevel } from '@abacow/table';
import { daySheet } from '@abacow/rules/sheets';
import type { NewGame } from '../play/games.ts';
import { type Day, isDay } from './day.ts';

export const DAY_GAME = 'cowpath';
/** The player has the crosses and begins. */
export const DAY_SEAT = 0;
/** Chooses without searching, so its choices do not depend on a device's speed. */
export const DAY_OPPONENT: ComputerLevel = 3;
export const STRONGEST: ComputerLevel = 5;

const NAME = 'day ';

/** The name of the day's dice, and the text whose SHA-256 is their secret. */
export const diceNameOf = (day: Day): string => `${NAME}${day}`;
export const secretTextOf = (day: Day): string => `abacow day ${day}`;

export const secretOf = (day: Day): Uint8Array => sha256(new TextEncoder().encode(secretTextOf(day)));

/** The day that dice of this name belong to; null for dice of other games. */
export const dayOfDice = (name: string): Day | null => {
  const day = name.startsWith(NAME) ? name.slice(NAME.length) : '';
  return isDay(day) ? day : null;
};

export const dayOfRecord = ({ dice }: Pick<GameRecord, 'dice'>): Day | null =>
  dice === null ? null : dayOfDice(dice.table);

const choiceOf = (day: Day) => ({ game: DAY_GAME, sheet: daySheet(day).text }) as const;

export const daySetup = (day: Day): Setup => {
  const setup = parseSetup({ ...choiceOf(day), first: 'x' });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};

/** `player` is the id of a player of this device. */
export const dayGame = (day: Day, name: string | null, player: string | null): NewGame => ({
  choice: choiceOf(day),
  opening: { kind: 'chosen', seat: DAY_SEAT },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name, player },
    { kind: 'computer', level: DAY_OPPONENT },
  ],
  sharedDice: { name: diceNameOf(day), secret: secretOf(day) },
});
