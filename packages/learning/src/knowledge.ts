/** What one player knows, folded from the player's answers. */
import { type Answer, isRight } from './answers.ts';
import { type Card, type CardName, askedCard, faceOf } from './cards.ts';
import { type Clock, NEW_CLOCK, movedTo, timeOn } from './clock.ts';
import type { Grade } from './memory.ts';
import { NO_REVIEWS, type Reviews, growthOf, stageOf, withReview } from './reviews.ts';
import { type Speeds, gradeOf, slownessOf, withAnswer } from './speed.ts';

export type Knowledge = {
  readonly cards: Readonly<Record<CardName, Card>>;
  readonly speeds: Speeds;
  readonly reviews: Reviews;
  /** By board and table, such as `multiplication 7`: whether the player was right at the placement. */
  readonly placed: Readonly<Record<string, boolean>>;
  readonly clock: Clock;
};

export const NO_KNOWLEDGE: Knowledge = {
  cards: {},
  speeds: {},
  reviews: NO_REVIEWS,
  placed: {},
  clock: NEW_CLOCK,
};

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** A fact that is due on a day can be asked from the morning on, even if it was last asked in the evening. */
const EARLY_MS = 8 * HOUR_MS;

/** Answers so far apart are of two days: answers have no time zone, and between two days is a night. */
const OTHER_DAY_MS = 12 * HOUR_MS;

/** A slip is mended at once if the right answer comes within this time. */
const AT_ONCE_MS = 10 * 60 * 1000;

/** Facts with this reach are strong: one wrong answer may be a slip, and running out of time is no sign of forgetting. */
const STRONG_DAYS = 7;

const LONGEST_DAYS = 365;

/** A pause counts as so much longer than the reach at most: a clock may have been wrong. */
const LONGEST_PAUSE = 4;

export const daysSince = (card: Card, at: number): number =>
  Math.min(Math.max(0, at - card.last) / DAY_MS, card.reach * LONGEST_PAUSE);

const dueAfter = (days: number, at: number): number => at + days * DAY_MS - EARLY_MS;

/** What is asked long before it is due proves less; what is asked much later proves more, but a clock may have been wrong. */
const [EARLY, LATE] = [0.5, 2];

/** What a wrong answer leaves of the reach. */
const LEFT_OVER = 0.25;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Time over says only that a strong fact was not quick. */
const countsAs = (before: Card | null, answer: Answer, grade: Grade): Grade =>
  grade === 'again' && answer.given === null && before !== null && before.reach >= STRONG_DAYS
    ? 'hard'
    : grade;

type Change = Pick<Card, 'reach' | 'days' | 'clean' | 'last' | 'due' | 'slip' | 'workedOut'>;

const firstChange = (grade: Grade, at: number): Change => ({
  reach: 1,
  days: grade === 'good' || grade === 'easy' ? 1 : 0,
  clean: grade === 'good' || grade === 'easy',
  last: at,
  due: grade === 'again' ? at : dueAfter(1, at),
  slip: null,
  workedOut: grade === 'hard' ? 1 : 0,
});

const afterMiss = (before: Card, answer: Answer, at: number): Change => {
  // A wrong square that was found with help shows little: the fact is asked soon, but the memory stays as it was.
  if (answer.help !== 'work-out') return { ...before, due: at };
  if (before.grade === 'again' && at - before.last < OTHER_DAY_MS) return { ...before, due: at, slip: null };
  const slip = before.reach >= STRONG_DAYS ? { reach: before.reach, days: before.days } : null;
  const reach = Math.max(1, before.reach * LEFT_OVER);
  return { reach, days: 0, clean: false, last: at, due: at, slip, workedOut: 0 };
};

/** A second answer on a day shows that it was understood, not that it is remembered. */
const sameDay = (before: Card, grade: Grade, at: number): Change => {
  if (before.slip !== null && grade !== 'hard' && at - before.last <= AT_ONCE_MS) {
    const reach = before.slip.reach / 2;
    const { days } = before.slip;
    return { ...before, reach, days, due: dueAfter(reach, at), slip: null, workedOut: before.workedOut + 1 };
  }
  const due = Math.max(before.due, dueAfter(1, before.grade === 'again' ? at : before.last));
  return {
    ...before,
    days: Math.max(before.days, grade === 'hard' ? 0 : 1),
    clean: before.clean && grade !== 'hard',
    due,
    slip: null,
  };
};

