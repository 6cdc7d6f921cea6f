import { type Remembered, makeRemembered, parseRemembered } from './kept.ts';

const KEY = 'abacow.lessons';

/** Storage may be forbidden: the lessons then simply start anew. */
export const recall = (): Remembered => {
  try {
    return parseRemembered(localStorage.getItem(KEY));
  } catch {
    return parseRemembered(null);
  }
};

export const remember = (change: (before: Remembered) => Remembered): void => {
  try {
    localStorage.setItem(KEY, makeRemembered(change(recall())));
  } catch {
    return;
  }
};
