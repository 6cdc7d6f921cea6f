import { type LessonProgress, makeLessonProgress, parseLessonProgress } from './progress.ts';

export const LESSONS_KEY = 'abacow.lessons';

/** If storage is forbidden, lessons start from the beginning. */
export const readProgress = (): LessonProgress => {
  try {
    return parseLessonProgress(localStorage.getItem(LESSONS_KEY));
  } catch {
    return parseLessonProgress(null);
  }
};

export const updateProgress = (change: (before: LessonProgress) => LessonProgress): void => {
  try {
    localStorage.setItem(LESSONS_KEY, makeLessonProgress(change(readProgress())));
  } catch {
    return;
  }
};
