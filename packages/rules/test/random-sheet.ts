import { type SeededDice, shuffled } from '@abacow/dice';
import { checkSheet, draftOf, isSheet, makeSheet } from '../src/cowpath/index.ts';

/** Any legal sheet, even with flaws: all sizes, few or many symbols, starts in a corner. */
export const randomSheet = (dice: SeededDice): string => {
  for (;;) {
    const [rows, columns] = [4 + dice.below(5), 4 + dice.below(5)];
    const symbols = shuffled([...'12345c'], dice.below).slice(0, 1 + dice.below(6));
    const free = Array.from({ length: rows * columns - 6 }, () => symbols[dice.below(symbols.length)]!);
    const squares = shuffled([...'xxxooo', ...free], dice.below).join('');
    const lines = Array.from({ length: rows }, (_, r) => squares.slice(r * columns, (r + 1) * columns));
    const sheet = checkSheet(draftOf(lines.join('/')));
    if (isSheet(sheet)) return makeSheet(sheet);
  }
};
