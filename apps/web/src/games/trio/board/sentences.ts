/** Texts about a position in the current language. */
import type { Seat } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import type { Board, Square, TrioPosition } from '@abacow/rules/trio';
import { NO_DICE, PAWNS, columnOf, numberAt, resultOf, rowOf, targetSquares } from '@abacow/rules/trio';
import { t } from '../texts/index.ts';
import type { Choice } from './choice.ts';
import { mayKeep } from '../story/kept-die.ts';
import type { Happening, Lost, Placed, Rolled, RoundWon, ScoreChange, Thrown } from '../story/happenings.ts';
import { formatList } from '../../../base/i18n/language.svelte.ts';
import type { SquareState } from './squares.ts';
import type { Who, WhoIs } from '../../../table/registry/who.ts';
import { waitingPairs } from '../story/waiting.ts';

/** As written: 5×7, 5+7. */
export const squareText = (board: Board, square: Square): string =>
  t(`trio.square.${board}`, { row: rowOf(square), column: columnOf(square) });

/** As read aloud: 5 times 7. */
export const squareCoordinates = (board: Board, square: Square): string =>
  t(`trio.spoken.${board}`, { row: rowOf(square), column: columnOf(square) });

/** As read aloud with its number: 5 times 7, 35. */
export const squareSpoken = (board: Board, square: Square): string =>
  `${squareCoordinates(board, square)}, ${numberAt(board, square)}`;

const pawnWords = (state: SquareState, { you, name }: Who): string => {
  const whose = you ? t('trio.state.pawn.you') : t('trio.state.pawn', { name });
  return state.movable ? t('trio.state.movable', { pawn: whose }) : whose;
};

/** What is on a square, and what can be done there. */
export const squareState = (state: SquareState, whoIs: WhoIs): readonly string[] => {
  const free = state.takeable ? t('trio.state.target') : t('trio.state.free');
  return [
    state.pawn === null ? free : pawnWords(state, whoIs(state.pawn)),
    ...(state.chosen ? [t('trio.state.chosen')] : []),
    ...(state.counted ? [t('trio.state.counted')] : []),
  ];
};

export const squareLabel = (board: Board, state: SquareState, whoIs: WhoIs): string =>
  [squareSpoken(board, state.square), ...squareState(state, whoIs)].join(', ');

/** What to do now. */
export const taskWords = (
  position: TrioPosition,
  choice: Choice,
  happening: Happening | null,
  mine: boolean,
  whoIs: WhoIs,
): string => {
  const { you, name } = whoIs(position.seat);
  if (position.kind === 'over') return t('trio.do.over');
  if (position.rollOff !== null) return t(mine || you ? 'trio.lot.throw' : 'trio.lot.wait', { name });
  if (!mine) return you ? t('trio.do.wait.you') : t('trio.do.wait', { name });
  if (position.placing) return placingWords(position, choice, name);
  if (happening?.kind === 'placed' && happening.again) return t('trio.do.again', { name });
  if (position.first === NO_DICE) return t('trio.do.first', { name });
  const keepable = mayKeep(position, 1) || mayKeep(position, 2);
  return keepable ? t('trio.do.throw', { name }) : t('trio.do.both', { name });
};

const placingWords = (position: TrioPosition, choice: Choice, name: string): string => {
  const { first, second, setup } = position;
  const number = resultOf(setup.board, first, second);
  if (choice.pawn !== null) return t('trio.do.square', { number });
  if (choice.target !== null) return t('trio.do.pawn', { square: squareText(setup.board, choice.target) });
  return need(position.pawns[position.seat]).length === PAWNS
    ? t('trio.do.move', { name, first, second, number })
    : t('trio.do.place', { name, first, second, number });
};

const lostWords = (lost: Lost, name: string): string => {
  if (lost.why === 'zero') return t('trio.happened.zero', { name });
  if (lost.why === 'answer') return t('trio.happened.answer', { name });
  const { first, second } = lost;
  return first === second
    ? t('trio.happened.takenDouble', { name, first })
    : t('trio.happened.taken', { name, first, second });
};

