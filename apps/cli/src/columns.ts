/** A small table as text: the first column aligned left, the others right. */
export const makeColumns = (rows: readonly (readonly string[])[]): string => {
  const width = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column))))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
};

export const makePercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** 12345 as 12,345, independent of the locale. */
export const makeCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
