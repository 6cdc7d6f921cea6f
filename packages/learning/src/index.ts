export type { Answer, Help, Place } from './answers.ts';
export { HELPS, PLACES, isRight } from './answers.ts';
export type { Fact, FactName } from './facts.ts';
export { boardFacts, factName, factOf, parseFact, resultOf, tableFacts } from './facts.ts';
export type { Form, Question } from './questions.ts';
export { FORMS, askedFact, rightAnswer } from './questions.ts';
