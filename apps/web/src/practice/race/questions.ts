/** The questions of a race: facts that were asked before, because new ones are learnt without a race. */
import { type Knowledge, type PracticeChoice, type Question, parseFact, stateOf } from '@abacow/learning';
import { mixed, pick, questionFor } from '../chance.ts';
import { chosenFacts } from '../chosen.ts';

const FEWEST = 6;

/** If there are fewer facts than questions, facts come again after all others. */
export const raceQuestions = (
  choice: PracticeChoice,
  knowledge: Knowledge,
  now: number,
  count: number,
  random: () => number,
): readonly Question[] => {
  const facts = chosenFacts(choice);
  const asked = facts.filter((fact) => stateOf(knowledge, fact, now) !== 'new');
  const source =
    asked.length >= FEWEST ? asked : chosenFacts({ ...choice, tables: choice.newTables ?? choice.tables });
  const rounds = Array.from({ length: Math.ceil(count / source.length) }, () => mixed(source, random));
  return rounds
    .flat()
    .slice(0, count)
    .map((fact) => questionFor(parseFact(fact)!, pick(choice.forms, random), random));
};