/** 7 × 8 = 56. */
export const equationText = (board: Board, [first, second]: readonly [number, number]): string =>
  `${t(`trio.ask.sum.${board}`, { first, second })}\u00a0=\u00a0${resultOf(board, first, second)}`;

/** In the list of moves. After a wrong answer it also says the right one. */
export const lostText = (board: Board, { why }: Lost, [first = 0, second = 0]: readonly number[]): string =>
  why === 'answer'
    ? `${equationText(board, [first, second])}, ${t('trio.record.lost')}`
    : t('trio.record.lost');

const thrownWords = ({ kept, first, second }: Thrown, name: string): string => {
  if (kept === 0) return t('trio.happened.thrown', { name, first, second });
  const [stayed, fell] = kept === 1 ? [first, second] : [second, first];
  return t('trio.happened.kept', { name, kept: stayed, thrown: fell });
};

const placedWords = (board: Board, { from, square: to }: Placed, name: string): string => {
  const square = squareText(board, to);
  return from === null
    ? t('trio.happened.placed', { name, square })
    : t('trio.happened.moved', { name, from: squareText(board, from), square });
};

const wonWords = ({ wins, round }: RoundWon, { you, name }: Who): string => {
  if (wins) return you ? t('trio.game.won.you') : t('trio.game.won', { name });
  return you ? t('trio.round.won.you', { round }) : t('trio.round.won', { name, round });
};

const rolledWords = ({ seat, first, second, total, then, seats }: Rolled, whoIs: WhoIs): string => {
  const words = t('trio.lot.rolled', { name: whoIs(seat).name, first, second, total });
  const names = formatList(seats.map((one) => whoIs(one).name));
  switch (then) {
    case 'next':
      return words;
    case 'tie':
      return `${words} ${t('trio.lot.again', { names })}`;
    case 'begins':
      return `${words} ${t('trio.lot.begins', { name: names })}`;
  }
};

/** What happened last. */
export const happeningWords = (board: Board, happening: Happening, whoIs: WhoIs): string => {
  const who = whoIs(happening.seat);
  switch (happening.kind) {
    case 'lost':
      return lostWords(happening, who.name);
    case 'thrown':
      return thrownWords(happening, who.name);
    case 'placed':
      return placedWords(board, happening, who.name);
    case 'round':
      return wonWords(happening, who);
    case 'rolled':
      return rolledWords(happening, whoIs);
  }
};

export const sumWords = ({ count }: RoundWon): string => {
  const [first, second, third] = count.numbers;
  return t('trio.round.sum', { first, second, third, sum: count.sum });
};

/** What the round did to one score. */
export const changeWords = (board: Board, won: RoundWon, seat: Seat, score: ScoreChange): string => {
  const { before, after, under } = score;
  if (won.count.unit === 'rounds') return t('trio.race.wins', { count: after });
  if (seat === won.seat) return t('trio.round.gains', { before, sum: won.count.sum, after });
  if (under === null) return t('trio.round.stays', { after });
  const lost = numberAt(board, under);
  return lost > before
    ? t('trio.round.floor', { before, lost })
    : t('trio.round.loses', { before, lost, after });
};

const orWords = (board: Board, squares: readonly Square[], write: typeof squareText): string => {
  const [first = '', second] = squares.map((square) => write(board, square));
  return second === undefined ? first : t('trio.or', { first, second });
};

/** Advice for a placement: a pair to complete, or that only one of the two squares is free. */
export const adviceWords = (position: TrioPosition): string => {
  const { board } = position.setup;
  const targets = targetSquares(position);
  if (position.first !== position.second && targets.length === 1)
    return t('trio.happened.only', { square: squareText(board, need(targets[0])) });
  const pair = waitingPairs(position, position.seat)[0];
  if (pair === undefined) return '';
  const [first, second] = [squareText(board, pair.pawns[0]), squareText(board, pair.pawns[1])];
  return t('trio.happened.waits', { first, second, squares: orWords(board, pair.squares, squareText) });
};

/** For people who do not see the highlighted squares. */
export const targetWords = (position: TrioPosition): string => {
  const { board } = position.setup;
  return t('trio.do.squares', { squares: orWords(board, targetSquares(position), squareSpoken) });
};
