/**
 * A board as plain text, readable without colour: `[A]` is a pawn of the first player, `[B]` of the second and so on;
 * free squares show their number, in brackets `(35)` if the dice point at them.
 */
import { type Board, SIDE, type Square, numberAt, squareAt } from './board.ts';
import { targetSquares } from './legal.ts';
import { need } from '../need.ts';
import type { RollOff, TrioPosition } from './position.ts';
import { NO_DICE } from './position.ts';

export const PAWN_LETTERS = ['A', 'B', 'C', 'D'] as const;

export const seatName = (seat: number): string => `player ${PAWN_LETTERS[seat]}`;

type Pawns = readonly (readonly Square[])[];

const LINES = Array.from({ length: SIDE }, (_, index) => index + 1);

const drawSquare = (board: Board, pawns: Pawns, targets: readonly Square[], square: Square): string => {
  const owner = pawns.findIndex((own) => own.includes(square));
  if (owner >= 0) return `[${PAWN_LETTERS[owner]}] `.padStart(5);
  const number = String(numberAt(board, square));
  return (targets.includes(square) ? `(${number})` : `${number} `).padStart(5);
};

const drawPawns = (board: Board, pawns: Pawns, targets: readonly Square[]): string[] => {
  const heading = `  ${LINES.map((column) => `${column} `.padStart(5)).join('')}`;
  const rule = `  ${'-'.repeat(5 * SIDE)}`;
  const rows = LINES.map((row) => {
    const squares = LINES.map((column) => drawSquare(board, pawns, targets, squareAt(row, column)));
    return `${row}|${squares.join('')}`;
  });
  return [heading, rule, ...rows].map((line) => line.trimEnd());
};

export const drawBoard = (board: Board): string => drawPawns(board, [], []).join('\n');

const describeDice = ({ first, second }: TrioPosition): string =>
  first === NO_DICE ? 'no dice on the table' : `dice ${first} ${second}`;

const describeRollOff = ({ seats, totals }: RollOff): string => {
  const thrown = totals.map((total, index) => `${seatName(need(seats[index]))} ${total}`);
  return ['throws for the start of the round', ...thrown].join(', ');
};

const describe = (position: TrioPosition): string => {
  if (position.kind === 'over')
    return position.result.kind === 'tie' ? 'a tie' : `${seatName(position.result.seat)} wins`;
  if (position.rollOff !== null) return `${seatName(position.seat)} ${describeRollOff(position.rollOff)}`;
  const due = position.kind === 'throw' ? 'dice in the air' : position.placing ? 'to place' : 'to throw';
  return `${seatName(position.seat)}, ${due}, ${describeDice(position)}`;
};

const describeRound = ({ setup: { level, rounds }, round }: TrioPosition): string => {
  if (rounds === undefined) return `round ${round}`;
  if (level === 'junior') return `round ${round}, best of ${rounds}`;
  return round > rounds ? `extra round ${round}` : `round ${round} of ${rounds}`;
};

const describeScores = (position: TrioPosition): string => {
  const { setup, scores } = position;
  if (setup.level !== 'junior') return `${describeRound(position)}, scores ${scores.join(' : ')}; `;
  return setup.rounds === undefined ? '' : `${describeRound(position)}, rounds won ${scores.join(' : ')}; `;
};

/** The board, and a line that says who has to do what. */
export const drawTrio = (position: TrioPosition): string => {
  const targets = position.kind === 'decision' && position.placing ? targetSquares(position) : [];
  const board = drawPawns(position.setup.board, position.pawns, targets);
  return [...board, `${describeScores(position)}${describe(position)}`].join('\n');
};
