/** A round of practice: what is due, what is not finished, and one new fact at a time. */
import { need } from '@abacow/rules/need';
import type { Board } from '@abacow/rules/trio';
import { type Answer, isRight } from './answers.ts';
import {
  type Card,
  type CardName,
  type Face,
  type Side,
  SIDES,
  askedCard,
  cardName,
  facesOf,
  sideOf,
} from './cards.ts';
import { type Explanation, explain } from './explain.ts';
import { type Fact, type Reach, factName } from './facts.ts';
import { type Knowledge, timeFor } from './knowledge.ts';
import { homeTable, practisedFacts } from './order.ts';
import { type Form, type Question } from './questions.ts';
import { cardChance, hasFailedFace, stateOf, weakFace } from './states.ts';

export type PracticeChoice = {
  readonly board: Board;
  /** `all` are the tables of the board: 1 to 9. With `upTo` 12, all to 12. */
  readonly tables: readonly number[] | 'all';
  /** New facts come only from these; if it is missing, from all tables of the choice. */
  readonly newTables?: readonly number[];
  readonly forms: readonly Form[];
  /** How far the tables go; 10 if it is missing. */
  readonly upTo?: Reach;
};

/** A card that comes back in this round, when so many questions have been asked. */
type Waiting = { readonly question: Question; readonly after: number };

/** How one card went in this round. */
type Went = {
  /** Wrong answers. */
  readonly missed: number;
  /** Answers from memory since the last other one. */
  readonly remembered: number;
  readonly asked: number;
};

export type Round = {
  readonly choice: PracticeChoice;
  readonly asked: readonly CardName[];
  readonly waiting: readonly Waiting[];
  /** New facts that were shown. */
  readonly shown: readonly CardName[];
  readonly went: Readonly<Record<CardName, Went>>;
  /** Wrong answers in a row. */
  readonly mistakes: number;
};

/** Why it is asked: `again` comes back in this round, `easy` comforts after mistakes. */
export type Reason = 'due' | 'weak' | 'new' | 'again' | 'easy';

export type Step =
  /** A new fact is shown first, with a way to it from facts that this player knows. `seenRound` goes on. */
  | { readonly kind: 'show'; readonly question: Question; readonly way: Explanation }
  | { readonly kind: 'ask'; readonly question: Question; readonly reason: Reason }
  /** Nothing is due, weak or new. */
  | { readonly kind: 'end' };

/** Other questions before a wrong one comes back. */
const BETWEEN = 3;
/** A fact that was missed so often in a round is left for tomorrow. */
const LEFT_AFTER = 3;
/** After so many mistakes in a row comes something easy. */
const DISCOURAGING = 2;

const NOTHING: Went = { missed: 0, remembered: 0, asked: 0 };

export const startRound = (choice: PracticeChoice): Round => ({
  choice,
  asked: [],
  waiting: [],
  shown: [],
  went: {},
  mistakes: 0,
});

/** Whether the fact was missed so often that it is not asked again today. */
export const isLeft = ({ went }: Round, question: Question): boolean =>
  (went[askedCard(question)]?.missed ?? 0) >= LEFT_AFTER;

/** After a new fact was shown: it is asked soon. */
export const seenRound = (round: Round, question: Question): Round => ({
  ...round,
  shown: [...round.shown, askedCard(question)],
  waiting: [...round.waiting, { question, after: round.asked.length + 1 }],
});

