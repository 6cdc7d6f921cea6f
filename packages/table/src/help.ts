/** How much the table helps each player, and the answers of players who calculate. */
import type { Help } from '@abacow/learning/help';
import { type Position, type Seat, gameOf } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { GameChoice } from './choice.ts';
import { MAX_WRONG_ANSWERS, countIn } from './stalling.ts';
import { tokensIn } from './steps.ts';
import { type Table, isLimited } from './table.ts';

export type SeatHelp = {
  readonly help: Help;
  /** Hides the board's numbers from a player who calculates, until the answer is right. */
  readonly hidesNumbers: boolean;
};

/** What a player has who chose nothing, and what computers have. */
export const ALL_SHOWN: SeatHelp = { help: 'show', hidesNumbers: false };

/** The last answer of the seat to act. */
export type GivenAnswer = { readonly value: number; readonly right: boolean };

export const MAX_ANSWER = 9999;

export const isAnswer = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 0 && value <= MAX_ANSWER;

/** Whether players of this game have something to calculate. */
export const hasCalculations = (choice: GameChoice): boolean => gameOf(choice).calculation !== undefined;

export const isSameHelp = (one: SeatHelp, other: SeatHelp): boolean =>
  one.help === other.help && one.hidesNumbers === other.hidesNumbers;

const resultAt = (position: Position): number | null =>
  gameOf(position).calculation?.resultAt(position) ?? null;

/** The help of a seat. Computers have all of it, also while one plays for a person. */
export const helpOf = ({ seats, helps }: Pick<Table, 'seats' | 'helps'>, seat: Seat): SeatHelp =>
  seats[seat]?.kind === 'person' ? need(helps[seat]) : ALL_SHOWN;

/** What the seat to act was asked, however often it answered. Stored answers are judged by it. */
export const questionAt = (table: Table): number | null => {
  if (table.phase !== 'playing' || table.game.position.kind !== 'decision') return null;
  const { position } = table.game;
  return helpOf(table, position.seat).help === 'show' ? null : resultAt(position);
};

/** Whether the result is shown to the seat to act, because it has had its wrong answers. */
export const isResultShown = (table: Table): boolean =>
  table.phase === 'playing' &&
  isLimited(table) &&
  countIn(need(table.asides[table.game.position.seat]), tokensIn(table), 'wrong') >= MAX_WRONG_ANSWERS;

/** What the seat to act has to find or to calculate; null if it is asked nothing. */
export const askedResult = (table: Table): number | null => {
  const result = questionAt(table);
  return result === null || isResultShown(table) ? null : result;
};

/** Whether this is the result that the seat to act is asked for. The only place that compares them. */
export const isRightAnswer = (table: Table, value: number): boolean => value === questionAt(table);

/** The result is asked, and no answer was right yet. */
export const isAnswerAwaited = (table: Table): boolean =>
  askedResult(table) !== null && table.game?.answer?.right !== true;

/** The seat to act may not decide before its answer is right. A player who finds a square answers by deciding. */
export const mustAnswerFirst = (table: Table): boolean =>
  table.phase === 'playing' &&
  isAnswerAwaited(table) &&
  helpOf(table, table.game.position.seat).help === 'work-out';

/** The token by which a wrong answer loses the turn; null if it costs nothing. */
export const lostTokenOf = ({ game }: Table): string | null =>
  game === null ? null : (gameOf(game.position).calculation?.lostTurn(game.position) ?? null);

/** A decision that is taken back was made with the right answer. */
export const answerBehind = (position: Position): GivenAnswer | null => {
  const value = resultAt(position);
  return value === null ? null : { value, right: true };
};
