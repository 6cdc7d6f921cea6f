/** Writing Trio games for tests. */

/** Throws and places so that `squares` get pawns of one player, every other of two players losing the turn. */
export const alone = (squares: readonly string[], others = 1): string =>
  squares
    .map((square) => {
      const [row, column] = square.split('x');
      const lost = row === column ? '' : ' t12=00'.repeat(others);
      return `t12=${row}${column} ${square}${lost}`;
    })
    .join(' ');

/** The same without what would follow the last pawn: the text of a won round. */
export const won = (squares: readonly string[], others = 1): string =>
  alone(squares, others).replace(/( t12=00)+$/, '');
