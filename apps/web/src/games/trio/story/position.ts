import { type TrioPosition, startTrio } from '@abacow/rules/trio';
import type { GameTable } from '../../../table/model/game-table.ts';

/** Before it is decided who begins: the empty board. */
export const positionAt = ({ state: { game, choice } }: Pick<GameTable, 'state'>): TrioPosition => {
  if (game?.position.game === 'trio') return game.position;
  if (choice.game !== 'trio') throw new Error('this is not a table of Trio');
  return startTrio({ ...choice, first: 0 });
};
