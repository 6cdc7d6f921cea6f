import { isUnreadable } from '@abacow/rules';
import { type Sheet, parseSheet } from '@abacow/rules/cowpath';
import type { GameChoice } from '@abacow/table';

/** The sheet of an open table, which is known to be legal. */
export const checkedSheet = (choice: GameChoice): Sheet => {
  const sheet = parseSheet(choice.game === 'cowpath' ? choice.sheet : '');
  if (isUnreadable(sheet)) throw new Error(sheet.reason);
  return sheet;
};
