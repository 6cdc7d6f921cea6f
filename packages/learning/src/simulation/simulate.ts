/** A learner practises with a schedule. */
import { type Answer, isRight } from '../answers.ts';
import { SIDES, cardName } from '../cards.ts';
import { boardFacts, factName } from '../facts.ts';
import { DAY_MS } from '../knowledge.ts';
import { Learner, type Random } from './learner.ts';
import { SCHEDULES, type Schedule, type ScheduleName } from './schedules.ts';

const DAYS = 28;
const ROUND_MS = 2 * 60 * 1000;
const PAUSE_DAYS = 14;
const KNOWN = 0.9;
/** Until the next question: after a right answer, and after a wrong one, when the right one is shown. */
const [NEXT_MS, CORRECTION_MS] = [800, 3000];

const START = Date.UTC(2026, 0, 5, 16);

export type Outcome = {
  /** Of 45 multiplications and their divisions, how many the learner knew before the first round. */
  readonly before: number;
  /** On the day after the last round. */
  readonly known: number;
  /** After two more weeks without practice. */
  readonly kept: number;
  readonly minutes: number;
  readonly answers: number;
};

const CARDS = SIDES.flatMap((side) =>
  boardFacts('multiplication').map((fact) => cardName(factName(fact), side)),
);

/** One round of practice; returns how long it took and how many answers were given. */
const practise = (learner: Learner, schedule: Schedule, start: number) => {
  let now = start;
  let answers = 0;
  while (now < start + ROUND_MS) {
    const question = schedule.next(now);
    const { given, ms } = learner.reply(question, now);
    const answer: Answer = { question, given, at: now + ms, ms, place: 'practice', help: 'work-out' };
    schedule.answered(answer);
    now = answer.at + (isRight(answer) ? NEXT_MS : CORRECTION_MS);
    answers++;
  }
  return { ms: now - start, answers };
};

/** The learner's random numbers and the schedule's are separate, so that all schedules get the same learners. */
export const simulate = (name: ScheduleName, learnerRandom: Random, scheduleRandom: Random): Outcome => {
  const learner = new Learner(START, learnerRandom);
  const schedule = SCHEDULES[name](scheduleRandom);
  const knownAt = (at: number): number => CARDS.filter((card) => learner.chance(card, at) >= KNOWN).length;
  const before = knownAt(START);
  const rounds = Array.from({ length: DAYS }, (_, day) => {
    schedule.startDay(day);
    return practise(learner, schedule, START + day * DAY_MS);
  });
  const end = START + DAYS * DAY_MS;
  return {
    before,
    known: knownAt(end),
    kept: knownAt(end + PAUSE_DAYS * DAY_MS),
    minutes: rounds.reduce((sum, { ms }) => sum + ms, 0) / 60_000,
    answers: rounds.reduce((sum, { answers }) => sum + answers, 0),
  };
};
