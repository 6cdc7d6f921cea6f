/**
 * Simulated learners practise two minutes a day for four weeks with each schedule: `npm run learning`, or
 * `npm run learning -- 50` for fewer learners. Prints the tables of docs/LEARNING.md.
 */
import { need } from '@abacow/rules/need';
import { seededDice } from '@abacow/dice';
import { type Outcome, SCHEDULES, type ScheduleName, simulate } from '../src/simulation/index.ts';

const LEARNERS = 300;

const TITLES: Readonly<Record<ScheduleName, string>> = {
  ours: 'our schedule',
  randomFacts: 'random facts',
  tableOfTheDay: 'one table a day',
  allInOrder: 'all tables in order',
};
const NAMES = Object.keys(SCHEDULES) as ScheduleName[];

const randomOf = (seed: string): (() => number) => {
  const { next32 } = seededDice(seed);
  return () => next32() / 2 ** 32;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean, and the range of the middle 80 %. */
const withSpread = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string => need(sorted[Math.floor((sorted.length - 1) * share)]).toFixed(0);
  return `${mean(values).toFixed(1)} (${at(0.1)} to ${at(0.9)})`;
};

const printTable = (rows: readonly (readonly string[])[]): void => {
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  console.log([head, `|${' --- |'.repeat(need(rows[0]).length)}`, ...body, ''].join('\n'));
};

const count = Number(process.argv[2] ?? LEARNERS);
if (!Number.isSafeInteger(count) || count < 1) throw new Error('the number of learners must be 1 or more');

const outcomesOf = (name: ScheduleName): readonly Outcome[] =>
  Array.from({ length: count }, (_, index) =>
    simulate(name, randomOf(`learner ${index}`), randomOf(`${name} ${index}`)),
  );
const outcomes = new Map(NAMES.map((name) => [name, outcomesOf(name)]));

const valuesOf = (name: ScheduleName, key: keyof Outcome): readonly number[] =>
  need(outcomes.get(name)).map((outcome) => outcome[key]);

printTable([
  ['schedule', 'known before', 'known at the end', 'two weeks later', 'minutes', 'answers'],
  ...NAMES.map((name) => [
    TITLES[name],
    ...(['before', 'known', 'kept', 'minutes', 'answers'] as const).map((key) =>
      withSpread(valuesOf(name, key)),
    ),
  ]),
]);

/** The same learner with both schedules. */
const difference = (name: ScheduleName, key: 'known' | 'kept'): string => {
  const more = need(outcomes.get('ours')).map(
    (outcome, index) => outcome[key] - need(need(outcomes.get(name))[index])[key],
  );
  const better = more.filter((value) => value > 0).length / count;
  return `${withSpread(more)}, more for ${(better * 100).toFixed(0)} %`;
};

printTable([
  ['our schedule compared with', 'at the end', 'two weeks later'],
  ...NAMES.filter((name) => name !== 'ours').map((name) => [
    TITLES[name],
    difference(name, 'known'),
    difference(name, 'kept'),
  ]),
]);
