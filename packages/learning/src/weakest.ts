/** The facts that a player should write on paper. */
import { need } from '@abacow/rules/need';
import type { Board } from '@abacow/rules/trio';
import { SIDES, type Side, sideOf } from './cards.ts';
import { type Fact, type FactName, boardFacts, factName, parseFact } from './facts.ts';
import type { Knowledge } from './knowledge.ts';
import type { Form } from './questions.ts';
import { chanceOf, standingOf, weakFacts } from './states.ts';

/** A sheet about fewer facts would be boring, one about more would not help with any of them. */
const [FEWEST, MOST] = [8, 20];

const sidesOf = (forms: readonly Form[]): readonly Side[] =>
  SIDES.filter((side) => forms.some((form) => sideOf(form) === side));

/** Known facts, first those that will be forgotten soonest. */
const fading = (
  knowledge: Knowledge,
  now: number,
  facts: readonly FactName[],
  side: Side,
): readonly FactName[] =>
  facts
    .filter((fact) => standingOf(knowledge, fact, now, side) !== 'new')
    .map((fact) => ({ fact, chance: chanceOf(knowledge, fact, now, side) ?? 0 }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ fact }) => fact);

/** The weakest first. A few weak facts are filled up with known ones; without any weak fact the list is empty. */
export const weakestFacts = (
  knowledge: Knowledge,
  now: number,
  board: Board,
  forms: readonly Form[],
): readonly Fact[] => {
  const facts = boardFacts(board).map(factName);
  const sides = sidesOf(forms);
  const weak = new Set(sides.flatMap((side) => weakFacts(knowledge, now, facts, side)));
  if (weak.size === 0) return [];
  const more = sides.flatMap((side) => fading(knowledge, now, facts, side));
  const chosen = new Set([...weak].slice(0, MOST));
  for (const fact of more) if (chosen.size < FEWEST) chosen.add(fact);
  return [...chosen].map((name) => need(parseFact(name)));
};
