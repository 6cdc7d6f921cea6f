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
import { type Fact, type FactName, type Reach, factName } from './facts.ts';
import { type Knowledge, timeFor } from './knowledge.ts';
import { homeTable, practisedFacts } from './order.ts';
import { type Form, type Question } from './questions.ts';
import { cardChance, hasFailedFace, weakFace } from './states.ts';

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

/** A question that was answered wrong or was just shown, and how many must have been asked before it comes. */
type Waiting = { readonly question: Question; readonly after: number };

export type Round = {
  readonly choice: PracticeChoice;
  /** How many questions were asked, and the last one's card. */
  readonly count: number;
  readonly last: CardName | null;
  readonly waiting: readonly Waiting[];
  /** How often each card was asked and missed. */
  readonly asked: Readonly<Record<CardName, number>>;
  readonly missed: Readonly<Record<CardName, number>>;
  /** Cards that were new in this round. */
  readonly fresh: readonly CardName[];
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
export const LEFT_AFTER = 3;
/** After so many mistakes in a row comes something easy. */
const DISCOURAGING = 2;

/** `left`: facts that were left for tomorrow in an earlier round of the day. */
export const startRound = (choice: PracticeChoice, left: readonly FactName[] = []): Round => ({
  choice,
  count: 0,
  last: null,
  waiting: [],
  asked: {},
  missed: Object.fromEntries(left.flatMap((fact) => SIDES.map((side) => [cardName(fact, side), LEFT_AFTER]))),
  fresh: [],
  mistakes: 0,
});

/** Whether the fact was missed so often that it is not asked again today. */
export const isLeft = ({ missed }: Round, question: Question): boolean =>
  (missed[askedCard(question)] ?? 0) >= LEFT_AFTER;

/** After a new fact was shown: it is asked soon. */
export const seenRound = (round: Round, question: Question): Round => ({
  ...round,
  waiting: [...round.waiting, { question, after: round.count + 1 }],
});

/** `knowledge`: after the answer. */
export const answerRound = (round: Round, answer: Answer, knowledge: Knowledge): Round => {
  const { question } = answer;
  const name = askedCard(question);
  const right = isRight(answer);
  const others = round.waiting.filter((one) => askedCard(one.question) !== name);
  const missed = (round.missed[name] ?? 0) + (right ? 0 : 1);
  const back = !right && missed < LEFT_AFTER;
  const count = round.count + 1;
  return {
    choice: round.choice,
    count,
    last: name,
    waiting: back ? [...others, { question, after: count + BETWEEN }] : others,
    asked: { ...round.asked, [name]: (round.asked[name] ?? 0) + 1 },
    missed: right ? round.missed : { ...round.missed, [name]: missed },
    fresh: knowledge.cards[name]?.asked === 1 ? [...round.fresh, name] : round.fresh,
    mistakes: right ? 0 : round.mistakes + 1,
  };
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
const isFree = ({ round }: View, name: CardName): boolean =>
  round.last !== name && (round.missed[name] ?? 0) < LEFT_AFTER;

/** The begun card with the least measure; null leaves a card out. */
const least = (view: View, measure: (card: Card, name: CardName) => number | null): Candidate | undefined => {
  let found: Candidate | undefined;
  let lowest = Infinity;
  for (const one of view.candidates) {
    const card = view.knowledge.cards[one.name];
    if (card === undefined || !isFree(view, one.name)) continue;
    const value = measure(card, one.name);
    if (value !== null && value < lowest) [found, lowest] = [one, value];
  }
  return found;
};

const timesAsked = ({ round }: View, name: CardName): number => round.asked[name] ?? 0;

/** What is due takes turns: the card that was answered longest ago comes first, each once a round. */
const firstDue = (view: View): Candidate | undefined => {
  const time = timeFor(view.knowledge, view.now);
  return least(view, (card, name) => (card.due <= time && timesAsked(view, name) === 0 ? card.last : null));
};

/** Until a fact is trusted for so long, it is worth asking before it is due. */
const STRONG_DAYS = 60;
/** So often a round, and a fact that was never missed nor worked out once. */
const MOST_TIMES = 5;

/**
 * When nothing is due and nothing new can begin: what was asked least today, then what is least certain. Strong facts take turns
 * with weak ones, so that these are not asked again at once; alone they are not asked.
 */
const leastCertain = (view: View): Candidate | undefined => {
  const cards = view.candidates.map(({ name }) => view.knowledge.cards[name]);
  const hasWeak = cards.some((card) => card !== undefined && !card.clean && card.reach < STRONG_DAYS);
  return least(view, (card, name) => {
    const times = timesAsked(view, name);
    const most = card.clean || card.reach >= STRONG_DAYS ? 1 : MOST_TIMES;
    if (times >= most || (card.reach >= STRONG_DAYS && !hasWeak)) return null;
    return times + cardChance(view.knowledge, card, view.now);
  });
};

/** Something that the player surely knows. */
const easiest = (view: View): Candidate | undefined =>
  least(view, (card) => (card.days < 2 || hasFailedFace(card) ? null : -card.reach));

/**
 * How many facts may be begun in a round that are not right from memory at once. It follows how many of them this player still
 * remembers on the next day; four is what was found best in schools.
 */
const mostBegun = ({ reviews: { young } }: Knowledge): number =>
  young >= 0.75 ? Infinity : young >= 0.5 ? 8 : 4;

const mayBegin = ({ round, knowledge }: View): boolean =>
  round.waiting.length === 0 &&
  round.fresh.filter((name) => knowledge.cards[name]?.clean !== true).length < mostBegun(knowledge);

/** New facts come in the order in which they are taught. `placed`: of a table that was right at the placement. */
const firstNew = ({ candidates, knowledge, round }: View, placed: boolean): Candidate | undefined => {
  const { newTables } = round.choice;
  return candidates.find(
    (one) =>
      knowledge.cards[one.name] === undefined &&
      (newTables === undefined || newTables.includes(one.fact.small) || newTables.includes(one.fact.large)) &&
      isPlaced(knowledge, one) === placed,
  );
};

/** At the placement the player was right in this table: the fact is asked without being shown. */
const isPlaced = ({ placed }: Knowledge, { fact }: Candidate): boolean =>
  placed[`${fact.board} ${homeTable(fact)}`] === true;

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

/** Right the last time, both ways round; or of a table that was right at the placement and not asked since. */
const isUsable = ({ cards, placed }: Knowledge, fact: Fact): boolean => {
  const card = cards[factName(fact)];
  return card === undefined
    ? placed[`${fact.board} ${homeTable(fact)}`] === true
    : card.grade !== 'again' && !hasFailedFace(card);
};

/** A way to a fact from facts that this player can use. */
export const wayTo = (question: Question, knowledge: Knowledge): Explanation =>
  explain(question, (fact) => isUsable(knowledge, fact));

const waitingStep = (found: Waiting | undefined): Step | null =>
  found === undefined ? null : { kind: 'ask', question: found.question, reason: 'again' };

const newStep = (view: View, random: () => number): Step | null => {
  const shown = firstNew(view, false);
  const one = shown ?? firstNew(view, true);
  if (one === undefined) return null;
  const question = questionOf(view, one, random);
  return shown === undefined
    ? { kind: 'ask', question, reason: 'new' }
    : { kind: 'show', question, way: wayTo(question, view.knowledge) };
};

/** Between a fact that was shown and its question comes something else: best a fact that was right at the placement. */
const betweenStep = (view: View, random: () => number): Step | null => {
  const one = view.round.waiting.length === 0 ? undefined : firstNew(view, true);
  return one === undefined ? null : { kind: 'ask', question: questionOf(view, one, random), reason: 'new' };
};

export const nextStep = (round: Round, knowledge: Knowledge, now: number, random: () => number): Step => {
  const view: View = { candidates: candidatesOf(round.choice), round, knowledge, now };
  const ask = (one: Candidate | undefined, reason: Reason): Step | null =>
    one === undefined ? null : { kind: 'ask', question: questionOf(view, one, random), reason };
  const waiting = round.waiting.filter(({ question }) => askedCard(question) !== round.last);
  return (
    (round.mistakes >= DISCOURAGING ? ask(easiest(view), 'easy') : null) ??
    waitingStep(waiting.find(({ after }) => after <= round.count)) ??
    ask(firstDue(view), 'due') ??
    (mayBegin(view) ? newStep(view, random) : null) ??
    betweenStep(view, random) ??
    ask(leastCertain(view), 'weak') ??
    waitingStep(waiting[0]) ??
    // Rather another new fact than the same question again at once.
    (round.waiting.length > 0 ? newStep(view, random) : null) ??
    waitingStep(round.waiting[0]) ?? { kind: 'end' }
  );
};
