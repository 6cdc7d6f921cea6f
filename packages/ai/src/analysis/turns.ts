/**
 * A game walked turn by turn. Within a turn every step is valued by that turn's book; what the next book thinks
 * otherwise of the same position is a second thought, kept apart from luck and skill.
 */
import type { GameStep, Seat } from '@abacow/rules';
import { type Appraise, type Book, type Choice, type Worth, minus, nothingFor } from './book.ts';
import { type Mark, markOf } from './marks.ts';

export type Option = { readonly move: string; readonly equity: number };

export type Decision = {
  readonly chosen: string;
  /** What the best would have been worth to the one who decided, and what the choice gave away of it. */
  readonly best: number;
  readonly cost: number;
  readonly mark: Mark | null;
  /** False where every choice is worth the same. */
  readonly matters: boolean;
  /** The best few, best first; all of them where the choice is marked. */
  readonly options: readonly Option[];
  /** By seat: what the best would have kept of the worth. */
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
  /** Null where no dice fell. */
  readonly luck: Worth | null;
  readonly after: Worth;
};

/** A turn or bonus turn of Cowpath, a throw and its placement of Trio. */
export type Turn = {
  /** From 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly solved: boolean;
  /** How this turn's book sees its start otherwise than the last turn's book saw its end; 0 for the first. */
  readonly secondThought: Worth;
  readonly start: Worth;
  readonly steps: readonly Step[];
};

export const ALTERNATIVES = 5;
/** Choices closer than this are worth the same. */
const ALIKE = 1e-9;

const bestFor = (seat: Seat, choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (choice.worth[seat]! > best.worth[seat]! ? choice : best));

const moveIn = (token: string): string => token.split('=')[0]!;

const decisionOf = (seat: Seat, choices: readonly Choice[], chosen: Choice): Decision => {
  const ranked = [...choices].sort((a, b) => b.worth[seat]! - a.worth[seat]!);
  const best = bestFor(seat, choices).worth;
  const given = minus(best, chosen.worth);
  const mark = markOf(given[seat]!);
  const told = mark === null ? ranked.slice(0, ALTERNATIVES) : ranked;
  return {
    chosen: chosen.move,
    best: best[seat]!,
    cost: given[seat]!,
    mark,
    matters: best[seat]! - ranked.at(-1)!.worth[seat]! > ALIKE,
    options: told.map(({ move, worth }) => ({ move, equity: worth[seat]! })),
    given,
  };
};

/** Dice fell, and what fell has still to be used in the same turn. */
export const isWithinTurn = ({ effects }: Pick<GameStep, 'effects'>): boolean =>
  effects.at(-1)?.kind === 'landed';

const landed = (book: Book, step: GameStep): Worth => {
  const { position } = step;
  if (!isWithinTurn(step)) return book.lost(position);
  return bestFor(position.seat, book.choices(position, '')).worth;
};

const stepOf = (book: Book, at: number, step: GameStep): Step => {
  const { before, token } = step;
  if (before.kind !== 'decision') throw new Error(`token ${at} follows no decision`);
  const { seat } = before;
  const move = moveIn(token);
  const choices = book.choices(before, move);
  const chosen = choices.find((choice) => choice.move === move);
  if (chosen === undefined) throw new Error(`token ${at} is not among the choices`);
  const decision = decisionOf(seat, choices, chosen);
  const fell = token !== move;
  const after = fell ? landed(book, step) : chosen.worth;
  const luck = fell ? minus(after, chosen.worth) : null;
  return { at, token, seat, before: bestFor(seat, choices).worth, decision, luck, after };
};

/** The turns that the steps of a game belong to, one at a time. */
export function* walkTurns(played: readonly GameStep[], appraise: Appraise): Generator<Turn, void> {
  let seen: Worth | null = null;
  for (let at = 0, number = 1; at < played.length; number++) {
    const book = appraise(played[at]!.before);
    const steps: Step[] = [];
    do {
      steps.push(stepOf(book, at + 1, played[at]!));
      at++;
    } while (at < played.length && isWithinTurn(played[at - 1]!));
    const start = steps[0]!.before;
    yield {
      number,
      seat: steps[0]!.seat,
      solved: book.solved,
      secondThought: seen === null ? nothingFor(start.length) : minus(start, seen),
      start,
      steps,
    };
    seen = steps.at(-1)!.after;
  }
}