/** `knowledge`: after the answer. */
export const answerRound = (round: Round, answer: Answer, knowledge: Knowledge): Round => {
  const { question } = answer;
  const name = askedCard(question);
  const before = round.went[name] ?? NOTHING;
  const card = knowledge.cards[name];
  const fromMemory = isRight(answer) && card?.grade !== 'hard';
  const went: Went = {
    missed: before.missed + (isRight(answer) ? 0 : 1),
    remembered: fromMemory ? before.remembered + 1 : 0,
    asked: before.asked + 1,
  };
  const asked = [...round.asked, name];
  const others = round.waiting.filter((one) => askedCard(one.question) !== name);
  const wanted = card === undefined ? 0 : timesWanted(card, knowledge, went);
  const back = went.missed < LEFT_AFTER && went.remembered < wanted;
  const after = asked.length + BETWEEN * Math.max(1, went.remembered * 2);
  return {
    ...round,
    asked,
    waiting: back ? [...others, { question, after }] : others,
    went: { ...round.went, [name]: went },
    mistakes: isRight(answer) ? 0 : round.mistakes + 1,
  };
};

/** How often in a row a fact is asked in a round until it is remembered: more for players who forget it until tomorrow. */
const timesWanted = (card: Card, { reviews }: Knowledge, went: Went): number => {
  if (card.days >= 2 && went.asked === went.remembered) return 1;
  if (card.clean) return 1;
  return reviews.young >= 0.9 ? 1 : reviews.young >= 0.7 ? 2 : 3;
};

type Candidate = { readonly fact: Fact; readonly side: Side; readonly name: CardName };

/** Without any form, results are asked. */
export const sidesAsked = ({ forms }: PracticeChoice): readonly Side[] => {
  const asked = new Set(forms.map(sideOf));
  return asked.size === 0 ? ['result'] : SIDES.filter((side) => asked.has(side));
};

const CANDIDATES = new Map<string, readonly Candidate[]>();

/** What can be asked, in the order in which new cards are: first all results, then their inverses. Always the same list. */
const candidatesOf = (choice: PracticeChoice): readonly Candidate[] => {
  const sides = sidesAsked(choice);
  const key = [choice.board, String(choice.tables), choice.upTo, ...sides].join(' ');
  const known = CANDIDATES.get(key);
  if (known !== undefined) return known;
  const facts = practisedFacts(choice.board, choice.tables, choice.upTo);
  const made = sides.flatMap((side) =>
    facts.map((fact) => ({ fact, side, name: cardName(factName(fact), side) })),
  );
  CANDIDATES.set(key, made);
  return made;
};

type View = {
  readonly candidates: readonly Candidate[];
  readonly round: Round;
  readonly knowledge: Knowledge;
  readonly now: number;
};

/** A card that can be asked now: not the last one, and not one that was left for tomorrow. */
const isFree = ({ round }: View, { name }: Candidate): boolean =>
  round.asked.at(-1) !== name && (round.went[name]?.missed ?? 0) < LEFT_AFTER;

const best = (view: View, measure: (card: Card, one: Candidate) => number | null): Candidate | undefined => {
  let found: Candidate | undefined;
  let least = Infinity;
  for (const one of view.candidates) {
    const card = view.knowledge.cards[one.name];
    if (card === undefined || !isFree(view, one)) continue;
    const value = measure(card, one);
    if (value !== null && value < least) [found, least] = [one, value];
  }
  return found;
};

const isFirst = ({ round }: View, { name }: Candidate): boolean => round.went[name] === undefined;

/** The card whose reach is most exceeded. */
const mostOverdue = (view: View): Candidate | undefined => {
  const time = timeFor(view.knowledge, view.now);
  return best(view, (card, one) =>
    card.due <= time && isFirst(view, one) ? cardChance(view.knowledge, card, view.now) : null,
  );
};

const isOpen = (card: Card): boolean => card.days < 2 || card.grade === 'again';

/** Facts that are begun, but not yet right from memory on two days. Those that were never missed count less. */
const openFacts = ({ candidates, knowledge }: View): number =>
  candidates.reduce((sum, { name }) => {
    const card = knowledge.cards[name];
    return card === undefined || !isOpen(card) ? sum : sum + (card.clean ? 0.25 : 1);
  }, 0);

/** How many facts may be open: it follows how many are still remembered on the next day. */
const mostOpen = ({ reviews }: Knowledge): number =>
  reviews.young >= 0.9 ? 16 : reviews.young >= 0.75 ? 10 : reviews.young >= 0.5 ? 6 : 4;

