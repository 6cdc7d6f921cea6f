/** The input of a player's turn at a Trio table. */
import { type TrioPosition, startTrio } from '@abacow/rules/trio';
import type { GameTable } from '../../../play/gametable.ts';
import { type InputRefusal, TrioInput } from '../input/input.svelte.ts';

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
    ...(onrefuse === undefined ? {} : { onrefuse }),
  });
