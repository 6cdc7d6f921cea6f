import { need } from '@abacow/rules/need';
import type { Player } from '../play-out.ts';

/** Every legal decision equally likely. */
export const randomPlayer =
  <P, M>(legalMoves: (position: P) => readonly M[], below: (n: number) => number): Player<P, M> =>
  (position) => {
    const moves = legalMoves(position);
    return need(moves[below(moves.length)]);
  };
