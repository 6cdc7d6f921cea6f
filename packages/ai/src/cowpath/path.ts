/**
 * *Path*, a fixed yardstick: a square is worth one over the cheapest join of the three starts through it, nothing is
 * worth nothing, and the dice are played exactly toward those values. It never looks at the other side.
 */
import {
  type CowpathPosition,
  type Move,
  SYMBOLS,
  PASS,
  legalMoves,
  listSquares,
} from '@abacow/rules/cowpath';
import { FAR, type Standing, joinsIn, openOf } from './standing.ts';
import { type Ways, solveTurn } from './turn.ts';

/** From 0 up to, not including, 1. */
export type Random = () => number;

/** By square; a square that no join can use is still worth a mark. */
export type Worth = Float64Array;

const USELESS = 1e-6;

export const pathWorth = (standing: Standing): Worth => {
  const { through } = joinsIn(standing, standing.seat);
  return Float64Array.from(through, (cost) => (cost < FAR ? 1 / cost : USELESS));
};

const symbolOf = ({ sheet }: Standing, square: number): number =>
  sheet.bearing.findIndex((set) => listSquares(set).includes(square));

const waysToward = (standing: Standing, worth: Worth): Ways => {
  const best = new Float64Array(SYMBOLS.length);
  for (const square of listSquares(openOf(standing))) {
    const symbol = symbolOf(standing, square);
    best[symbol] = Math.max(best[symbol]!, worth[square]!);
  }
  return { plain: best, quad: best, nothing: 0 };
};

/** What each decision is worth when squares are worth what `worth` says. */
export const weighBy = (position: CowpathPosition, worth: Worth): ((move: Move) => number) => {
  const turn = solveTurn(waysToward(position, worth));
  return (move) => {
    switch (move.kind) {
      case 'throw':
        return position.attempt === 0
          ? turn.value
          : turn.valueOfThrow(position.attempt, position.dice, move.dice);
      case 'mark':
        return worth[move.square]!;
      case 'pass':
        return 0;
    }
  };
};

const EQUAL = 1e-12;

/** One of the best moves, each as likely. */
export const bestOf = (moves: readonly Move[], weigh: (move: Move) => number, random: Random): Move => {
  const weighed = moves.map((move) => ({ move, worth: weigh(move) }));
  const best = Math.max(...weighed.map(({ worth }) => worth));
  const equals = weighed.filter(({ worth }) => worth >= best - EQUAL);
  return equals[Math.floor(random() * equals.length)]?.move ?? PASS;
};

export const playPath = (position: CowpathPosition, random: Random): Move =>
  bestOf(legalMoves(position), weighBy(position, pathWorth(position)), random);
