/** Decisions, answers, and taking them back. */
import {
  type Effect,
  type Played as PlayedToken,
  type Position,
  type Seat,
  isUnreadable,
  playToken,
} from '@abacow/rules';
import type { Answered, HelpChosen, Played, Undone } from '../events.ts';
import { answerBehind, hasCalculations, isAnswerAwaited, isRightAnswer, lostTokenOf } from '../help.ts';
import { type LastDecision, type Table, mayTakeBack, mayUndo } from '../table.ts';
import { addStep, tokensIn, tokensOf } from '../steps.ts';
import { type Applied, no, replace } from './applied.ts';
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

/** `known`: the result of the token, if it was computed already. */
export const play = (table: Table, { seat, token, at }: Played, known: PlayedToken | null): Applied => {
  const { position } = table;
  if (table.phase !== 'playing' || position === null || table.paused || position.seat !== seat)
    return no(`seat ${seat} had nothing to decide`);
  const result = known ?? playToken(position, token);
  if (isUnreadable(result)) return result;
  const next = result.position;
  const thrown = token.includes('=');
  const played: Table = {
    ...table,
    position: next,
    steps: addStep(table.steps, { token, seat, effects: result.effects }),
    throws: thrown ? table.throws + 1 : table.throws,
    // Dice once seen are never taken back.
    before: thrown ? null : position,
    lastDecision: lastDecisionOf(table, position, thrown, result.effects.some(isRoundWon)),
    answer: null,
    // A seat that plays on declines the offer.
    tie: table.tie?.seat === seat ? table.tie : null,
    // Set here, because `played` is the most frequent event and a second copy of the table would be expensive.
    lastAt: at,
  };
  return next.kind === 'over' ? over(played, { ...next.result, by: 'play' }) : played;
};

/** A lost turn is not taken back: the product is known by then. */
const loseTurn = (table: Table, { seat, at }: Answered, token: string): Applied => {
  const lost = play(table, { kind: 'played', at, seat, token }, null);
  return isUnreadable(lost) ? lost : { ...lost, before: null, lastDecision: null };
};

export const answer = (table: Table, event: Answered): Applied => {
  const { seat, value, right } = event;
  if (table.position?.seat !== seat || table.paused || !isAnswerAwaited(table))
    return no(`seat ${seat} was asked nothing`);
  if (right !== isRightAnswer(table, value)) return no(`${value} is not ${right ? 'right' : 'wrong'}`);
  const token = lostTokenOf(table);
  return right || token === null ? { ...table, answer: { value, right } } : loseTurn(table, event, token);
};

/** With another help, a wrong answer is not spoken about any more. */
const answerAfterHelp = ({ answer: given, position }: Table, seat: Seat): Table['answer'] =>
  position?.seat === seat && given?.right === false ? null : given;

export const chooseHelp = (table: Table, { seat, help, hidesNumbers }: HelpChosen): Applied =>
  hasCalculations(table.choice) && table.phase !== 'over' && table.seats[seat]!.kind === 'person'
    ? {
        ...table,
        helps: replace(table.helps, seat, { help, hidesNumbers: hidesNumbers === true }),
        answer: answerAfterHelp(table, seat),
      }
    : no(`seat ${seat} could not choose a help`);

export const takeBack = (table: Table, seat: Seat): Applied =>
  mayTakeBack(table) === seat
    ? {
        ...table,
        position: table.before,
        steps: table.steps?.before ?? null,
        before: null,
        lastDecision: null,
        answer: answerBehind(table.before),
      }
    : no(`seat ${seat} had nothing to take back`);

/** `throws` goes on counting: dice that were seen are never thrown again, and the time that passed is not given back. */
export const undo = (table: Table, { seat, tokens: left }: Undone): Applied => {
  const { lastDecision } = table;
  if (lastDecision === null || mayUndo(table) !== seat || tokensIn(lastDecision) !== left)
    return no(`seat ${seat} had nothing to undo`);
  const { position, steps } = lastDecision;
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
