export { SCHEDULES, type ScheduleName } from './schedules.ts';
export { type Outcome, simulate } from './simulate.ts';
