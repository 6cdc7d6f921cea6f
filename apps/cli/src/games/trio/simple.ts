/** Wins if it can; otherwise throws and places so that as many squares as possible complete a row next time. */
import { need } from '@abacow/rules/need';
import {
  type Move,
  type Square,
  type TrioPosition,
  FALLS,
  ROWS,
  SQUARES,
  diceIn,
  isRow,
  isTaken,
  legalMoves,
  playTrio,
} from '@abacow/rules/trio';
import type { Player } from '../../play-out.ts';
import type { Below } from '../game.ts';

const WIN = 1000;

/** For each pair of squares, the third squares that complete a row. */
const THIRDS: readonly (readonly Square[])[] = (() => {
  const thirds: Square[][] = Array.from({ length: SQUARES * SQUARES }, () => []);
  for (const [a, b, c] of ROWS)
    for (const [first, second, third] of [
      [a, b, c],
      [a, c, b],
      [b, c, a],
    ] as const)
      need(thirds[first * SQUARES + second]).push(third);
  return thirds;
})();

const pawnsAfter = (own: readonly Square[], move: Move): readonly Square[] => {
  if (move.kind === 'throw') return own;
  const [from, to] = move.kind === 'place' ? [-1, move.square] : [move.from, move.to];
  return [...own.filter((square) => square !== from), to].sort((a, b) => a - b);
};

const hasRow = (own: readonly Square[]): boolean =>
  own.some((a, i) => own.some((b, j) => j > i && own.some((c, k) => k > j && isRow(a, b, c))));

/** The number of free squares that would complete a row of these pawns. */
const rowsToCome = (position: TrioPosition, own: readonly Square[]): number => {
  const open = new Set<Square>();
  own.forEach((a, i) => {
    for (let j = i + 1; j < own.length; j++)
      for (const third of need(THIRDS[a * SQUARES + need(own[j])]))
        if (!isTaken(position, third)) open.add(third);
  });
  return open.size;
};

const worth = (position: TrioPosition, move: Move): number => {
  const own = pawnsAfter(need(position.pawns[position.seat]), move);
  return hasRow(own) ? WIN : rowsToCome(position, own);
};

/** The expected value of a throw; a lost turn counts 0. */
const hope = (position: TrioPosition, move: Move): number => {
  if (move.kind !== 'throw') return 0;
  const falls = need(FALLS[diceIn(move.dice)]);
  const inTheAir = playTrio(position, move);
  const total = falls.reduce((sum, fall) => {
    const landed = playTrio(inTheAir, fall);
    if (!landed.placing) return sum;
    return sum + Math.max(...legalMoves(landed).map((place) => 1 + worth(landed, place)));
  }, 0);
  return total / falls.length;
};

const best = (moves: readonly Move[], value: (move: Move) => number, below: Below): Move => {
  const values = moves.map(value);
  const top = Math.max(...values);
  const equals = moves.filter((_, index) => values[index] === top);
  return need(equals[below(equals.length)]);
};

export const simpleTrio =
  (below: Below): Player<TrioPosition, Move> =>
  (position) => {
    const moves = legalMoves(position);
    if (moves.length === 1) return need(moves[0]);
    return best(moves, (move) => (position.placing ? worth : hope)(position, move), below);
  };
