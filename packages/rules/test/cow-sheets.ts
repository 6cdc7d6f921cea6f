/** Sheets that the Cowpath tests are played on. */

/**
 * Every symbol at least twice, 5 x 5:
 *
 *      a b c d e
 *    1 x 1 c 2 o
 *    2 c 3 4 5 c
 *    3 1 2 c 3 4
 *    4 c x 5 o c
 *    5 o 1 c 2 x
 */
export const SMALL = 'x1c2o/c345c/12c34/cx5oc/o1c2x';

/** Only cows and starts, 4 x 4: two cows on the dice allow any free square. */
export const COWS = 'xcox/cccc/cccc/oxco';

/** The corner a1 has the only 5, and all its neighbours are starts. */
export const CORNER = '5x1c/oo2c/3c4x/x1co';

/** Space for many bonus turns: cows everywhere, all starts in the upper half, 8 x 8. */
export const PASTURE = 'xcxcxoco/cccccccc/ccccccco/cccccccc/cccccccc/cccccccc/cccccccc/cccccccc';

/** Three crosses in the top row of a 5 x 5 sheet with one square between them. */
export const GAPS = 'xcxcx/ccccc/ccccc/ccccc/ococo';

/** A turn that marks a cow: `cow('b2')`. */
export const cow = (...squares: readonly string[]): string =>
  squares.map((square) => `t12345=cc123 ${square}`).join(' ');
