/** What a player can be asked before a placement: the number of the squares that the dice point at. */
import { type Board, numberAt, squareAt } from './board.ts';
import { LOST_TOKEN } from './notation.ts';
import type { TrioPosition } from './position.ts';

/** The number of the squares that two dice point at: 7 and 8 give 56 on the multiplication board. */
export const resultOf = (board: Board, first: number, second: number): number =>
  numberAt(board, squareAt(first, second));

export const calculation = {
  resultAt: ({ placing, first, second, setup }: TrioPosition): number | null =>
    placing ? resultOf(setup.board, first, second) : null,
  lostTurn: ({ setup }: TrioPosition): string | null => (setup.wrongAnswer === undefined ? null : LOST_TOKEN),
};
