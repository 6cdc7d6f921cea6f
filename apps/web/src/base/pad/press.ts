/** What a key of the number pad does to the number typed so far. */
const MOST_DIGITS = 3;

/** `''` is nothing typed. A number does not begin with zeros. */
export const withDigit = (value: string, digit: string): string =>
  value === '0' ? digit : value.length < MOST_DIGITS ? value + digit : value;

export const withoutLast = (value: string): string => value.slice(0, -1);

export const isDigit = (key: string): boolean => /^[0-9]$/.test(key);
