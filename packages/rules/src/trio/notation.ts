import { tokensOf } from '../tokens.ts';
import { type Square, columnOf, rowOf, squareAt } from './board.ts';
import { type Unreadable } from '../kernel.ts';
import type { Action, Fall, LostTurn, Move } from './moves.ts';
import { LOST_TURN, diceIn, fallOf, placeOf, shiftOf, throwOf } from './moves.ts';

export const makeSquare = (square: Square): string => `${rowOf(square)}x${columnOf(square)}`;

export const parseSquare = (text: string): Square | null =>
  /^[1-9]x[1-9]$/.test(text) ? squareAt(Number(text[0]), Number(text[2])) : null;

const SELECTIONS = ['t', 't1', 't2', 't12'] as const;

export const makeSelection = (dice: number): string => SELECTIONS[dice] ?? 't?';

export const parseSelection = (text: string): number | null => {
  const dice = (SELECTIONS as readonly string[]).indexOf(text);
  return dice > 0 ? dice : null;
};

export const makeFaces = (fall: Fall): string =>
  fall.count === 2 ? `${fall.first}${fall.second}` : `${fall.first}`;

export const parseFaces = (text: string): Fall | null =>
  /^[0-9]{1,2}$/.test(text) ? fallOf([...text].map(Number)) : null;

/** The token of a turn lost by a wrong answer. */
export const LOST_TOKEN = 'lost';

/** Only the decision: a throw without its outcome, a new pawn or a moved pawn. */
export const makeMove = (move: Move | LostTurn): string => {
  switch (move.kind) {
    case 'throw':
      return makeSelection(move.dice);
    case 'place':
      return makeSquare(move.square);
    case 'move':
      return `${makeSquare(move.from)}>${makeSquare(move.to)}`;
    case 'lost-turn':
      return LOST_TOKEN;
  }
};

export const parseMove = (text: string): Move | null => {
  const dice = parseSelection(text);
  if (dice !== null) return throwOf(dice);
  const [from = '', to, ...more] = text.split('>');
  const [start, end] = [parseSquare(from), to === undefined ? null : parseSquare(to)];
  if (start === null || more.length > 0) return null;
  if (to === undefined) return placeOf(start);
  return end === null ? null : shiftOf(start, end);
};

const tokens = tokensOf<Move | LostTurn, Fall>({
  game: 'Trio',
  example: 't12=57',
  parseMove,
  parseFaces,
  makeMove,
  makeFaces,
  diceIn,
});

export const parseToken = (token: string): readonly Action[] | Unreadable =>
  token === LOST_TOKEN ? [LOST_TURN] : tokens.parseToken(token);

export const { makeTokens } = tokens;
