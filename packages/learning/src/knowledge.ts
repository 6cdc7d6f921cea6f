/** What one player knows, folded from the player's answers. */
import { type Answer, isRight } from './answers.ts';
import { type Card, type CardName, askedCard, faceOf } from './cards.ts';
import { type Clock, NEW_CLOCK, movedTo, timeOn } from './clock.ts';
import { type Grade, type Memory, intervalDays, remember } from './memory.ts';
import { type Speeds, gradeOf, slownessOf, withAnswer } from './speed.ts';

export type Knowledge = {
  readonly cards: Readonly<Record<CardName, Card>>;
  readonly speeds: Speeds;
  readonly clock: Clock;
};

export const NO_KNOWLEDGE: Knowledge = { cards: {}, speeds: {}, clock: NEW_CLOCK };

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** A fact that is due on a day can be asked from the morning on, even if it was last asked in the evening. */
const EARLY_MS = 8 * HOUR_MS;

/** Answers to a fact within this time are repetitions: they do not make it stronger, and failing again not weaker. */
const REPETITION_MS = 30 * 60 * 1000;

/** Right answers so far apart are of two days: answers have no time zone, and between two days is a night. */
const OTHER_DAY_MS = 12 * HOUR_MS;

const dueAfter = (memory: Memory, at: number): number => at + intervalDays(memory) * DAY_MS - EARLY_MS;

const repeats = (card: Card, right: boolean, at: number): boolean =>
  at - card.last < REPETITION_MS && (right || !card.right);

/** A wrong square that was found with help shows little: the fact is asked soon, but the memory stays as it was. */
const changesMemory = (card: Card, answer: Answer, at: number): boolean =>
  !repeats(card, isRight(answer), at) && (isRight(answer) || answer.help === 'work-out');

const memoryAfter = (before: Card | null, answer: Answer, grade: Grade, at: number) => {
  if (before !== null && !changesMemory(before, answer, at)) {
    const { stability, difficulty, last } = before;
    return { stability, difficulty, last };
  }
  return { ...remember(before, before === null ? 0 : (at - before.last) / DAY_MS, grade), last: at };
};

/** The newest answer counts as much as all before it. */
const slownessAfter = (before: number | null, speeds: Speeds, answer: Answer): number | null => {
  const slowness = isRight(answer) ? slownessOf(speeds, answer) : null;
  if (slowness === null || before === null) return slowness ?? before;
  return (before + slowness) / 2;
};

const confirmedAfter = (before: Card | null, right: boolean, at: number): boolean =>
  before !== null &&
  (before.confirmed || (right && before.firstRight !== null && at - before.firstRight >= OTHER_DAY_MS));

const cardAfter = (before: Card | null, speeds: Speeds, answer: Answer, at: number): Card => {
  const right = isRight(answer);
  const memory = memoryAfter(before, answer, gradeOf(speeds, answer), at);
  return {
    ...memory,
    due: right ? dueAfter(memory, at) : at,
    firstRight: before?.firstRight ?? (right ? at : null),
    confirmed: confirmedAfter(before, right, at),
    right,
    faces: { ...before?.faces, [faceOf(answer.question)]: right },
    slowness: slownessAfter(before?.slowness ?? null, speeds, answer),
  };
};

/** Folds answers in the order in which they were given. */
export const learnAll = (knowledge: Knowledge, answers: readonly Answer[]): Knowledge => {
  const cards: Record<CardName, Card> = { ...knowledge.cards };
  let { speeds, clock } = knowledge;
  for (const answer of answers) {
    clock = movedTo(clock, answer.at);
    // What the table showed is no answer of the player.
    if (answer.help === 'show') continue;
    const name = askedCard(answer.question);
    cards[name] = cardAfter(cards[name] ?? null, speeds, answer, clock.latest);
    speeds = withAnswer(speeds, answer);
  }
  return { cards, speeds, clock };
};

export const learn = (knowledge: Knowledge, answer: Answer): Knowledge => learnAll(knowledge, [answer]);

/** The time on the clock of this knowledge. */
export const timeFor = ({ clock }: Knowledge, now: number): number => timeOn(clock, now);