const firstNew = ({ candidates, knowledge, round }: View, placed: boolean): Candidate | undefined => {
  const { newTables, board, upTo } = round.choice;
  const begun =
    newTables === undefined ? null : new Set(practisedFacts(board, newTables, upTo).map(factName));
  return candidates.find(
    (one) =>
      knowledge.cards[one.name] === undefined &&
      (begun === null || begun.has(factName(one.fact))) &&
      isPlaced(knowledge, one) === placed,
  );
};

/** At the placement the player was right in this table: the fact is asked without being shown. */
const isPlaced = ({ placed }: Knowledge, { fact }: Candidate): boolean =>
  placed[`${fact.board} ${homeTable(fact)}`] === true;

/** New facts come one at a time: not while one that was just begun is not yet right. */
const mayBegin = (view: View): boolean =>
  view.round.waiting.length < 2 && openFacts(view) < mostOpen(view.knowledge);

const pick = <T>(list: readonly T[], random: () => number): T =>
  need(list[Math.min(list.length - 1, Math.floor(random() * list.length))]);

const questionOf = (
  { knowledge, round }: View,
  { fact, side }: Candidate,
  random: () => number,
): Question => {
  const face: Face = weakFace(knowledge, factName(fact), side) ?? pick(facesOf(fact), random);
  const forms = round.choice.forms.filter((form) => sideOf(form) === side);
  const [first, second] = face === 'small' ? [fact.small, fact.large] : [fact.large, fact.small];
  return { board: fact.board, form: forms.length === 0 ? 'result' : pick(forms, random), first, second };
};

/** A way to a fact from facts that this player has met. */
export const wayTo = (question: Question, knowledge: Knowledge, now: number): Explanation =>
  explain(question, (fact) => !['new', 'planted'].includes(stateOf(knowledge, factName(fact), now)));

export const nextStep = (round: Round, knowledge: Knowledge, now: number, random: () => number): Step => {
  const view: View = { candidates: candidatesOf(round.choice), round, knowledge, now };
  const ask = (one: Candidate, reason: Reason): Step => ({
    kind: 'ask',
    question: questionOf(view, one, random),
    reason,
  });
  const last = round.asked.at(-1);
  const waiting = round.waiting.filter(({ question }) => askedCard(question) !== last);
  const again = (found: Waiting | undefined): Step | null =>
    found === undefined ? null : { kind: 'ask', question: found.question, reason: 'again' };
  const backNow = again(waiting.find(({ after }) => after <= round.asked.length));
  if (round.mistakes >= DISCOURAGING) {
    const easy = best(view, (card) => (card.days < 2 || hasFailedFace(card) ? null : -card.reach));
    if (easy !== undefined) return ask(easy, 'easy');
  }
  if (backNow !== null) return backNow;
  const due = mostOverdue(view);
  if (due !== undefined) return ask(due, 'due');
  const probe = firstNew(view, true);
  const fresh = mayBegin(view) ? firstNew(view, false) : undefined;
  if (fresh !== undefined && !(probe !== undefined && round.waiting.length > 0))
    return {
      kind: 'show',
      question: questionOf(view, fresh, random),
      way: wayTo(questionOf(view, fresh, random), knowledge, now),
    };
  if (probe !== undefined) return ask(probe, 'new');
  const early = again(waiting[0]);
  if (early !== null) return early;
  const weak = best(view, (card, one) => {
    const chance = cardChance(knowledge, card, now);
    return isFirst(view, one) && chance < 0.97 ? chance : null;
  });
  if (weak !== undefined) return ask(weak, 'weak');
  const open = best(view, (card, one) =>
    isOpen(card) && !card.clean && (round.went[one.name]?.asked ?? 0) < 6
      ? (round.went[one.name]?.asked ?? 0)
      : null,
  );
  if (open !== undefined) return ask(open, 'weak');
  return { kind: 'end' };
};
