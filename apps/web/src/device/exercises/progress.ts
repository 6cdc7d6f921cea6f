/**
 * How far a player is with an exercise, as it is stored. The start page reads it too, so this file needs no library: the
 * due day is in the row (`spacing.ts` calculates it).
 */
import type { Memory } from '@abacow/learning';

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
  /** Null before the first answer, and if the last answer was stored by version 1, which had no memory. */
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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDay = (value: unknown): value is Day => typeof value === 'number' && Number.isSafeInteger(value);

const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

const isMemory = (value: unknown): value is Memory => {
  if (!isObject(value)) return false;
  const { stability, difficulty } = value;
  return isPositive(stability) && isPositive(difficulty) && difficulty >= 1 && difficulty <= 10;
};

/** Version 1 stored no due day. These were its gaps: after a wrong answer, and after a right one. */
const GAPS_OF_VERSION_1 = [1, 3] as const;

/** Progress of a row of this version or of version 1; null if it is damaged. */
export const readProgress = (json: unknown, version: number): Progress | null => {
  if (!isObject(json)) return null;
  const { solved, last, due, memory } = json;
  if (!isDay(solved) || solved < 0 || !(last === null || isDay(last))) return null;
  if (version === 1) {
    const gap = GAPS_OF_VERSION_1[solved];
    return { solved, last, due: last === null || gap === undefined ? null : last + gap, memory: null };
  }
  if (!(due === null || isDay(due)) || !(memory === null || isMemory(memory))) return null;
  return { solved, last, due, memory };
};

/** The versions of rows that can be read: 2 added the due day and the memory. */
export const ROW_VERSIONS = [1, 2] as const;
export const ROW_VERSION = 2;
