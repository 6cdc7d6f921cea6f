/** What is said about a position, in the language now spoken. */
import type { Seat } from '@abacow/rules';
import type { Board, Square, TrioPosition } from '@abacow/rules/trio';
import { NO_DICE, PAWNS, columnOf, numberAt, rowOf, targetSquares } from '@abacow/rules/trio';
import { t } from '../../messages/language.svelte.ts';
import { type Choice, NO_CHOICE } from './choice.ts';
import { mayKeep } from './dice.ts';
import type { Happening, Lost, Placed, Thrown } from './happenings.ts';
import type { SquareState } from './squares.ts';
import { waitingPairs } from './waiting.ts';

export type Names = (seat: Seat) => string;

/** As it is written: 5×7, 5+7. */
export const squareText = (board: Board, square: Square): string =>
  t(`trio.square.${board}`, { row: rowOf(square), column: columnOf(square) });

/** As it is read out: 5 times 7, 35. */
export const squareSpoken = (board: Board, square: Square): string =>
  `${t(`trio.spoken.${board}`, { row: rowOf(square), column: columnOf(square) })}, ${numberAt(board, square)}`;

const pawnWords = (state: SquareState, name: string): string =>
  state.movable ? t('trio.state.movable', { name }) : t('trio.state.pawn', { name });

export const squareLabel = (board: Board, state: SquareState, names: Names): string => {
  const free = state.target ? t('trio.state.target') : t('trio.state.free');
  return [
    squareSpoken(board, state.square),
    state.pawn === null ? free : pawnWords(state, names(state.pawn)),
    ...(state.chosen ? [t('trio.state.chosen')] : []),
    ...(state.counted ? [t('trio.state.counted')] : []),
  ].join(', ');
};

/** The one thing to do now. */
export const taskWords = (
  position: TrioPosition,
  choice: Choice,
  told: Happening | null,
  mine: boolean,
  names: Names,
): string => {
  const name = names(position.seat);
  if (position.kind === 'over') return t('trio.do.over');
  if (!mine) return t('trio.do.wait', { name });
  if (position.placing) return placingWords(position, choice, name);
  if (told?.kind === 'placed' && told.again) return t('trio.do.again', { name });
  if (position.first === NO_DICE) return t('trio.do.first', { name });
  return mayKeep(position, 1) || mayKeep(position, 2)
    ? t('trio.do.throw', { name })
    : t('trio.do.both', { name });
};

const placingWords = (position: TrioPosition, choice: Choice, name: string): string => {
  const { first, second, setup } = position;
  const number = numberAt(setup.board, targetSquares(position)[0]!);
  if (choice.pawn !== null) return t('trio.do.square', { number });
  if (choice.target !== null) return t('trio.do.pawn', { square: squareText(setup.board, choice.target) });
  return position.pawns[position.seat]!.length === PAWNS
    ? t('trio.do.move', { name, first, second, number })
    : t('trio.do.place', { name, first, second, number });
};

const lostWords = ({ why, first, second }: Lost, name: string): string => {
  if (why === 'zero') return t('trio.told.zero', { name });
  return first === second
    ? t('trio.told.takenDouble', { name, first })
    : t('trio.told.taken', { name, first, second });
};

const thrownWords = ({ kept, first, second }: Thrown, name: string): string => {
  if (kept === 0) return t('trio.told.thrown', { name, first, second });
  const [stayed, fell] = kept === 1 ? [first, second] : [second, first];
  return t('trio.told.kept', { name, kept: stayed, thrown: fell });
};

const placedWords = (board: Board, { from, square: to }: Placed, name: string): string => {
  const square = squareText(board, to);
  return from === null
    ? t('trio.told.placed', { name, square })
    : t('trio.told.moved', { name, from: squareText(board, from), square });
};

/** What happened last. */
export const toldWords = (board: Board, told: Happening, names: Names): string => {
  const name = names(told.seat);
  switch (told.kind) {
    case 'lost':
      return lostWords(told, name);
    case 'thrown':
      return thrownWords(told, name);
    case 'placed':
      return placedWords(board, told, name);
    case 'round':
      return told.count.scores.length === 0
        ? t('trio.game.junior', { name })
        : told.over
          ? t('trio.game.won', { name })
          : t('trio.round.won', { name, round: told.round });
  }
};

/** The pair that a placement should think of, or that only one of the two squares is free. */
export const adviceWords = (position: TrioPosition): string => {
  const { board } = position.setup;
  const targets = targetSquares(position);
  if (position.first !== position.second && targets.length === 1)
    return t('trio.told.only', { square: squareText(board, targets[0]!) });
  const pair = waitingPairs(position, position.seat)[0];
  if (pair === undefined) return '';
  const [first, second] = [squareText(board, pair.pawns[0]), squareText(board, pair.pawns[1])];
  const [one, other] = pair.squares.map((square) => squareText(board, square));
  const squares = other === undefined ? one! : t('trio.or', { first: one!, second: other });
  return t('trio.told.waits', { first, second, squares });
};

/** What is read out once: what happened, then what to do. */
export const spokenWords = (
  position: TrioPosition,
  told: Happening | null,
  mine: boolean,
  names: Names,
): string => {
  const { board } = position.setup;
  const happened = told === null ? '' : toldWords(board, told, names);
  if (position.kind === 'over' || !mine) return happened;
  if (!position.placing) return `${happened} ${taskWords(position, NO_CHOICE, told, mine, names)}`.trim();
  const [one, other] = targetSquares(position).map((square) => squareSpoken(board, square));
  const squares = other === undefined ? one! : t('trio.or', { first: one!, second: other });
  return `${happened} ${t('trio.do.squares', { squares })}`;
};
