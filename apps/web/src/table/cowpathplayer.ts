/** Cowpath's computer player. */
import { legalNotation } from '@abacow/rules';
import type { CowpathPosition } from '@abacow/rules/cowpath';
import type { GamePlayer } from './players.ts';

const anyOf = (moves: readonly string[]): string => moves[Math.floor(Math.random() * moves.length)]!;

/** Marks when it can, else throws. */
const choose = (position: CowpathPosition): string => {
  const legal = legalNotation(position);
  const marks = legal.filter((move) => /^[a-h]\d$/.test(move));
  const throws = legal.filter((move) => move.startsWith('t'));
  return anyOf(marks.length > 0 ? marks : throws.length > 0 ? throws : legal);
};

export const makeCowpathPlayer = (): GamePlayer<CowpathPosition> => ({
  move: choose,
  advise: (position) => {
    const options = legalNotation(position).map((move) => ({ move, equity: 0 }));
    return { move: choose(position), equity: 0, options };
  },
});
