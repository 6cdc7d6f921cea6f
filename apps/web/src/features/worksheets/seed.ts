/** A short name for a new worksheet, easy to read on paper: no letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const LENGTH = 5;

export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
