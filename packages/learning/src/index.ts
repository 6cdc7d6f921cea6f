export type { Answer, Place } from './answers.ts';
export type { Help } from './help.ts';
export { HELPS } from './help.ts';
export { PLACES, isRight, parseAnswer } from './answers.ts';
export type { Face, Side } from './cards.ts';
export { SIDES, askedCard } from './cards.ts';
export { dueAt, dueTimes } from './due.ts';
export type { AdditionExplanation, Calculation, Explanation, Knows, ProductExplanation } from './explain.ts';
export { explain, explanationLines } from './explain.ts';
export type { Fact, FactName, Reach } from './facts.ts';
export { REACHES, boardFacts, factName, factOf, parseFact, resultOf, tableFacts } from './facts.ts';
export type { Knowledge } from './knowledge.ts';
export { NO_KNOWLEDGE, learn, learnAll } from './knowledge.ts';
export type { Memory } from './memory.ts';
export type { Mistake } from './mistakes.ts';
export { typicalMistakes } from './mistakes.ts';
export { intervalDays, remember } from './memory.ts';
export type { Form, Question } from './questions.ts';
export { FORMS, askedFact, rightAnswer } from './questions.ts';
export type { PracticeChoice, Reason, Round, Step } from './round.ts';
export { LEFT_AFTER, answerRound, isLeft, nextStep, seenRound, startRound, wayTo } from './round.ts';
export type { FactState, Standing } from './states.ts';
export {
  FACT_STATES,
  chanceOf,
  dueFacts,
  standingOf,
  stateOf,
  stuckFacts,
  weakFace,
  weakFacts,
} from './states.ts';
export { weakestFacts } from './weakest.ts';
export type { StateCounts, Week } from './weeks.ts';
export { countStates, knownOf, weeksOf } from './weeks.ts';
export { type WorksheetChoice, givenSquares, worksheetQuestions } from './worksheet.ts';
export type { WrittenQuestion } from './written.ts';
export { relatedEquations, writeFact, writeQuestion } from './written.ts';
