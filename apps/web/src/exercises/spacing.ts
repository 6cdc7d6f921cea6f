/** When an exercise comes back: after growing gaps of days, until it was solved on two different days. */

/** A day on the device's own calendar, counted on from 1 January 1970. */
export type Day = number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `offsetMinutes`: how far the local clock is behind, as `Date.prototype.getTimezoneOffset` gives it. */
export const dayOf = (ms: number, offsetMinutes: number): Day =>
  Math.floor((ms - offsetMinutes * 60_000) / DAY_MS);

export const ENOUGH = 2;

export type Progress = {
  /** On how many days it was solved since it last went wrong. */
  readonly solved: number;
  /** The day of the last answer; null before the first. */
  readonly last: Day | null;
};

export const UNTRIED: Progress = { solved: 0, last: null };

/** Days until it comes back: after a wrong answer, after the first right one. */
export const GAPS = [1, 3] as const;
const LONGEST = Math.max(...GAPS);

export const isDone = ({ solved }: Progress): boolean => solved >= ENOUGH;

/** The day it comes back; null for what is done. */
export const dueOn = (progress: Progress, today: Day): Day | null => {
  if (isDone(progress)) return null;
  if (progress.last === null) return today;
  const due = progress.last + (GAPS[progress.solved] ?? LONGEST);
  // The clock was set back: an exercise must not stay away for longer than it would ever wait.
  return due - today > LONGEST ? today : due;
};

export const isDue = (progress: Progress, today: Day): boolean => {
  const due = dueOn(progress, today);
  return due !== null && due <= today;
};

/** Only answers on a day on which it is due count: the others are practice. */
export const answered = (progress: Progress, right: boolean, today: Day): Progress => {
  if (!isDue(progress, today)) return progress;
  return { solved: right ? progress.solved + 1 : 0, last: today };
};
