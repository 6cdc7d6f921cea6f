/** What the start page says about each player's practice: it is noted here, because that page does not load what a player knows. */
import { fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';
import { type Day, addDays, isDay } from '../day/day.ts';

export const PRIDES = ['quick', 'known', 'right'] as const;
/** What is longer ago is another story. */
export const PRIDE_WEEKS = [0, 1, 2, 3, 4] as const;

/** Something to be proud of: sums that are quick, that are known, or that were right once. */
export type Pride = {
  readonly kind: (typeof PRIDES)[number];
  /** How many weeks ago it was `before`; 0 if there is nothing to compare with. */
  readonly weeks: (typeof PRIDE_WEEKS)[number];
  readonly before: number;
  readonly now: number;
};

export type PracticeNote = {
  /** When each sum that was asked comes back, in milliseconds. */
  readonly due: readonly number[];
  /** The latest days with practice. */
  readonly days: readonly Day[];
  readonly pride: Pride | null;
  /** The day for which the pride was calculated; null if there were answers since then. */
  readonly on: Day | null;
};

type PracticeNotes = {
  /** Of an earlier version, which knew only the player who was here last. */
  readonly due?: readonly number[];
  /** By the id of a player; `''` is nobody in particular. */
  readonly of: Readonly<Record<string, PracticeNote>>;
};

export const NO_PRACTICE: PracticeNote = { due: [], days: [], pride: null, on: null };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const prideFrom = (json: unknown): Pride | null => {
  const { kind: stored, weeks: ago, before, now } = fieldsOf(json);
  const kind = PRIDES.find((known) => known === stored);
  const weeks = PRIDE_WEEKS.find((known) => known === ago);
  return kind !== undefined && weeks !== undefined && isCount(before) && isCount(now)
    ? { kind, weeks, before, now }
    : null;
};

const isTime = (value: unknown): value is number => typeof value === 'number';

const practiceFrom = (json: unknown): PracticeNote => {
  const { due, days, pride, on } = fieldsOf(json);
  return {
    due: itemsOf(due, isTime),
    days: itemsOf(days, isDay),
    pride: prideFrom(pride),
    on: isDay(on) ? on : null,
  };
};

const notesFrom = (json: unknown): PracticeNotes => ({
  due: itemsOf(fieldsOf(json)['due'], isTime),
  of: Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(json)['of'])).map(([player, one]) => [player, practiceFrom(one)]),
  ),
});

const practice = note('abacow.practice.due', notesFrom);

export const readPractice = (player: string | null): PracticeNote => {
  const { of, due = [] } = practice.read();
  return of[player ?? ''] ?? { ...NO_PRACTICE, due };
};

export const notePractice = (player: string | null, more: Partial<PracticeNote>): void =>
  void practice.change(({ of }) => ({
    of: { ...of, [player ?? '']: { ...(of[player ?? ''] ?? NO_PRACTICE), ...more } },
  }));

export const forgetPractice = (player: string): void =>
  void practice.change(({ of }) => ({
    of: Object.fromEntries(Object.entries(of).filter(([id]) => id !== player)),
  }));

/** How many sums wait to be practised. */
export const countDue = ({ due }: PracticeNote, now: number): number => due.filter((at) => at <= now).length;

/** The start page shows one week; a clock that was set back takes nothing away. */
const KEPT_DAYS = 14;

export const withDay = (days: readonly Day[], day: Day): readonly Day[] =>
  [...days.filter((one) => one !== day && one > addDays(day, -KEPT_DAYS)), day].sort();
