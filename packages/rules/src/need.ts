/** The value, which must be there although its type cannot say so. A missing one is a bug. */
export const need = <T>(value: T | undefined | null): T => {
  if (value === undefined || value === null) throw new Error('a value is missing');
  return value;
};
