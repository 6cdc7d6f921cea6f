/** A round of practice: first what is due, then what is weak, then one new fact at a time. */
import { need } from '@abacow/rules/need';
import type { Board } from '@abacow/rules/trio';
import { type Answer, isRight } from './answers.ts';
import { type CardName, type Face, type Side, SIDES, askedCard, cardName, facesOf, sideOf } from './cards.ts';
import { type Fact, type FactName, factName } from './facts.ts';
import type { Knowledge } from './knowledge.ts';
import { practisedFacts } from './order.ts';
import { type Form, type Question } from './questions.ts';
import { chanceOf, dueFacts, hasFailedFace, standingOf, weakFace, weakFacts } from './states.ts';

export type PracticeChoice = {
  readonly board: Board;
  /** `all` are the tables of the board: 1 to 9. */
  readonly tables: readonly number[] | 'all';
  /** New facts come only from these; if it is missing, from all tables of the choice. */
  readonly newTables?: readonly number[];
  readonly forms: readonly Form[];
};

/** A question that was answered wrong, and how many questions must have been asked before it comes back. */
type Waiting = { readonly question: Question; readonly after: number };

export type Round = {
  readonly choice: PracticeChoice;
  readonly asked: readonly CardName[];
  readonly waiting: readonly Waiting[];
};

/** Other questions before a wrong one comes back. */
const BETWEEN = 3;

export const startRound = (choice: PracticeChoice): Round => ({ choice, asked: [], waiting: [] });

export const answerRound = ({ choice, asked, waiting }: Round, answer: Answer): Round => {
  const { question } = answer;
  const name = askedCard(question);
  const others = waiting.filter((one) => askedCard(one.question) !== name);
  const after = asked.length + 1 + BETWEEN;
  return {
    choice,
    asked: [...asked, name],
    waiting: isRight(answer) ? others : [...others, { question, after }],
  };
};

type Candidate = { readonly fact: Fact; readonly side: Side };

const nameOf = ({ fact, side }: Candidate): CardName => cardName(factName(fact), side);

/** Without any form, results are asked. */
export const sidesAsked = ({ forms }: PracticeChoice): readonly Side[] => {
  const asked = new Set(forms.map(sideOf));
  return asked.size === 0 ? ['result'] : SIDES.filter((side) => asked.has(side));
};

/** What can be asked, in the order in which new cards are: first all results, then their inverses. */
const candidatesOf = (choice: PracticeChoice, knowledge: Knowledge): readonly Candidate[] => {
  const facts = practisedFacts(choice.board, choice.tables);
  const all = sidesAsked(choice).flatMap((side) => facts.map((fact) => ({ fact, side })));
  if (choice.newTables === undefined) return all;
  const begun = new Set(practisedFacts(choice.board, choice.newTables).map(factName));
  return all.filter((one) => begun.has(factName(one.fact)) || knowledge.cards[nameOf(one)] !== undefined);
};

type View = {
  readonly candidates: readonly Candidate[];
  readonly round: Round;
  readonly knowledge: Knowledge;
  readonly now: number;
};

const listed = (
  { candidates, knowledge, now }: View,
  list: (knowledge: Knowledge, now: number, facts: readonly FactName[], side: Side) => readonly FactName[],
): readonly Candidate[] =>
  SIDES.flatMap((side) => {
    const ofSide = new Map(
      candidates.filter((one) => one.side === side).map((one) => [factName(one.fact), one]),
    );
    return list(knowledge, now, [...ofSide.keys()], side).map((name) => need(ofSide.get(name)));
  });

const isNew = ({ knowledge, now }: View, { fact, side }: Candidate): boolean =>
  standingOf(knowledge, factName(fact), now, side) === 'new';

const firstNew = (view: View): Candidate | undefined =>
  view.candidates.find((one) => isNew(view, one) && !view.round.asked.includes(nameOf(one)));

/** The fact that is most likely forgotten, of those that were answered some time. */
const leastCertain = (view: View, candidates: readonly Candidate[]): Candidate | undefined => {
  const chance = ({ fact, side }: Candidate): number =>
    chanceOf(view.knowledge, factName(fact), view.now, side) ?? 1;
  return candidates
    .filter((one) => !isNew(view, one))
    .reduce<Candidate | undefined>(
      (least, one) => (least === undefined || chance(one) < chance(least) ? one : least),
      undefined,
    );
};

/** A weak fact that was right a moment ago is almost certain: asking it again would teach little. */
const ALMOST_CERTAIN = 0.95;

const isFading = ({ knowledge, now }: View, { fact, side }: Candidate): boolean =>
  (chanceOf(knowledge, factName(fact), now, side) ?? 0) < ALMOST_CERTAIN ||
  hasFailedFace(knowledge, factName(fact), side);

const chosenCandidate = (view: View): Candidate | undefined => {
  const { round, candidates } = view;
  const open = (one: Candidate): boolean => !round.asked.includes(nameOf(one));
  return (
    listed(view, dueFacts).find(open) ??
    listed(view, weakFacts).find((one) => open(one) && isFading(view, one)) ??
    // While a wrong answer waits to come back, no new fact is begun if anything else can be asked.
    (round.waiting.length === 0 ? firstNew(view) : undefined) ??
    leastCertain(view, candidates.filter(open)) ??
    firstNew(view)
  );
};

const pick = <T>(list: readonly T[], random: () => number): T =>
  need(list[Math.min(list.length - 1, Math.floor(random() * list.length))]);

const ask = ({ knowledge, round }: View, { fact, side }: Candidate, random: () => number): Question => {
  const face: Face = weakFace(knowledge, factName(fact), side) ?? pick(facesOf(fact), random);
  const forms = round.choice.forms.filter((form) => sideOf(form) === side);
  const [first, second] = face === 'small' ? [fact.small, fact.large] : [fact.large, fact.small];
  return {
    board: fact.board,
    form: forms.length === 0 ? 'result' : pick(forms, random),
    first,
    second,
  };
};

/** The card that was asked longest ago. */
const longestAgo = ({ candidates, round }: View): Candidate =>
  candidates.reduce((best, one) =>
    round.asked.lastIndexOf(nameOf(one)) < round.asked.lastIndexOf(nameOf(best)) ? one : best,
  );

export const nextQuestion = (
  round: Round,
  knowledge: Knowledge,
  now: number,
  random: () => number,
): Question => {
  const view: View = { candidates: candidatesOf(round.choice, knowledge), round, knowledge, now };
  const back = round.waiting.find(({ after }) => after <= round.asked.length);
  if (back !== undefined) return back.question;
  const next = chosenCandidate(view);
  if (next !== undefined) return ask(view, next, random);
  const last = round.asked.at(-1);
  const early = round.waiting.find(({ question }) => askedCard(question) !== last);
  return early?.question ?? ask(view, longestAgo(view), random);
};
