/** Ways to choose the next question. */
import { need } from '@abacow/rules/need';
import { type Answer, isRight } from '../answers.ts';
import { askedCard } from '../cards.ts';
import { DAY_MS, type Knowledge, NO_KNOWLEDGE, learn } from '../knowledge.ts';
import { type Memory, remember, retrievability } from '../memory.ts';
import { practisedFacts } from '../order.ts';
import { choiceOf } from '../practice/choice.ts';
import { placementAsker, practiceAsker } from '../practice/askers.ts';
import { FIRST_WISH } from '../practice/wish.ts';
import type { Form, Question } from '../questions.ts';
import type { Step } from '../round.ts';
import type { Random } from './child.ts';
import { type Speeds, gradeOf, withAnswer } from '../speed.ts';

/** What is practised: the 45 facts of the board, with their divisions, or the app's default, one table after the other. */
export const TASKS = ['results', 'divisions', 'path'] as const;
export type Task = (typeof TASKS)[number];

export interface Schedule {
  startDay(day: number): void;
  next(now: number): Step;
  seen?(question: Question): void;
  answered(answer: Answer): void;
  /** What the schedule believes, if it does. */
  readonly knowledge?: () => Knowledge;
}

const formsOf = (task: Task): readonly Form[] => (task === 'divisions' ? ['result', 'inverse'] : ['result']);

const question = (first: number, second: number, form: Form): Question => ({
  board: 'multiplication',
  form,
  first,
  second,
});

/** Every question of a task, the easiest first: results, then divisions. */
export const questionsOf = (task: Task): readonly Question[] => {
  const facts = practisedFacts('multiplication', task === 'path' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : 'all');
  return formsOf(task).flatMap((form) => facts.map(({ small, large }) => question(small, large, form)));
};

/** What the app does: the same code. The first round begins with the placement. */
const ours = (task: Task, random: Random, placement = true): Schedule => {
  const wish = { ...FIRST_WISH, tables: task === 'path' ? 'path' : 'all', forms: formsOf(task) } as const;
  let asker = practiceAsker((known) => choiceOf(wish, known), random);
  const placing = placement ? placementAsker('multiplication') : null;
  let placed = placing === null;
  let knowledge: Knowledge = NO_KNOWLEDGE;
  return {
    startDay: () => void (asker = practiceAsker((known) => choiceOf(wish, known), random)),
    next: (now) => {
      const step = placed || placing === null ? null : placing.next(knowledge, now);
      if (step !== null && step.kind !== 'end') return step;
      placed = true;
      return asker.next(knowledge, now);
    },
    seen: (shown) => asker.seen(shown),
    answered: (answer) => {
      const given: Answer = placed ? answer : { ...answer, place: 'placement' };
      knowledge = learn(knowledge, given);
      (placed || placing === null ? asker : placing).answered(given, knowledge);
    },
    knowledge: () => knowledge,
  };
};

const ask = (asked: Question): Step => ({ kind: 'ask', question: asked, reason: 'due' });

/** Any fact, but not the same twice in a row. */
const randomFacts = (task: Task, random: Random): Schedule => {
  const all = questionsOf(task);
  let last = -1;
  return {
    startDay: () => undefined,
    next: () => {
      let index = Math.floor(random() * (all.length - 1));
      if (index >= last && last >= 0) index += 1;
      last = index;
      return ask(need(all[index]));
    },
    answered: () => undefined,
  };
};

/** One table a day, and then from the beginning: 7 × 1, 7 × 2 … and 7 ÷ 7, 14 ÷ 7 …, until the time is over. */
const tableOfTheDay = (task: Task): Schedule => {
  const most = task === 'path' ? 10 : 9;
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  let list: readonly Question[] = [];
  let at = 0;
  return {
    startDay: (day) => {
      list = formsOf(task).flatMap((form) => numbers.map((other) => question((day % most) + 1, other, form)));
      at = 0;
    },
    next: () => ask(need(list[at % list.length])),
    answered: () => void at++,
  };
};

/** All tables in order, every fact once; a day begins where the day before ended. */
const allInOrder = (task: Task): Schedule => {
  const all = [...questionsOf(task)].sort(
    (a, b) =>
      Math.min(a.first, a.second) - Math.min(b.first, b.second) || a.first * a.second - b.first * b.second,
  );
  let at = 0;
  return {
    startDay: () => undefined,
    next: () => ask(need(all[at % all.length])),
    answered: () => void at++,
  };
};

