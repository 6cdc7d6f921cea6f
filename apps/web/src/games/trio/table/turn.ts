/** The input of a player's turn at a Trio table. */
import { type Square, numberAt, parseMove } from '@abacow/rules/trio';
import type { GameTable } from '../../../table/model/game-table.ts';
import { settings } from '../../../base/settings/settings.svelte.ts';
import { announce } from '../../../base/announce/announce.svelte.ts';
import { Asking } from '../help/asking.svelte.ts';
import { type InputRefusal, TrioInput, targetOf } from '../input/input.svelte.ts';
import { t } from '../texts/index.ts';
import { positionAt } from '../story/position.ts';
import { squareSpoken } from '../board/sentences.ts';

export const trioTurn = (
  table: GameTable,
  onrefuse?: (refusal: InputRefusal) => void,
  asking: Asking = new Asking(table),
): TrioInput => {
  const finds = (): boolean => asking.asks === 'find';
  const nameOf = (square: Square): string => {
    const { board } = positionAt(table).setup;
    return finds() ? `${numberAt(board, square)}` : squareSpoken(board, square);
  };
  const wrongSquareOf = (text: string): Square | null => {
    const move = finds() ? parseMove(text) : null;
    return move === null || move.kind === 'throw' || asking.isTarget(targetOf(move)) ? null : targetOf(move);
  };
  const input: TrioInput = new TrioInput({
    position: () => positionAt(table),
    mine: () => table.mine && table.phase === 'playing',
    onmove: (move) => {
      const wrong = wrongSquareOf(move);
      if (wrong === null) return table.play(move);
      asking.giveWrongSquare(wrong);
      input.deselect();
      return false;
    },
    // A slip of the finger must not cost a turn.
    confirms: () => settings.confirmMarks || (finds() && asking.costsTurn),
    onselect: (target) => announce(t('table.confirm.selected', { square: nameOf(target) })),
    finds,
    isTarget: (square) => asking.isTarget(square),
    onmiss: (square) => asking.giveWrongSquare(square),
    calculates: () => asking.asks === 'work-out',
    ...(onrefuse === undefined ? {} : { onrefuse }),
  });
  return input;
};
