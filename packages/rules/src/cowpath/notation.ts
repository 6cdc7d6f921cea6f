import { tokensOf } from '../tokens.ts';
import { type Square, columnOf, rowOf, squareAt } from './bits.ts';
import type { Fall, Move } from './moves.ts';
import { PASS, diceIn, fallOf, markOf, throwOf } from './moves.ts';
import { SYMBOLS, unpackFaces } from './symbols.ts';

export const makeSquare = (square: Square): string =>
  `${String.fromCharCode(97 + columnOf(square))}${rowOf(square) + 1}`;

export const parseSquare = (text: string): Square | null =>
  /^[a-h][1-8]$/.test(text) ? squareAt(Number(text[1]) - 1, text.charCodeAt(0) - 97) : null;

/** `t135`: which dice are thrown, not how they fall. */
export const makeSelection = (dice: number): string =>
  `t${[1, 2, 3, 4, 5].filter((die) => (dice >> (die - 1)) & 1).join('')}`;

export const parseSelection = (text: string): number | null => {
  if (!/^t(?=[1-5])1?2?3?4?5?$/.test(text)) return null;
  return [...text.slice(1)].reduce((dice, digit) => dice | (1 << (Number(digit) - 1)), 0);
};

export const makeFaces = (packed: number, dice: number): string =>
  unpackFaces(packed, dice)
    .map((face) => SYMBOLS[face])
    .join('');

export const parseFaces = (text: string): Fall | null =>
  /^[1-5c]{1,5}$/.test(text)
    ? fallOf([...text].map((char) => (SYMBOLS as readonly string[]).indexOf(char)))
    : null;

/** Only the decision: a throw without its outcome, a mark or a pass. */
export const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'throw':
      return makeSelection(move.dice);
    case 'mark':
      return makeSquare(move.square);
    case 'pass':
      return '-';
  }
};

export const parseMove = (text: string): Move | null => {
  if (text === '-') return PASS;
  const dice = parseSelection(text);
  if (dice !== null) return throwOf(dice);
  const square = parseSquare(text);
  return square === null ? null : markOf(square);
};

export const { parseToken, makeTokens } = tokensOf<Move, Fall>({
  game: 'Cowpath',
  example: 't24=cc',
  parseMove,
  parseFaces,
  makeMove,
  makeFaces: (fall) => makeFaces(fall.faces, fall.count),
  diceIn,
});
