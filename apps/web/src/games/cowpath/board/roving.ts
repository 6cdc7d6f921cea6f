/** Where a key moves the focus on a grid; null for other keys. */
type Place = { readonly row: number; readonly column: number };
type Grid = { readonly rows: number; readonly columns: number };

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));

export const stepFrom = ({ row, column }: Place, key: string, far: boolean, grid: Grid): Place | null => {
  switch (key) {
    case 'ArrowUp':
      return { row: within(row - 1, grid.rows), column };
    case 'ArrowDown':
      return { row: within(row + 1, grid.rows), column };
    case 'ArrowLeft':
      return { row, column: within(column - 1, grid.columns) };
    case 'ArrowRight':
      return { row, column: within(column + 1, grid.columns) };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? grid.rows - 1 : row, column: grid.columns - 1 };
    default:
      return null;
  }
};
