/**
 * *Path*, a fixed player to measure others against. The worth of a square is 1 / (cost of the cheapest join of the three
 * starts through it), passing is worth 0, and the dice are played perfectly for those values. It ignores the other side.
 */
import { need } from '@abacow/rules/need';
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

/** From 0 up to but not including 1. */
export type Random = () => number;

/** By square. A square that no join can use still has a small worth, so that it is better than passing. */
export type Worth = Float64Array;

const USELESS = 1e-6;

export const pathWorth = (standing: Standing): Worth => {
  const { through } = joinsIn(standing, standing.seat);
  return Float64Array.from(through, (cost) => (cost < FAR ? 1 / cost : USELESS));
};

const symbolOf = ({ sheet }: Standing, square: number): number =>
  sheet.bySymbol.findIndex((set) => listSquares(set).includes(square));

const waysToward = (standing: Standing, worth: Worth): Ways => {
  const best = new Float64Array(SYMBOLS.length);
  for (const square of listSquares(openOf(standing))) {
    const symbol = symbolOf(standing, square);
    best[symbol] = Math.max(need(best[symbol]), need(worth[square]));
  }
  return { plain: best, quad: best, nothing: 0 };
};

/** The worth of each decision, given the worth of each square. */
export const weighBy = (position: CowpathPosition, worth: Worth): ((move: Move) => number) => {
  const turn = solveTurn(waysToward(position, worth));
  return (move) => {
    switch (move.kind) {
      case 'throw':
        return position.attempt === 0
          ? turn.value
          : turn.valueOfThrow(position.attempt, position.dice, move.dice);
      case 'mark':
        return need(worth[move.square]);
      case 'pass':
        return 0;
    }
  };
};

const EQUAL = 1e-12;

/** One of the best moves, all equally likely. */
export const bestOf = (moves: readonly Move[], weigh: (move: Move) => number, random: Random): Move => {
  const weighed = moves.map((move) => ({ move, worth: weigh(move) }));
  const best = Math.max(...weighed.map(({ worth }) => worth));
  const equals = weighed.filter(({ worth }) => worth >= best - EQUAL);
  return equals[Math.floor(random() * equals.length)]?.move ?? PASS;
};

export const playPath = (position: CowpathPosition, random: Random): Move =>
  bestOf(legalMoves(position), weighBy(position, pathWorth(position)), random);
