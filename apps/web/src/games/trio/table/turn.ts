/** The input of a player's turn at a Trio table. */
import { type TrioPosition, startTrio } from '@abacow/rules/trio';
import type { GameTable } from '../../../play/gametable.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import { announce } from '../../../shell/announce.svelte.ts';
import { type InputRefusal, TrioInput } from '../input/input.svelte.ts';
import { t } from '../texts/index.ts';
import { squareSpoken } from './sentences.ts';

const positionAt = ({ table: { position, choice } }: GameTable): TrioPosition => {
  if (position?.game === 'trio') return position;
  if (choice.game !== 'trio') throw new Error('this is not a table of Trio');
  return startTrio({ ...choice, first: 0 });
};

export const trioTurn = (local: GameTable, onrefuse?: (refusal: InputRefusal) => void): TrioInput =>
  new TrioInput({
    position: () => positionAt(local),
    mine: () => local.mine && local.phase === 'playing',
    onmove: (move) => local.play(move),
    confirms: () => settings.confirmMarks,
    onselect: (target) =>
      announce(t('table.confirm.selected', { square: squareSpoken(positionAt(local).setup.board, target) })),
    ...(onrefuse === undefined ? {} : { onrefuse }),
  });
