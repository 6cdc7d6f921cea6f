import { isUnreadable } from '@abacow/rules';
import { type Sheet, parseSheet } from '@abacow/rules/cowpath';
import type { GameChoice } from '@abacow/table';

/** The sheet of a table that was opened with it, so it is legal. */
export const checkedSheet = (choice: GameChoice): Sheet => {
  const sheet = parseSheet(choice.game === 'cowpath' ? choice.sheet : '');
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return sheet;
};
