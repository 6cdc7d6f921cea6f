import { shuffled } from '@abacow/dice';
import { isUnreadable } from '@abacow/rules';
import { parseSheet, type Sheet } from '@abacow/rules/cowpath';

const SIDE = 7;
const DEFAULT_SQUARES = [...'xxxooo', ...'c'.repeat(13), ...'12345'.repeat(6)];

/** A random sheet with the default squares; an illegal one is drawn again. */
export function randomSheet(below: (n: number) => number): Sheet {
  for (;;) {
    const squares = shuffled(DEFAULT_SQUARES, below).join('');
    const rows = Array.from({ length: SIDE }, (_, row) => squares.slice(row * SIDE, (row + 1) * SIDE));
    const sheet = parseSheet(rows.join('/'));
    if (!isUnreadable(sheet)) return sheet;
  }
}
