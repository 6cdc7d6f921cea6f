/**
 * The name of a day's dice. Tables need it without the game of the day. It imports no code of `day.ts`, because the build
 * would put that file, which the start page loads, into the tables' chunk.
 */
import type { Day } from './day.ts';

const NAME = /^day ([0-9]{4}-[0-9]{2}-[0-9]{2})$/;

export const diceNameOf = (day: Day): string => `day ${day}`;

/** The day that dice of this name belong to; null for dice of other games. */
export const dayOfDice = (name: string): Day | null => {
  const day = NAME.exec(name)?.[1] ?? '';
  const time = Date.parse(`${day}T12:00:00Z`);
  // 30 February is read as a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : day;
};
