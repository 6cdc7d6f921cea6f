/** Moves of the rules as placements on the grid. */
import type { Move } from '@abacow/rules/trio';
import { type Cell, cellOf } from './grid.ts';

/** `from` is the cell that a pawn leaves, or NEW_PAWN. */
export type Placement = { readonly from: Cell; readonly to: Cell };
export const NEW_PAWN = -1;

export const placementOf = (move: Move): Placement | null => {
  switch (move.kind) {
    case 'throw':
      return null;
    case 'place':
      return { from: NEW_PAWN, to: cellOf(move.square) };
    case 'move':
      return { from: cellOf(move.from), to: cellOf(move.to) };
  }
};
