/** Decisions, answers, and taking them back. The judge has allowed it. */
import {
  type Effect,
  type Played as PlayedToken,
  type Position,
  type Seat,
  isUnreadable,
  playToken,
} from '@abacow/rules';
import type { Answered, HelpChosen, Played, Undone } from '../events.ts';
import { answerBehind, lostTokenOf } from '../help.ts';
import { addStep, tokensOf } from '../steps.ts';
import type { LastDecision, Table } from '../table.ts';
import { replace } from './changes.ts';
import { over } from './ending.ts';

/**
 * The tokens of computers do not change it. A time limit may make the round in progress the last, so at tables with one
 * nobody goes back to an earlier round.
 */
const lastDecisionOf = (
  table: Table,
  position: Position,
  thrown: boolean,
  won: boolean,
): LastDecision | null => {
  if (table.scheme !== 1 || table.diceName !== table.id || (won && table.timeLimitMs !== null)) return null;
  if (table.seats[position.seat]!.kind !== 'person') return table.lastDecision;
  return thrown ? null : { position, steps: table.steps };
};

const isRoundWon = ({ kind }: Effect): boolean => kind === 'round-won';

/** `result` is what the rules say about the token. */
export const play = (table: Table, { seat, token, at }: Played, result: PlayedToken): Table => {
  const { position, effects } = result;
  const thrown = token.includes('=');
  const played: Table = {
    ...table,
    position,
    steps: addStep(table.steps, { token, seat, effects }),
    throws: thrown ? table.throws + 1 : table.throws,
    // Dice once seen are never taken back.
    before: thrown ? null : table.position,
    lastDecision: lastDecisionOf(table, table.position!, thrown, effects.some(isRoundWon)),
    answer: null,
    // A seat that plays on declines the offer.
    tie: table.tie?.seat === seat ? table.tie : null,
    // Set here, because `played` is the most frequent event and a second copy of the table would be expensive.
    lastAt: at,
  };
  return position.kind === 'over' ? over(played, { ...position.result, by: 'play' }) : played;
};

export const mustPlay = (position: Position, token: string): PlayedToken => {
  const result = playToken(position, token);
  if (isUnreadable(result)) throw new Error(result.reason);
  return result;
};

/** Where it was agreed, a wrong answer loses the turn. That is not taken back: the product is known by then. */
export const answer = (table: Table, { seat, at, value, right }: Answered): Table => {
  const token = lostTokenOf(table);
  if (right || token === null) return { ...table, answer: { value, right } };
  const lost = play(table, { kind: 'played', at, seat, token }, mustPlay(table.position!, token));
  return { ...lost, before: null, lastDecision: null };
};

/** With another help, a wrong answer is not spoken about any more. */
const answerAfterHelp = ({ answer: given, position }: Table, seat: Seat): Table['answer'] =>
  position?.seat === seat && given?.right === false ? null : given;

export const chooseHelp = (table: Table, { seat, help, hidesNumbers }: HelpChosen): Table => ({
  ...table,
  helps: replace(table.helps, seat, { help, hidesNumbers: hidesNumbers === true }),
  answer: answerAfterHelp(table, seat),
});

export const takeBack = (table: Table): Table => ({
  ...table,
  position: table.before,
  steps: table.steps?.before ?? null,
  before: null,
  lastDecision: null,
  answer: answerBehind(table.before),
});

/** `throws` goes on counting: dice that were seen are never thrown again, and the time that passed is not given back. */
export const undo = (table: Table, { seat, tokens: left }: Undone): Table => {
  const { position, steps } = table.lastDecision!;
  return {
    ...table,
    position,
    steps,
    before: null,
    lastDecision: null,
    takenBack: [...table.takenBack, { seat, from: left, tokens: tokensOf(table).slice(left) }],
    answer: answerBehind(position),
    tie: null,
    offeredAt: table.offeredAt.map((tokens) => Math.min(tokens, left)),
  };
};
