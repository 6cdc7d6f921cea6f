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
/** An answer is quick that takes no longer than the player's pace; three seconds always are, five never. */
const [ALWAYS_QUICK, NEVER_QUICK] = [USUAL_MS, 5_000];

/**
 * An answer that takes longer was worked out, not remembered. What is remembered takes a player nearly always the same time:
 * a quarter of the answers is that fast even if most are counted, so the limit is a multiple of the lower quartile.
 */
const WORKED_OUT = 2.2;
const [FIRST_LIMIT, LAST_LIMIT] = [3_500, 5_000];
/** Of that limit. */
const EASY = 0.5;

const keyOf = ({ question: { board, form } }: Answer): string => `${board} ${form}`;

/** The time without typing; null if it says nothing. */
const thinkingTime = (answer: Answer): number | null => {
  const { question, ms, help } = answer;
  if (help !== 'work-out' || !Number.isFinite(ms) || ms < SHORTEST_MS) return null;
  const digits = String(rightAnswer(question)).length;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms - (digits - 1) * DIGIT_MS));
};

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Of the player's last times: 0.5 is the median. */
const quantileOf = (speeds: Speeds, answer: Answer, share: number): number => {
  const times = speeds[keyOf(answer)] ?? [];
  const assumed = Array.from({ length: Math.max(0, ENOUGH - times.length) }, () => USUAL_MS);
  const sorted = [...times, ...assumed].sort((a, b) => a - b);
  return need(sorted[Math.floor((sorted.length - 1) * share)]);
};

/** In a game and in the placement nobody hurries, so a slow answer is no sign, and no measure for others. */
const isTimed = ({ place }: Answer): boolean => place !== 'game' && place !== 'placement';

/** Compared with what is quick for this player: 1 or less is quick. Null if the time says nothing. */
export const slownessOf = (speeds: Speeds, answer: Answer): number | null => {
  const time = thinkingTime(answer);
  if (time === null || !isTimed(answer)) return null;
  return time / between(ALWAYS_QUICK, quantileOf(speeds, answer, 0.5), NEVER_QUICK);
};

export const withAnswer = (speeds: Speeds, answer: Answer): Speeds => {
  const time = thinkingTime(answer);
  if (time === null || !isRight(answer) || !isTimed(answer)) return speeds;
  const key = keyOf(answer);
  return { ...speeds, [key]: [...(speeds[key] ?? []), time].slice(-REMEMBERED) };
};

/** `hard` is right, but worked out. An answer that needed help is at most `hard`: finding a number is easier than knowing it. */
export const gradeOf = (speeds: Speeds, answer: Answer): Grade => {
  if (!isRight(answer)) return 'again';
  if (answer.help !== 'work-out') return 'hard';
  const time = thinkingTime(answer);
  if (time === null) return 'good';
  const limit = between(FIRST_LIMIT, quantileOf(speeds, answer, 0.25) * WORKED_OUT, LAST_LIMIT);
  if (time <= limit * EASY) return 'easy';
  return time > limit && isTimed(answer) ? 'hard' : 'good';
};
