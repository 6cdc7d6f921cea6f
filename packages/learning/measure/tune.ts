import { seededDice } from '@abacow/dice';
import {
  LEARNERS,
  type LearnerName,
  SCHEDULES,
  type ScheduleName,
  type Task,
  type Outcome,
  simulate,
} from '../src/simulation/index.ts';
const randomOf = (seed: string): (() => number) => {
  const { next32 } = seededDice(seed);
  return () => next32() / 2 ** 32;
};
const [n = '40', task = 'results', mins = '2', only = '', sched = '', seed = 'tuning'] =
  process.argv.slice(2);
const count = Number(n);
const mean = (v: readonly number[]) => v.reduce((a, b) => a + b, 0) / v.length;
for (const learner of (Object.keys(LEARNERS) as LearnerName[]).filter(
  (l) => only === '' || only.split(',').includes(l),
)) {
  for (const minutes of mins.split(',').map(Number)) {
    console.log(`--- ${learner} ${task} ${minutes} min`);
    let base: Outcome[] = [];
    for (const schedule of (Object.keys(SCHEDULES) as ScheduleName[]).filter(
      (s) => sched === '' || sched.split(',').includes(s),
    )) {
      const t0 = Date.now();
      const out = Array.from({ length: count }, (_, i) =>
        simulate(
          { schedule, learner, task: task as Task, minutes },
          randomOf(`${seed} ${learner} ${i}`),
          randomOf(`${schedule} ${i}`),
        ),
      );
      if (schedule === 'ours') base = out;
      const m = (k: keyof Outcome) => mean(out.map((o) => o[k]));
      const diff = (k: keyof Outcome) => {
        const d = base.map((o, i) => o[k] - out[i]![k]);
        const mu = mean(d);
        return `${mu.toFixed(1)}±${(2 * Math.sqrt(mean(d.map((x) => (x - mu) ** 2)) / d.length)).toFixed(1)}`;
      };
      console.log(
        `${schedule.padEnd(14)} before ${m('before').toFixed(1)} known ${m('known').toFixed(1)} kept ${m('kept').toFixed(1)} | mean ${m('meanKnown').toFixed(1)} ${m('meanKept').toFixed(1)} | ans ${m('answers').toFixed(0)} min ${m('minutes').toFixed(0)} wrong ${((100 * m('wrong')) / m('answers')).toFixed(0)}% first ${m('firstDay').toFixed(0)}/${m('firstWeek').toFixed(0)}` +
          (schedule === 'ours'
            ? ` pred ${(m('predicted') / m('shown')).toFixed(2)} true ${(m('true') / m('shown')).toFixed(2)} n ${(m('shown') / 28).toFixed(0)}`
            : ` diff ${diff('known')} ${diff('kept')} | ${diff('meanKnown')} ${diff('meanKept')}`) +
          ` ${Date.now() - t0}ms`,
      );
    }
  }
}
