/** How fast a player usually is, and the grade of an answer by that measure. */
import { need } from '@abacow/rules/need';
import { type Answer, isRight } from './answers.ts';
import type { Grade } from './memory.ts';
import { rightAnswer } from './questions.ts';

/** The last thinking times of right answers, by board and form. */
export type Speeds = Readonly<Record<string, readonly number[]>>;

/** Typing the second digit of a number. */
const DIGIT_MS = 400;
/** An answer that comes faster than this was not thought about. */
const SHORTEST_MS = 250;
/** Longer pauses were not thinking. */
const LONGEST_MS = 30_000;

const REMEMBERED = 30;
/** Until a player has given so many answers of a form, the missing ones are assumed to take `USUAL_MS`. */
const ENOUGH = 10;
/** Three seconds are what schools count as knowing a fact by heart. */
const USUAL_MS = 3_000;
/** However fast or slow a player is. */
const [FASTEST_PACE, SLOWEST_PACE] = [1_500, 6_000];
/** An answer is quick that takes no longer than the player's pace; three seconds always are, five never. */
const [ALWAYS_QUICK, NEVER_QUICK] = [USUAL_MS, 5_000];

/** Of the player's pace. */
const [EASY, HARD] = [0.75, 2];

const keyOf = ({ question: { board, form } }: Answer): string => `${board} ${form}`;

/** The time without typing; null if it says nothing. */
const thinkingTime = (answer: Answer): number | null => {
  const { question, ms, help } = answer;
  if (help !== 'work-out' || !Number.isFinite(ms) || ms < SHORTEST_MS) return null;
  const digits = String(rightAnswer(question)).length;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms - (digits - 1) * DIGIT_MS));
};

const median = (values: readonly number[]): number =>
  need([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]);

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The player's own median. */
const medianOf = (speeds: Speeds, answer: Answer): number => {
  const times = speeds[keyOf(answer)] ?? [];
  const assumed = Array.from({ length: Math.max(0, ENOUGH - times.length) }, () => USUAL_MS);
  return median([...times, ...assumed]);
};

/** In a game a player also thinks about the game, so a slow answer is no sign, and no measure for others. */
const isTimed = ({ place }: Answer): boolean => place !== 'game';

/** Compared with what is quick for this player: 1 or less is quick. Null if the time says nothing. */
export const slownessOf = (speeds: Speeds, answer: Answer): number | null => {
  const time = thinkingTime(answer);
  if (time === null || !isTimed(answer)) return null;
  return time / between(ALWAYS_QUICK, medianOf(speeds, answer), NEVER_QUICK);
};

export const withAnswer = (speeds: Speeds, answer: Answer): Speeds => {
  const time = thinkingTime(answer);
  if (time === null || !isRight(answer) || !isTimed(answer)) return speeds;
  const key = keyOf(answer);
  return { ...speeds, [key]: [...(speeds[key] ?? []), time].slice(-REMEMBERED) };
};

/** An answer that needed help is at most `hard`: finding a number is easier than knowing it. */
export const gradeOf = (speeds: Speeds, answer: Answer): Grade => {
  if (!isRight(answer)) return 'again';
  if (answer.help !== 'work-out') return 'hard';
  const time = thinkingTime(answer);
  if (time === null) return 'good';
  const pace = between(FASTEST_PACE, medianOf(speeds, answer), SLOWEST_PACE);
  if (time <= pace * EASY) return 'easy';
  return time > pace * HARD && isTimed(answer) ? 'hard' : 'good';
};
