/** The questions of a race: facts that were asked before, because new ones are learnt without a race. */
import { need } from '@abacow/rules/need';
import { type FactName, parseFact } from '../facts.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Question } from '../questions.ts';
import type { PracticeChoice } from '../round.ts';
import { standingOf } from '../states.ts';
import { mixed, pick, questionFor } from './chance.ts';
import { chosenFacts } from './choice.ts';

const FEWEST = 6;

/** `met`: whether they were all asked before. */
export const raceFacts = (
  choice: PracticeChoice,
  knowledge: Knowledge,
  now: number,
): { readonly facts: readonly FactName[]; readonly met: boolean } => {
  const asked = chosenFacts(choice).filter((fact) => standingOf(knowledge, fact, now) !== 'new');
  return asked.length >= FEWEST
    ? { facts: asked, met: true }
    : { facts: chosenFacts({ ...choice, tables: choice.newTables ?? choice.tables }), met: false };
};

/** If there are fewer facts than questions, facts come again after all others. */
export const raceQuestions = (
  choice: PracticeChoice,
  knowledge: Knowledge,
  now: number,
  count: number,
  random: () => number,
): readonly Question[] => {
  const { facts } = raceFacts(choice, knowledge, now);
  const rounds = Array.from({ length: Math.ceil(count / facts.length) }, () => mixed(facts, random));
  return rounds
    .flat()
    .slice(0, count)
    .map((fact) => questionFor(need(parseFact(fact)), pick(choice.forms, random), random));
};
