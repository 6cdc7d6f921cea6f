import { type Unreadable, unreadable } from '../kernel.ts';
import { type Square, columnOf, rowOf, squareAt } from './board.ts';
import type { Action, Fall, Move } from './moves.ts';
import { diceIn, fallOf, placeOf, shiftOf, throwOf } from './moves.ts';

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

/** A decision alone: a throw without its outcome, a new pawn, a moved one. */
export const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'throw':
      return makeSelection(move.dice);
    case 'place':
      return makeSquare(move.square);
    case 'move':
      return `${makeSquare(move.from)}>${makeSquare(move.to)}`;
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

const parseThrow = (token: string): readonly Action[] | Unreadable => {
  const [selection = '', faces = '', ...more] = token.split('=');
  const dice = parseSelection(selection);
  const fall = parseFaces(faces);
  if (dice === null || fall === null || more.length > 0)
    return unreadable(1, `${JSON.stringify(token)} is not a throw like t12=57`);
  if (fall.count !== diceIn(dice))
    return unreadable(1, `${JSON.stringify(token)} throws ${diceIn(dice)} dice and shows ${fall.count}`);
  return [throwOf(dice), fall];
};

export const parseToken = (token: string): readonly Action[] | Unreadable => {
  if (token.includes('=')) return parseThrow(token);
  const move = parseMove(token);
  if (move?.kind === 'throw') return unreadable(1, `${JSON.stringify(token)} does not say how the dice fell`);
  return move === null ? unreadable(1, `${JSON.stringify(token)} is no Trio token`) : [move];
};

/** A throw still in the air has no token yet. */
export const makeTokens = (actions: readonly Action[]): readonly string[] =>
  actions.flatMap((action, index) => {
    if (action.kind === 'fall') return [];
    if (action.kind !== 'throw') return [makeMove(action)];
    const fall = actions[index + 1];
    return fall?.kind === 'fall' ? [`${makeSelection(action.dice)}=${makeFaces(fall)}`] : [];
  });