/** Chooses the least by a measure, but none of the last questions. */
const leastBy = (
  all: readonly Question[],
  recent: readonly number[],
  measure: (index: number) => number,
): number => {
  let [found, least] = [-1, Infinity];
  for (let index = 0; index < all.length; index++) {
    if (recent.includes(index)) continue;
    const value = measure(index);
    if (value < least) [found, least] = [index, value];
  }
  return found;
};

const indexes = (all: readonly Question[]): ReadonlyMap<string, number> =>
  new Map(all.map((one, index) => [askedCard(one), index]));

/** Boxes: up after a right answer, back to the first after a wrong one. New facts when nothing is due. */
const leitner = (task: Task): Schedule => {
  const DAYS = [0, 1, 2, 4, 8, 16];
  const all = questionsOf(task);
  const find = indexes(all);
  const boxes = new Int8Array(all.length).fill(-1);
  const dues = new Float64Array(all.length);
  let recent: readonly number[] = [];
  let day = 0;
  return {
    startDay: (today) => void (day = today),
    next: () => {
      let index = leastBy(all, recent, (one) =>
        (boxes[one] ?? 0) >= 0 && (dues[one] ?? 0) <= day ? (boxes[one] ?? 0) : Infinity,
      );
      if (index < 0) index = boxes.findIndex((box) => box < 0);
      if (index < 0) index = leastBy(all, recent, (one) => dues[one] ?? 0);
      return ask(need(all[index]));
    },
    answered: (answer) => {
      const index = need(find.get(askedCard(answer.question)));
      const box = isRight(answer) ? Math.min(5, Math.max(0, boxes[index] ?? 0) + 1) : 0;
      boxes[index] = box;
      dues[index] = day + need(DAYS[box]);
      recent = [...recent, index].slice(-3);
    },
  };
};

/** The slowest and most often wrong first: a wrong answer counts as ten seconds, an unknown fact as six. */
const slowestFirst = (task: Task): Schedule => {
  const all = questionsOf(task);
  const find = indexes(all);
  const seconds = new Float64Array(all.length).fill(6);
  let recent: readonly number[] = [];
  return {
    startDay: () => undefined,
    next: () => ask(need(all[leastBy(all, recent, (one) => -(seconds[one] ?? 0))])),
    answered: (answer) => {
      const index = need(find.get(askedCard(answer.question)));
      const took = isRight(answer) ? Math.min(10, answer.ms / 1000) : 10;
      seconds[index] = ((seconds[index] ?? 0) + took) / 2;
      recent = [...recent, index].slice(-3);
    },
  };
};

/** The lowest recall that FSRS predicts; nothing new until all are over 90 %. */
const lowestRecall = (task: Task): Schedule => {
  const all = questionsOf(task);
  const find = indexes(all);
  const memories: (Memory | null)[] = all.map(() => null);
  const lasts = new Float64Array(all.length);
  let recent: readonly number[] = [];
  let speeds: Speeds = {};
  return {
    startDay: () => undefined,
    next: (now) => {
      const chances = memories.map((memory, index) =>
        memory === null ? Infinity : retrievability(memory, (now - (lasts[index] ?? 0)) / DAY_MS),
      );
      const lowest = leastBy(all, recent, (one) => chances[one] ?? 0);
      const fresh = memories.indexOf(null);
      const sure = lowest < 0 || (chances[lowest] ?? 0) > 0.9;
      return ask(need(all[(sure && fresh >= 0) || lowest < 0 ? fresh : lowest]));
    },
    answered: (answer) => {
      const index = need(find.get(askedCard(answer.question)));
      const before = memories[index] ?? null;
      const days = before === null ? 0 : (answer.at - (lasts[index] ?? 0)) / DAY_MS;
      memories[index] = remember(before, days, gradeOf(speeds, answer));
      speeds = withAnswer(speeds, answer);
      lasts[index] = answer.at;
      recent = [...recent, index].slice(-3);
    },
  };
};

export const SCHEDULES = {
  ours,
  randomFacts,
  allInOrder,
  tableOfTheDay,
  leitner,
  slowestFirst,
  lowestRecall,
} as const satisfies Record<string, (task: Task, random: Random) => Schedule>;
export type ScheduleName = keyof typeof SCHEDULES;
