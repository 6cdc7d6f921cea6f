/** When the tray offers to undo the last decision. */
import type { GameTable } from './game-table.ts';

/** Online, taking back is among the tools. Own dice that a person is about to enter may have been thrown already. */
export const mayUndoHere = ({ presence, mayTakeBack, ownDice, state }: GameTable): boolean => {
  const thrower = ownDice?.awaiting?.seat ?? null;
  const isThrown = thrower !== null && state.seats[thrower]?.kind === 'person';
  return presence === undefined && mayTakeBack !== null && !isThrown;
};
