/** What a player can be asked before a placement: the number of the squares that the dice point at. */
import { numberAt, squareAt } from './board.ts';
import { LOST_TOKEN } from './notation.ts';
import type { TrioPosition } from './position.ts';

export const calculation = {
  resultAt: ({ placing, first, second, setup }: TrioPosition): number | null =>
    placing ? numberAt(setup.board, squareAt(first, second)) : null,
  lostTurn: ({ setup }: TrioPosition): string | null => (setup.wrongAnswer === undefined ? null : LOST_TOKEN),
};
