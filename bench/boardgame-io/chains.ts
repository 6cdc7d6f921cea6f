/** The up to eight squares around a square of a grid that is stored row by row. */
function findAround(square: number, columns: number, squares: number): number[] {
  const row = Math.floor(square / columns);
  const column = square % columns;
  const near: number[] = [];
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      const inside = r >= 0 && c >= 0 && c < columns && r * columns + c < squares;
      if (inside && (r !== row || c !== column)) near.push(r * columns + c);
    }
  }
  return near;
}

const known = new Map<string, number[][]>();

/** The neighbours of all squares are computed once for each size of grid. */
export function around(square: number, columns: number, squares: number): readonly number[] {
  const size = `${columns},${squares}`;
  let all = known.get(size);
  if (!all) {
    all = Array.from({ length: squares }, (_, index) => findAround(index, columns, squares));
    known.set(size, all);
  }
  return all[square]!;
}

/** Whether all of `starts` can be reached from the first through neighbours that are `open`. */
export function joined(
  starts: readonly number[],
  columns: number,
  open: (square: number) => boolean,
  squares: number,
): boolean {
  const seen = new Set<number>([starts[0]!]);
  for (const square of seen) {
    for (const near of around(square, columns, squares)) if (open(near)) seen.add(near);
  }
  return starts.every((start) => seen.has(start));
}
