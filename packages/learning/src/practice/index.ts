export type { Asker } from './askers.ts';
export {
  needsPlacement,
  placementAsker,
  placementQuestions,
  practiceAsker,
  warmUpAsker,
  warmUpFacts,
} from './askers.ts';
export { checkQuestions } from './check-questions.ts';
export { choiceOf, chosenFacts, countDue, dueTimesOf } from './choice.ts';
export { tablesOnPath } from './path.ts';
export { raceFacts, raceQuestions } from './race-questions.ts';
export type { Stronger } from './summary.ts';
export { comeBack, strongerFacts } from './summary.ts';
export type { TableWish, Wish, Wishes } from './wish.ts';
export {
  FIRST_WISH,
  wishOf,
  wishesFrom,
  withBoard,
  withForm,
  withReach,
  withTable,
  withWish,
  withoutWish,
} from './wish.ts';
