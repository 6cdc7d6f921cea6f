/**
 * Goes through a game turn by turn. Within a turn every step is valued by that turn's book. Where the next book values
 * the same position differently, the difference is a second thought, which counts neither as luck nor as cost.
 */
import { need } from '@abacow/rules/need';
import type { GameStep, Seat } from '@abacow/rules';
import { SAME_WORTH, isBetter, rankedOptions } from '../advice.ts';
import type { Option } from '../computer.ts';
import { type Appraise, type Book, type Choice, type Worth, minus, nothingFor } from './book.ts';
import { type Mark, markOf } from './marks.ts';

export type Decision = {
  readonly chosen: string;
  /** The best equity for the seat that decided, and how much of it the choice gave away. */
  readonly best: number;
  readonly cost: number;
  /** Choices that differ by less are equally good, as far as is known. */
  readonly doubt: number;
  /** Null also for a cost that is smaller than the evaluation's own error. */
  readonly mark: Mark | null;
  /** False if every choice is worth the same. */
  readonly matters: boolean;
  /** The best few, best first; all of them if the choice is marked. */
  readonly options: readonly Option[];
  /** By seat: the worth of the best decision minus that of the chosen one. */
  readonly given: Worth;
};

/** One token. Before it, after its decision, and after its dice fell: `before - given + luck = after`. */
export type Step = {
  /** From 1. */
  readonly at: number;
  readonly token: string;
  readonly seat: Seat;
  readonly before: Worth;
  readonly decision: Decision;
  /** Null if no dice fell. */
  readonly luck: Worth | null;
  readonly after: Worth;
  /** How far the worths of this step may be off; 0 if they are exact. */
  readonly error: number;
};

/** In Cowpath a turn or bonus turn, in Trio a throw and its placement. */
export type Turn = {
  /** From 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly solved: boolean;
  /** How much this turn's book differs from the last turn's book about the same position; 0 for the first turn. */
  readonly secondThought: Worth;
  readonly start: Worth;
  readonly steps: readonly Step[];
};

export const ALTERNATIVES = 5;
const bestFor = (seat: Seat, choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (need(choice.worth[seat]) > need(best.worth[seat]) ? choice : best));

const moveIn = (token: string): string => need(token.split('=')[0]);

const decisionOf = (seat: Seat, choices: readonly Choice[], chosen: Choice, doubt: number): Decision => {
  const optionOf = ({ move, worth, error }: Choice): Option => ({ move, equity: need(worth[seat]), error });
  const options = rankedOptions(choices.map(optionOf), (move) => move);
  const best = bestFor(seat, choices).worth;
  const given = minus(best, chosen.worth);
  const isWorse = isBetter(need(options[0]), optionOf(chosen), doubt);
  const mark = isWorse ? markOf(need(given[seat])) : null;
  return {
    chosen: chosen.move,
    best: need(best[seat]),
    cost: need(given[seat]),
    doubt,
    mark,
    matters: need(best[seat]) - need(options.at(-1)).equity > SAME_WORTH,
    options: mark === null ? options.slice(0, ALTERNATIVES) : options,
    given,
  };
};

/** Dice fell, and the same turn continues with them. */
export const isWithinTurn = ({ effects }: Pick<GameStep, 'effects'>): boolean =>
  effects.at(-1)?.kind === 'landed';

const landed = (book: Book, step: GameStep): Worth => {
  const { position } = step;
  if (!isWithinTurn(step)) return book.lost(position);
  return bestFor(position.seat, book.choices(position, '')).worth;
};

/**
 * A turn that was lost outside the game (by a wrong answer): neither a choice nor luck. What it changed becomes a second
 * thought of the next turn.
 */
const lostStep = (at: number, token: string, seat: Seat, before: Worth, error: number): Step => {
  const given = nothingFor(before.length);
  const decision = {
    chosen: token,
    best: need(before[seat]),
    cost: 0,
    doubt: 0,
    mark: null,
    matters: false,
    options: [],
    given,
  };
  return { at, token, seat, before, decision, luck: null, after: before, error };
};

const isLostWithoutDice = ({ effects }: GameStep): boolean => effects[0]?.kind === 'turn-lost';

const stepOf = (book: Book, at: number, step: GameStep): Step => {
  const { before, token } = step;
  if (before.kind !== 'decision') throw new Error(`token ${at} follows no decision`);
  const { seat } = before;
  const move = moveIn(token);
  const choices = book.choices(before, move);
  if (isLostWithoutDice(step)) return lostStep(at, token, seat, bestFor(seat, choices).worth, book.error);
  const chosen = choices.find((choice) => choice.move === move);
  if (chosen === undefined) throw new Error(`token ${at} is not among the choices`);
  const decision = decisionOf(seat, choices, chosen, book.doubt);
  const fell = token !== move;
  const after = fell ? landed(book, step) : chosen.worth;
  const luck = fell ? minus(after, chosen.worth) : null;
  const worth = { before: bestFor(seat, choices).worth, after, error: book.error };
  return { at, token, seat, decision, luck, ...worth };
};

/** Groups the steps of a game into turns, and yields one turn at a time. */
export function* walkTurns(played: readonly GameStep[], appraise: Appraise): Generator<Turn, void> {
  let seen: Worth | null = null;
  for (let at = 0, number = 1; at < played.length; number++) {
    const book = appraise(need(played[at]).before);
    const steps: Step[] = [];
    do {
      steps.push(stepOf(book, at + 1, need(played[at])));
      at++;
    } while (at < played.length && isWithinTurn(need(played[at - 1])));
    const start = need(steps[0]).before;
    yield {
      number,
      seat: need(steps[0]).seat,
      solved: book.solved,
      secondThought: seen === null ? nothingFor(start.length) : minus(start, seen),
      start,
      steps,
    };
    seen = need(steps.at(-1)).after;
  }
}
