/** The input of a player's turn at a Trio table. */
import { type Square, numberAt, parseMove } from '@abacow/rules/trio';
import type { GameTable } from '../../../table/model/game-table.ts';
import { settings } from '../../../base/settings/settings.svelte.ts';
import { announce } from '../../../base/announce/announce.svelte.ts';
import { Asking } from '../help/asking.svelte.ts';
import { type InputRefusal, TrioInput, targetOf } from '../input/input.svelte.ts';
import { t } from '../texts/index.ts';
import { positionAt } from './position.ts';
import { squareSpoken } from './sentences.ts';

export const trioTurn = (
  local: GameTable,
  onrefuse?: (refusal: InputRefusal) => void,
  asking: Asking = new Asking(local),
): TrioInput => {
  const finds = (): boolean => asking.asks === 'find';
  const nameOf = (square: Square): string => {
    const { board } = positionAt(local).setup;
    return finds() ? `${numberAt(board, square)}` : squareSpoken(board, square);
  };
  const isWrong = (text: string): boolean => {
    const move = parseMove(text);
    return finds() && move !== null && move.kind !== 'throw' && !asking.isFound(targetOf(move));
  };
  const input: TrioInput = new TrioInput({
    position: () => positionAt(local),
    mine: () => local.mine && local.phase === 'playing',
    onmove: (move) => {
      if (!isWrong(move)) return local.play(move);
      input.deselect();
      return false;
    },
    // A slip of the finger must not cost a turn.
    confirms: () => settings.confirmMarks || (finds() && asking.costsTurn),
    onselect: (target) => announce(t('table.confirm.selected', { square: nameOf(target) })),
    finds,
    onfind: (square) => asking.isFound(square),
    calculates: () => asking.asks === 'work-out',
    ...(onrefuse === undefined ? {} : { onrefuse }),
  });
  return input;
};
