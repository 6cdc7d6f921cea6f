/**
 * Goes through a game turn by turn. Within a turn every step is valued by that turn's book. Where the next book values
 * the same position differently, the difference is a second thought, which counts neither as luck nor as cost.
 */
import { need } from '@abacow/rules/need';
import type { GameStep, Seat } from '@abacow/rules';
import { type Appraise, type Book, type Choice, type Worth, minus, nothingFor } from './book.ts';
import { type Mark, markOf } from './marks.ts';

export type Option = { readonly move: string; readonly equity: number };

export type Decision = {
  readonly chosen: string;
  /** The best equity for the seat that decided, and how much of it the choice gave away. */
  readonly best: number;
  readonly cost: number;
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
/** Choices closer than this are worth the same. */
const SAME_WORTH = 1e-9;

const bestFor = (seat: Seat, choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (need(choice.worth[seat]) > need(best.worth[seat]) ? choice : best));

const moveIn = (token: string): string => need(token.split('=')[0]);

const decisionOf = (seat: Seat, choices: readonly Choice[], chosen: Choice): Decision => {
  const ranked = [...choices].sort((a, b) => need(b.worth[seat]) - need(a.worth[seat]));
  const best = bestFor(seat, choices).worth;
  const given = minus(best, chosen.worth);
  const mark = markOf(need(given[seat]));
  const shown = mark === null ? ranked.slice(0, ALTERNATIVES) : ranked;
  return {
    chosen: chosen.move,
    best: need(best[seat]),
    cost: need(given[seat]),
    mark,
    matters: need(best[seat]) - need(need(ranked.at(-1)).worth[seat]) > SAME_WORTH,
    options: shown.map(({ move, worth }) => ({ move, equity: need(worth[seat]) })),
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
const lostStep = (at: number, token: string, seat: Seat, before: Worth): Step => {
  const given = nothingFor(before.length);
  const decision = {
    chosen: token,
    best: need(before[seat]),
    cost: 0,
    mark: null,
    matters: false,
    options: [],
    given,
  };
  return { at, token, seat, before, decision, luck: null, after: before };
};

const isLostWithoutDice = ({ effects }: GameStep): boolean => effects[0]?.kind === 'turn-lost';

const stepOf = (book: Book, at: number, step: GameStep): Step => {
  const { before, token } = step;
  if (before.kind !== 'decision') throw new Error(`token ${at} follows no decision`);
  const { seat } = before;
  const move = moveIn(token);
  const choices = book.choices(before, move);
  if (isLostWithoutDice(step)) return lostStep(at, token, seat, bestFor(seat, choices).worth);
  const chosen = choices.find((choice) => choice.move === move);
  if (chosen === undefined) throw new Error(`token ${at} is not among the choices`);
  const decision = decisionOf(seat, choices, chosen);
  const fell = token !== move;
  const after = fell ? landed(book, step) : chosen.worth;
  const luck = fell ? minus(after, chosen.worth) : null;
  return { at, token, seat, before: bestFor(seat, choices).worth, decision, luck, after };
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
