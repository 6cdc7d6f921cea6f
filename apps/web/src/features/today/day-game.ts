/**
 * The game of a day: its sheet and its dice follow from the date alone, so they are the same for everybody; the opponent is as
 * strong as the player. The secret of the dice is the SHA-256 of a public text. Everything else is as at any table, so the
 * usual checks hold.
 */
import { sha256 } from '@abacow/dice';
import { type GameRecord, type Setup, isUnreadable, parseSetup } from '@abacow/rules';
import type { ComputerLevel } from '@abacow/table';
import { daySheet } from '@abacow/rules/sheets';
import type { NewGame } from '../../table/local/games.ts';
import type { Day } from '../../device/day/day.ts';
import { dayOfDice, diceNameOf } from '../../device/day/dice-name.ts';

export const DAY_GAME = 'cowpath';
/** The player has the crosses and begins. */
export const DAY_SEAT = 0;
export const STRONGEST: ComputerLevel = 5;
/** The opponent of the strongest computer. It chooses without searching, so it plays the same on every device. */
export const STEADY_OPPONENT: ComputerLevel = 3;

/** The text whose SHA-256 is the secret of the day's dice. */
export const secretTextOf = (day: Day): string => `abacow day ${day}`;

export const secretOf = (day: Day): Uint8Array => sha256(new TextEncoder().encode(secretTextOf(day)));

export const dayOfRecord = ({ dice }: Pick<GameRecord, 'dice'>): Day | null =>
  dice === null ? null : dayOfDice(dice.table);

const choiceOf = (day: Day) => ({ game: DAY_GAME, sheet: daySheet(day).text }) as const;

export const daySetup = (day: Day): Setup => {
  const setup = parseSetup({ ...choiceOf(day), first: 'x' });
  if (isUnreadable(setup)) throw new Error(setup.reason);
  return setup;
};

/** `player` is the id of a player of this device. */
export const dayGame = (
  day: Day,
  name: string | null,
  player: string | null,
  level: ComputerLevel,
): NewGame => ({
  choice: choiceOf(day),
  opening: { kind: 'chosen', seat: DAY_SEAT },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name, player },
    { kind: 'computer', level },
  ],
  sharedDice: { name: diceNameOf(day), secret: secretOf(day) },
});
