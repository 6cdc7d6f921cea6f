/**
 * Simulated learners practise for four weeks with each schedule: `npm run learning` prints the tables of docs/LEARNING.md, with
 * learners that were not used for tuning. `npm run learning -- 20 tuning` takes fewer, and those that were.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import {
  LEARNERS,
  type LearnerName,
  type Outcome,
  SCHEDULES,
  type ScheduleName,
  TASKS,
  type Task,
  simulate,
} from '../src/simulation/index.ts';

const COUNT = 200;
const MINUTES = [2, 5] as const;

const TITLES: Readonly<Record<ScheduleName, string>> = {
  ours: 'our schedule',
  randomFacts: 'random',
  allInOrder: 'in order',
  tableOfTheDay: 'one table a day',
  leitner: 'Leitner',
  slowestFirst: 'slowest first',
  lowestRecall: 'lowest recall',
};
const NAMES = Object.keys(SCHEDULES) as ScheduleName[];
const RIVALS = NAMES.filter((name) => name !== 'ours');
const LEARNER_NAMES = Object.keys(LEARNERS) as LearnerName[];
const isTuned = (name: LearnerName): boolean => LEARNERS[name].tuned;

const MEASURES = [
  ['known', 'known by heart at the end'],
  ['kept', 'known by heart two weeks later'],
  ['meanKnown', 'right within three seconds at the end'],
  ['meanKept', 'right within three seconds two weeks later'],
] as const;
type Measure = (typeof MEASURES)[number][0];

const count = Number(process.argv[2] ?? COUNT);
const seeds = process.argv[3] ?? 'held out';
if (!Number.isSafeInteger(count) || count < 2) throw new Error('the number of learners must be 2 or more');

const randomOf = (seed: string): (() => number) => {
  const { next32 } = seededDice(seed);
  return () => next32() / 2 ** 32;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const printTable = (rows: readonly (readonly string[])[]): void => {
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  console.log([head, `|${' --- |'.repeat(need(rows[0]).length)}`, ...body, ''].join('\n'));
};

type Outcomes = ReadonlyMap<ScheduleName, readonly Outcome[]>;

const outcomesOf = (learner: LearnerName, task: Task, minutes: number): Outcomes =>
  new Map(
    NAMES.map((schedule) => [
      schedule,
      Array.from({ length: count }, (_, index) =>
        simulate(
          { schedule, learner, task, minutes },
          randomOf(`${seeds} ${learner} ${index}`),
          randomOf(`${seeds} ${schedule} ${index}`),
        ),
      ),
    ]),
  );

const valuesOf = (outcomes: Outcomes, schedule: ScheduleName, key: keyof Outcome): readonly number[] =>
  need(outcomes.get(schedule)).map((outcome) => outcome[key]);
const meanOf = (outcomes: Outcomes, schedule: ScheduleName, key: keyof Outcome): number =>
  mean(valuesOf(outcomes, schedule, key));

/** The same learners with our schedule and with another one: the mean difference, and two standard errors. */
const difference = (outcomes: Outcomes, rival: ScheduleName, key: Measure) => {
  const others = valuesOf(outcomes, rival, key);
  const more = valuesOf(outcomes, 'ours', key).map((value, index) => value - need(others[index]));
  const middle = mean(more);
  const spread = Math.sqrt(mean(more.map((value) => (value - middle) ** 2)) / (count - 1));
  return { middle, error: 2 * spread };
};

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** Our number, and how far it is from the best rival's. A star: less, by more than two standard errors. */
const against = (outcomes: Outcomes, key: Measure): string => {
  const best = RIVALS.reduce((one, other) =>
    meanOf(outcomes, other, key) > meanOf(outcomes, one, key) ? other : one,
  );
  const { middle, error } = difference(outcomes, best, key);
  const star = middle < -error ? ' \\*' : '';
  return `${meanOf(outcomes, 'ours', key).toFixed(1)} (${signed(middle)} ± ${error.toFixed(1)} ${TITLES[best]})${star}`;
};

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

const printCell = (task: Task, minutes: number, learners: readonly LearnerName[]): void => {
  const found = new Map(learners.map((learner) => [learner, outcomesOf(learner, task, minutes)]));
  const of = (learner: LearnerName): Outcomes => need(found.get(learner));
  console.log(
    `#### ${task}, ${minutes} minutes a day${isTuned(need(learners[0])) ? '' : ', learners never tuned with'}\n`,
  );
  printTable([
    ['learner', ...MEASURES.map(([, title]) => title)],
    ...learners.map((learner) => [learner, ...MEASURES.map(([key]) => against(of(learner), key))]),
  ]);
  printTable([
    ['mean of these learners', ...MEASURES.map(([, title]) => title)],
    ...NAMES.map((schedule) => [
      TITLES[schedule],
      ...MEASURES.map(([key]) =>
        mean(learners.map((learner) => meanOf(of(learner), schedule, key))).toFixed(1),
      ),
    ]),
  ]);
  const ours = (learner: LearnerName, key: keyof Outcome): number => meanOf(of(learner), 'ours', key);
  printTable([
    [
      'our schedule',
      'wrong answers',
      'answers',
      'minutes',
      'begun on day 1',
      'begun in week 1',
      'recall of known: predicted',
      'true',
    ],
    ...learners.map((learner) => [
      learner,
      percent(ours(learner, 'wrong') / ours(learner, 'answers')),
      ours(learner, 'answers').toFixed(0),
      ours(learner, 'minutes').toFixed(0),
      ours(learner, 'firstDay').toFixed(0),
      ours(learner, 'firstWeek').toFixed(0),
      (ours(learner, 'predicted') / ours(learner, 'shown')).toFixed(2),
      (ours(learner, 'true') / ours(learner, 'shown')).toFixed(2),
    ]),
  ]);
};

/** `npm run learning -- 200 'held out' path` prints one part only. */
const only = process.argv[4];
const isWanted = (part: string): boolean => only === undefined || only === part;

for (const task of TASKS.filter(isWanted))
  for (const minutes of MINUTES) printCell(task, minutes, LEARNER_NAMES.filter(isTuned));
if (isWanted('never tuned'))
  for (const minutes of MINUTES)
    printCell(
      'results',
      minutes,
      LEARNER_NAMES.filter((name) => !isTuned(name)),
    );
