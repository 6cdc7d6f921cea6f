/** Reads and writes the tries in the browser. If storage is forbidden, they last until the page is closed. */
import { TODAY_KEY, type Tries, changeTries, parseTries } from './tries.ts';

let unsaved: string | null = null;

const readText = (): string | null => {
  try {
    return localStorage.getItem(TODAY_KEY) ?? unsaved;
  } catch {
    return unsaved;
  }
};

export const readTries = (): Tries => parseTries(readText());

export const updateTries = (change: (before: Tries) => Tries): Tries => {
  const text = changeTries(readText(), change);
  if (text !== null) {
    unsaved = text;
    try {
      localStorage.setItem(TODAY_KEY, text);
    } catch {
      return parseTries(text);
    }
  }
  return readTries();
};
