/**
 * When an exercise comes back: on the day after a wrong answer; after a right one FSRS decides, until it was
 * solved on two different days.
 */
import { intervalDays, remember } from '@abacow/learning';
import { type Day, type Progress, isDone, isDue } from './progress.ts';

/** Only answers on a due day count; the others are practice. */
export const answered = (progress: Progress, right: boolean, today: Day): Progress => {
  if (!isDue(progress, today)) return progress;
  const days = today - (progress.last ?? today);
  const memory = remember(progress.memory, days, right ? 'good' : 'again');
  const solved = right ? progress.solved + 1 : 0;
  const due = today + (right ? intervalDays(memory) : 1);
  const after: Progress = { solved, last: today, due, memory };
  return isDone(after) ? { ...after, due: null } : after;
};