const otherDay = (before: Card, grade: Grade, at: number, reviews: Reviews): Change => {
  const passed = daysSince(before, at);
  const slip = null;
  if (grade === 'hard') {
    // It is asked as soon again as this time. Long before it is due, it proves nothing.
    const reach = passed < before.reach * EARLY ? before.reach : Math.max(1, Math.min(before.reach, passed));
    const due = Math.max(before.due, dueAfter(reach, at));
    return { ...before, reach, clean: false, last: at, due, slip, workedOut: before.workedOut + 1 };
  }
  const proved = between(before.reach * EARLY, passed, before.reach * LATE);
  const reach = between(before.reach, proved * growthOf(reviews, before), LONGEST_DAYS);
  const due = Math.max(before.due, dueAfter(reach, at));
  return { reach, days: before.days + 1, clean: before.clean, last: at, due, slip, workedOut: 0 };
};

const changeAfter = (
  before: Card | null,
  answer: Answer,
  grade: Grade,
  at: number,
  reviews: Reviews,
): Change => {
  if (before === null) return firstChange(grade, at);
  if (grade === 'again') return afterMiss(before, answer, at);
  return at - before.last < OTHER_DAY_MS ? sameDay(before, grade, at) : otherDay(before, grade, at, reviews);
};

/** One slow answer may be a distraction, so the last three are kept. */
const slownessAfter = (before: readonly number[], speeds: Speeds, answer: Answer): readonly number[] => {
  const slowness = isRight(answer) ? slownessOf(speeds, answer) : null;
  return slowness === null ? before : [...before, slowness].slice(-3);
};

const missedAfter = (before: Card | null, grade: Grade, at: number): number => {
  if (grade !== 'again') return grade === 'hard' ? (before?.missedDays ?? 0) : 0;
  const again = before?.grade === 'again' && at - before.last < OTHER_DAY_MS;
  return (before?.missedDays ?? 0) + (again ? 0 : 1);
};

const cardAfter = (before: Card | null, { speeds, reviews }: Knowledge, answer: Answer, at: number): Card => {
  const right = isRight(answer);
  const grade = countsAs(before, answer, gradeOf(speeds, answer));
  return {
    ...changeAfter(before, answer, grade, at, reviews),
    asked: (before?.asked ?? 0) + 1,
    firstRight: before?.firstRight ?? (right ? at : null),
    confirmed:
      before !== null &&
      (before.confirmed || (right && before.firstRight !== null && at - before.firstRight >= OTHER_DAY_MS)),
    grade,
    missedDays: missedAfter(before, grade, at),
    faces: { ...before?.faces, [faceOf(answer.question)]: grade !== 'again' },
    slowness: slownessAfter(before?.slowness ?? [], speeds, answer),
  };
};

/** The first answer to a fact on another day shows how well this player's facts last. */
const reviewsAfter = (reviews: Reviews, before: Card | undefined, after: Card, at: number): Reviews =>
  before === undefined || at - before.last < OTHER_DAY_MS
    ? reviews
    : withReview(reviews, stageOf(before), daysSince(before, at) / before.reach, after.grade);

const placedAfter = (placed: Knowledge['placed'], answer: Answer): Knowledge['placed'] => {
  const { board, first } = answer.question;
  return answer.place === 'placement' ? { ...placed, [`${board} ${first}`]: isRight(answer) } : placed;
};

/** Folds answers in the order in which they were given. */
export const learnAll = (knowledge: Knowledge, answers: readonly Answer[]): Knowledge => {
  const cards: Record<CardName, Card> = { ...knowledge.cards };
  let after: Knowledge = { ...knowledge, cards };
  for (const answer of answers) {
    const clock = movedTo(after.clock, answer.at);
    after = { ...after, clock };
    // What the table showed is no answer of the player.
    if (answer.help === 'show') continue;
    const name = askedCard(answer.question);
    const before = cards[name];
    const card = cardAfter(before ?? null, after, answer, clock.latest);
    cards[name] = card;
    after = {
      ...after,
      speeds: withAnswer(after.speeds, answer),
      reviews: reviewsAfter(after.reviews, before, card, clock.latest),
      placed: placedAfter(after.placed, answer),
    };
  }
  return after;
};

export const learn = (knowledge: Knowledge, answer: Answer): Knowledge => learnAll(knowledge, [answer]);

/** The time on the clock of this knowledge. */
export const timeFor = ({ clock }: Knowledge, now: number): number => timeOn(clock, now);
