import { type LessonProgress, makeLessonProgress, parseLessonProgress } from './progress.ts';

const KEY = 'abacow.lessons';

/** If storage is forbidden, lessons start from the beginning. */
export const readProgress = (): LessonProgress => {
  try {
    return parseLessonProgress(localStorage.getItem(KEY));
  } catch {
    return parseLessonProgress(null);
  }
};

export const updateProgress = (change: (before: LessonProgress) => LessonProgress): void => {
  try {
    localStorage.setItem(KEY, makeLessonProgress(change(readProgress())));
  } catch {
    return;
  }
};
