import { type Remembered, makeRemembered, parseRemembered } from './kept.ts';

const KEY = 'abacow.lessons';

/** If storage is forbidden, lessons start from the beginning. */
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
