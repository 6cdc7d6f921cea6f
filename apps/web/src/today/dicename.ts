/** The name of a day's dice. Apart from the game of the day, because tables need it without the rules. */
import { type Day, isDay } from './day.ts';

const NAME = 'day ';

export const diceNameOf = (day: Day): string => `${NAME}${day}`;

/** The day that dice of this name belong to; null for dice of other games. */
export const dayOfDice = (name: string): Day | null => {
  const day = name.startsWith(NAME) ? name.slice(NAME.length) : '';
  return isDay(day) ? day : null;
};
