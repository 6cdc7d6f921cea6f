/** Writes Trio games for tests. */

/** Tokens with which one of two players places pawns on `squares` while the other one loses every turn. */
export const alone = (squares: readonly string[], others = 1): string =>
  squares
    .map((square) => {
      const [row, column] = square.split('x');
      const lost = row === column ? '' : ' t12=00'.repeat(others);
      return `t12=${row}${column} ${square}${lost}`;
    })
    .join(' ');

/** The same without the other player's turn after the last pawn: the text of a won round. */
export const won = (squares: readonly string[], others = 1): string =>
  alone(squares, others).replace(/( t12=00)+$/, '');
