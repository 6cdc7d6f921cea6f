export type { Asker } from './askers.ts';
export {
  needsPlacement,
  placementAsker,
  placementQuestions,
  practiceAsker,
  warmUpAsker,
  warmUpFacts,
} from './askers.ts';
export { CHECK_QUESTIONS, checkQuestions } from './check-questions.ts';
export type { TakenCheck } from './taken-checks.ts';
export { takenChecks } from './taken-checks.ts';
export { choiceOf, chosenFacts, countDue, dueTimesOf } from './choice.ts';
export { tablesOnPath } from './path.ts';
export { raceFacts, raceQuestions } from './race-questions.ts';
export type { PractisedDay, Progress } from './report.ts';
export { factsToExplain, practisedDays, progressOf } from './report.ts';
export type { RoundChange } from './summary.ts';
export { comeBack, roundChanges } from './summary.ts';
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
