/** When an exercise comes back: after growing gaps in days, until it was solved on two different days. */

/** A day of the device's local calendar, counted from 1 January 1970. */
export type Day = number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `offsetMinutes` is the value of `Date.prototype.getTimezoneOffset`: how far local time is behind UTC. */
export const dayOf = (ms: number, offsetMinutes: number): Day =>
  Math.floor((ms - offsetMinutes * 60_000) / DAY_MS);

export const ENOUGH = 2;

export type Progress = {
  /** Days on which it was solved since the last wrong answer. */
  readonly solved: number;
  /** The day of the last answer; null before the first. */
  readonly last: Day | null;
};

export const UNTRIED: Progress = { solved: 0, last: null };

/** Days until it comes back: after a wrong answer, and after the first right one. */
export const GAPS = [1, 3] as const;
const LONGEST_GAP = Math.max(...GAPS);

export const isDone = ({ solved }: Progress): boolean => solved >= ENOUGH;

/** The day on which it comes back; null when it is done. */
export const dueOn = (progress: Progress, today: Day): Day | null => {
  if (isDone(progress)) return null;
  if (progress.last === null) return today;
  const due = progress.last + (GAPS[progress.solved] ?? LONGEST_GAP);
  // If the clock was set back, the wait must not be longer than the longest gap.
  return due - today > LONGEST_GAP ? today : due;
};

export const isDue = (progress: Progress, today: Day): boolean => {
  const due = dueOn(progress, today);
  return due !== null && due <= today;
};

/** Only answers on a due day count; the others are practice. */
export const answered = (progress: Progress, right: boolean, today: Day): Progress => {
  if (!isDue(progress, today)) return progress;
  return { solved: right ? progress.solved + 1 : 0, last: today };
};
