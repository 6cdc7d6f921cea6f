/**
 * How far a player is with an exercise, as it is stored. The start page reads it too, so this file needs no library: the
 * due day is in the row (`spacing.ts` calculates it).
 */
import type { Memory } from '@abacow/learning';
import { fieldsOf } from '../../base/storage/notes.ts';

/** A day of the device's local calendar, counted from 1 January 1970. */
export type Day = number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** `offsetMinutes` is the value of `Date.prototype.getTimezoneOffset`: how far local time is behind UTC. */
export const dayOf = (ms: number, offsetMinutes: number): Day =>
  Math.floor((ms - offsetMinutes * 60_000) / DAY_MS);

/** It is done when it was solved on so many days. */
export const ENOUGH = 2;

export type Progress = {
  /** Days on which it was solved since the last wrong answer. */
  readonly solved: number;
  /** The day of the last answer; null before the first. */
  readonly last: Day | null;
  /** The day on which it comes back; null before the first answer, and when it is done. */
  readonly due: Day | null;
  /** Null before the first answer. */
  readonly memory: Memory | null;
};

export const UNTRIED: Progress = { solved: 0, last: null, due: null, memory: null };

export const isDone = ({ solved }: Progress): boolean => solved >= ENOUGH;

/** The day on which it comes back; null when it is done. If the clock was set back since, it comes back at once. */
export const dueOn = (progress: Progress, today: Day): Day | null => {
  if (isDone(progress)) return null;
  if (progress.last === null || progress.due === null || today < progress.last) return today;
  return progress.due;
};

export const isDue = (progress: Progress, today: Day): boolean => {
  const due = dueOn(progress, today);
  return due !== null && due <= today;
};

const isDay = (value: unknown): value is Day => typeof value === 'number' && Number.isSafeInteger(value);

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

const isMemory = (value: unknown): value is Memory => {
  const { stability, difficulty } = fieldsOf(value);
  return isPositive(stability) && isPositive(difficulty) && difficulty >= 1 && difficulty <= 10;
};

/** Null if it is damaged. */
export const readProgress = (json: unknown): Progress | null => {
  const { solved, last, due, memory } = fieldsOf(json);
  if (!isDay(solved) || solved < 0 || !(last === null || isDay(last))) return null;
  if (!(due === null || isDay(due)) || !(memory === null || isMemory(memory))) return null;
  return { solved, last, due, memory };
};

export const ROW_VERSION = 2;
