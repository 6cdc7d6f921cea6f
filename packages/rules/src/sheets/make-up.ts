/** How many squares have which symbol: 13 cows and six of each number on 7 x 7, about the same mix on other sizes. */
import { need } from '../need.ts';
import { shuffled } from '@abacow/dice';
import { COW, type Face, SYMBOLS } from '../cowpath/symbols.ts';

const NUMBERS = SYMBOLS.length - 1;
const NUMBERS_IN_43 = 30;
const FREE_IN_DEFAULT = 43;

/**
 * `units` symbols, one entry each. Where the numbers cannot be equally frequent, `below` draws which are rarer.
 */
export const makeUp = (units: number, below: (n: number) => number): readonly Face[] => {
  const numbered = Math.round((units * NUMBERS_IN_43) / FREE_IN_DEFAULT);
  const order = shuffled(
    Array.from({ length: NUMBERS }, (_, face) => face),
    below,
  );
  return Array.from({ length: units }, (_, unit) => (unit < numbered ? need(order[unit % NUMBERS]) : COW));
};
