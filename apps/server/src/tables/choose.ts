/** Which computer plays what. */
import { type Position, legalNotation } from '@abacow/rules';

export const chooseMove = (position: Position, _level: number): string => {
  const legal = legalNotation(position);
  return legal[Math.floor(Math.random() * legal.length)]!;
};
