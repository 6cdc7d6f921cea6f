export { LEARNERS, type LearnerName } from './learners.ts';
export { SCHEDULES, type ScheduleName, TASKS, type Task } from './schedules.ts';
export { type Outcome, simulate } from './simulate.ts';
