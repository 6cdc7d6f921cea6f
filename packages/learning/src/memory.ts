/** Memory according to FSRS: how well something is remembered, and when to ask it again. */
import { FSRSAlgorithm, Rating } from 'ts-fsrs';

export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

const RATINGS = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Record<Grade, Rating>;

export type Memory = {
  /** Days until the chance of a right answer has fallen to 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
};

const LONGEST_DAYS = 365;

/**
 * No fuzz: the same answers always make the same schedule. No steps of minutes either: FSRS's formula for repetitions on
 * the same day would let a memory grow by repeating it, so time is counted in fractions of days instead.
 */
const FSRS = new FSRSAlgorithm({
  enable_fuzz: false,
  enable_short_term: false,
  maximum_interval: LONGEST_DAYS,
});

/** The memory after an answer, `days` after the one before. */
export const remember = (before: Memory | null, days: number, grade: Grade): Memory => {
  const { stability, difficulty } = FSRS.next_state(before, Math.max(0, days), RATINGS[grade]);
  return { stability, difficulty };
};

/** The chance of a right answer, `days` after the last one. */
export const retrievability = ({ stability }: Memory, days: number): number =>
  FSRS.forgetting_curve(Math.max(0, days), stability);

/** Whole days until that chance is 90 %, at least one. */
export const intervalDays = ({ stability }: Memory): number => FSRS.next_interval(stability, 0);
