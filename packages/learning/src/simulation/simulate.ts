/** A learner practises with a schedule. */
import { type Answer, isRight } from '../answers.ts';
import { askedCard, sideOf } from '../cards.ts';
import { factName } from '../facts.ts';
import { DAY_MS } from '../knowledge.ts';
import { askedFact } from '../questions.ts';
import { chanceOf, stateOf } from '../states.ts';
import { Child, type Random, indexOf, traitsOf } from './child.ts';
import { LEARNERS, type LearnerName } from './learners.ts';
import { SCHEDULES, type Schedule, type ScheduleName, type Task, questionsOf } from './schedules.ts';

const DAYS = 28;
const PAUSE_DAYS = 14;
export const KNOWN = 0.9;
/** Until the next question: after a right answer; after a wrong one, when the right one is shown; and for a new fact. */
const [NEXT_MS, CORRECTION_MS, SHOW_MS] = [800, 3000, 4000];

const START = Date.UTC(2026, 0, 5, 16);
const HOUR_MS = 60 * 60 * 1000;

export type Outcome = {
  /** How many facts the learner knew by heart before the first round: right within three seconds, with a chance of 90 %. */
  readonly before: number;
  /** On the day after the last round. */
  readonly known: number;
  /** After two more weeks without practice. */
  readonly kept: number;
  /** The expected number of right quick answers to all facts, then. */
  readonly meanKnown: number;
  readonly meanKept: number;
  readonly minutes: number;
  readonly answers: number;
  readonly wrong: number;
  /** Of facts that are shown as known: what is predicted, and what is true, every day. */
  readonly predicted: number;
  readonly true: number;
  readonly shown: number;
  /** New facts in the first round and in the first week. */
  readonly firstDay: number;
  readonly firstWeek: number;
};

type Terms = {
  readonly schedule: ScheduleName;
  readonly learner: LearnerName;
  readonly task: Task;
  readonly minutes: number;
};

/** One round of practice. */
const practise = (child: Child, schedule: Schedule, start: number, ms: number, met: Set<string>) => {
  let now = start;
  let [answers, wrong] = [0, 0];
  while (now < start + ms) {
    const step = schedule.next(now);
    if (step.kind === 'end') break;
    if (step.kind === 'show') {
      child.see(step.question, now);
      schedule.seen?.(step.question);
      now += SHOW_MS;
      continue;
    }
    const { question } = step;
    const reply = child.reply(question, now);
    const answer: Answer = {
      question,
      given: reply.given,
      at: now + reply.ms,
      ms: reply.ms,
      place: 'practice',
      help: 'work-out',
    };
    schedule.answered(answer);
    met.add(askedCard(question));
    now = answer.at + (isRight(answer) ? NEXT_MS : CORRECTION_MS);
    answers++;
    if (!isRight(answer)) wrong++;
  }
  return { ms: now - start, answers, wrong };
};

/** The learner's random numbers and the schedule's are separate, so that all schedules get the same learners. */
export const simulate = (
  { schedule: name, learner, task, minutes }: Terms,
  learnerRandom: Random,
  scheduleRandom: Random,
): Outcome => {
  const { memory, slips, skipped } = LEARNERS[learner];
  const traits = traitsOf(learnerRandom, slips);
  const child = new Child(memory(traits, learnerRandom, START), traits, learnerRandom);
  const schedule = SCHEDULES[name](task, scheduleRandom);
  const asked = questionsOf(task);
  const cards = asked.map(indexOf);
  const quick = (at: number): readonly number[] => cards.map((card) => child.memory.quickChance(card, at));
  const count = (chances: readonly number[]): number => chances.filter((chance) => chance >= KNOWN).length;
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const before = count(quick(START));
  // Days on which there is time, and the hour, are the same for all schedules.
  const plan = Array.from({ length: DAYS }, () => ({
    skip: learnerRandom() < skipped,
    hour: learnerRandom() * 4 - 2,
  }));
  const met = new Set<string>();
  let [ms, answers, wrong, predicted, isTrue, shown, firstDay, firstWeek] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const [day, { skip, hour }] of plan.entries()) {
    const at = START + day * DAY_MS + hour * HOUR_MS;
    const knowledge = schedule.knowledge?.();
    if (knowledge !== undefined)
      for (const question of asked) {
        const fact = factName(askedFact(question));
        const state = stateOf(knowledge, fact, at, sideOf(question.form));
        if (state !== 'known' && state !== 'quick') continue;
        shown++;
        predicted += chanceOf(knowledge, fact, at, sideOf(question.form)) ?? 0;
        isTrue += child.memory.chance(indexOf(question), at);
      }
    if (!skip) {
      schedule.startDay(day);
      const round = practise(child, schedule, at, minutes * 60_000, met);
      ms += round.ms;
      answers += round.answers;
      wrong += round.wrong;
    }
    if (firstDay === 0) firstDay = met.size;
    if (day === 6) firstWeek = met.size;
  }
  const [end, later] = [START + DAYS * DAY_MS, START + (DAYS + PAUSE_DAYS) * DAY_MS].map(quick);
  return {
    before,
    known: count(end ?? []),
    kept: count(later ?? []),
    meanKnown: sum(end ?? []),
    meanKept: sum(later ?? []),
    minutes: ms / 60_000,
    answers,
    wrong,
    predicted,
    true: isTrue,
    shown,
    firstDay,
    firstWeek,
  };
};
