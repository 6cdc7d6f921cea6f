/** Decisions, answers, and taking them back. The judge has allowed it. */
import {
  type Effect,
  type Played as PlayedToken,
  type Position,
  type Seat,
  isUnreadable,
  playToken,
} from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { countTime } from '../clock.ts';
import type { Answered, HelpChosen, Played, Undone } from '../events.ts';
import { type GivenAnswer, answerBehind, lostTokenOf } from '../help.ts';
import { asidesBackTo, countMore } from '../stalling.ts';
import { addStep, countSteps, tokensIn, tokensOf } from '../steps.ts';
import type { LastDecision, OverTable, PlayingTable, Table, TableGame } from '../table.ts';
import { replace, withAsides, withGame } from './changes.ts';
import { over } from './ending.ts';

/**
 * The tokens of computers do not change it. A time limit may make the round in progress the last, so at tables with one
 * nobody goes back to an earlier round.
 */
const lastDecisionOf = (
  table: PlayingTable,
  decided: LastDecision | null,
  won: boolean,
): LastDecision | null => {
  const { dice, game } = table;
  if (dice.scheme !== 1 || dice.name !== table.id || (won && table.timeLimitMs !== null)) return null;
  return need(table.seats[game.position.seat]).kind === 'person' ? decided : game.lastDecision;
};

const isRoundWon = ({ kind }: Effect): boolean => kind === 'round-won';

const mustPlay = (position: Position, token: string): PlayedToken => {
  const result = playToken(position, token);
  if (isUnreadable(result)) throw new Error(result.reason);
  return result;
};

/** `known` is what the rules say about the token, where somebody has asked them already. */
export const play = (
  table: PlayingTable,
  { seat, token, at }: Played,
  known: PlayedToken | null,
): PlayingTable | OverTable => {
  const { game: old } = table;
  const { position, effects } = known ?? mustPlay(old.position, token);
  const thrown = token.includes('=');
  // Dice once seen are never taken back.
  const time = countTime(table, at);
  const decided = thrown ? null : { position: old.position, steps: old.steps, usedMs: time.usedMs };
  const game: TableGame = {
    ...old,
    position,
    steps: addStep(old.steps, { token, seat, effects }),
    throws: thrown ? old.throws + 1 : old.throws,
    before: decided,
    lastDecision: lastDecisionOf(table, decided, effects.some(isRoundWon)),
    time: time.usedMs === 0 ? time : { ...time, usedMs: 0 },
    answer: null,
    // A seat that plays on declines the offer.
    tie: old.tie?.seat === seat ? old.tie : null,
  };
  const played = { ...table, game, lastAt: at };
  return position.kind === 'over' ? over(played, { ...position.result, by: 'play' }) : played;
};

/** Where it was agreed, a wrong answer loses the turn. That is not taken back: the product is known by then. */
export const answer = (table: PlayingTable, { seat, at, value, right }: Answered): Table => {
  const token = lostTokenOf(table);
  if (right) return withGame(table, { answer: { value, right } });
  if (token === null) {
    const counted = withAsides(table, seat, (asides) => countMore(asides, tokensIn(table), 'wrong'));
    return withGame(counted, { answer: { value, right } });
  }
  const lost = play(table, { kind: 'played', at, seat, token }, null);
  return withGame(lost, { before: null, lastDecision: null });
};

/** With another help, a wrong answer is not spoken about any more. */
const answerAfterHelp = ({ answer: given, position }: TableGame, seat: Seat): GivenAnswer | null =>
  position.seat === seat && given?.right === false ? null : given;

export const chooseHelp = (table: Table, { seat, help, hidesNumbers }: HelpChosen): Table => {
  const helped: Table = {
    ...withAsides(table, seat, (asides) => countMore(asides, tokensIn(table), 'helps')),
    helps: replace(table.helps, seat, { help, hidesNumbers: hidesNumbers === true }),
  };
  return table.game === null ? helped : withGame(helped, { answer: answerAfterHelp(table.game, seat) });
};

/** The decision continues its old clock, and time that the same seat has used since counts, too. */
export const takeBack = (table: PlayingTable): PlayingTable => {
  const { before, position, time } = table.game;
  if (before === null) throw new Error('nothing can be taken back');
  const { seat } = before.position;
  const left = countSteps(before.steps);
  const asides = table.asides.map((own) => asidesBackTo(own, left));
  return withGame(
    withAsides({ ...table, asides }, seat, (own) => ({ ...own, tookBackTo: left })),
    {
      position: before.position,
      steps: before.steps,
      time: { ...time, usedMs: before.usedMs + (position.seat === seat ? time.usedMs : 0) },
      before: null,
      lastDecision: null,
      answer: answerBehind(before.position),
    },
  );
};

/** `throws` goes on counting: dice that were seen are never thrown again, and the time that passed is not given back. */
export const undo = (table: PlayingTable, { seat, tokens: left }: Undone): PlayingTable => {
  const { lastDecision, takenBack, time } = table.game;
  if (lastDecision === null) throw new Error('nothing can be undone');
  const { position, steps, usedMs } = lastDecision;
  const asides = table.asides.map((own) => asidesBackTo(own, left));
  return withGame(
    { ...table, asides },
    {
      position,
      steps,
      time: { ...time, usedMs },
      before: null,
      lastDecision: null,
      takenBack: [...takenBack, { seat, from: left, tokens: tokensOf(table).slice(left) }],
      answer: answerBehind(position),
      tie: null,
    },
  );
};

export const pause = (table: PlayingTable): PlayingTable =>
  withGame(
    withAsides(table, table.game.position.seat, (asides) => countMore(asides, tokensIn(table), 'pauses')),
    { paused: true },
  );
