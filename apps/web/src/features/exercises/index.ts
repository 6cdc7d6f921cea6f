/** What other features use of the exercises. */
export { browserExercises } from './browser.ts';
export { describeAdded } from './describe-exercise.ts';
export { mistakesIn } from './mistakes.ts';
