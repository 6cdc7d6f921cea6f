/** Trio's books: a turn and all its outcomes, valued by the net and by what winning the round is worth. */
import { need } from '@abacow/rules/need';
import type { Position } from '@abacow/rules';
import { type Move, type TrioPosition, legalMoves, makeMove } from '@abacow/rules/trio';
import { equityOf } from './advise.ts';
import { type Errors, errorsOf } from '../errors.ts';
import { GRID } from './grid.ts';
import { placementOf } from './placement.ts';
import { rollOffChances } from './roll-off.ts';
import { type LookedAt, type Search, tableOf } from './search.ts';
import type { Appraise, Book, Worth } from '../analysis/book.ts';

const trioOnly = (position: Position): TrioPosition => {
  if (position.game !== 'trio') throw new Error('this is the book for Trio');
  return position;
};

/** One line (the values of all seats) of a table by cell or face. */
const lineAt = (values: Float64Array, place: number, seats: number): Float64Array =>
  values.subarray(place * seats, (place + 1) * seats);

const equities = (chances: ArrayLike<number>): Worth =>
  Array.from(chances, (chance) => equityOf(chance, chances.length));

const chancesOfThrow = ({ solved }: LookedAt, position: TrioPosition, dice: number): ArrayLike<number> => {
  if (dice === 3) return solved.both;
  return lineAt(solved.keep, dice === 1 ? position.second : position.first, solved.seats);
};

const chancesOf = (
  search: Search,
  looked: LookedAt,
  position: TrioPosition,
  move: Move,
): ArrayLike<number> => {
  if (move.kind === 'throw') return chancesOfThrow(looked, position, move.dice);
  const placement = need(placementOf(move));
  const lift = need(looked.lifts.find(({ from }) => from === placement.from));
  return search.wins(looked.table, placement) ?? lineAt(lift.worth, placement.to, looked.solved.seats);
};

const isWon = (worth: Worth, seat: number): boolean => worth[seat] === 1;

const bookOf = (search: Search, looked: LookedAt, errors: Errors): Book => ({
  solved: false,
  error: errors.worth,
  doubt: errors.difference,
  choices: (position) => {
    const at = trioOnly(position);
    return legalMoves(at).map((move) => {
      const worth = equities(chancesOf(search, looked, at, move));
      return { move: makeMove(move), worth, error: isWon(worth, at.seat) ? 0 : errors.worth };
    });
  },
  lost: (next) => {
    const { first, second } = trioOnly(next);
    return equities(lineAt(looked.solved.outcomes, first * GRID + second, looked.solved.seats));
  },
});

/** A throw for the start of a round: its luck is who begins. */
const rollOffBook = (searchFor: (position: TrioPosition) => Search, errors: Errors): Book => {
  const worthAt = (position: Position): Worth => equities(rollOffChances(searchFor, trioOnly(position)));
  return {
    solved: false,
    error: errors.worth,
    doubt: errors.difference,
    choices: (position) =>
      legalMoves(trioOnly(position)).map((move) => ({
        move: makeMove(move),
        worth: worthAt(position),
        error: errors.worth,
      })),
    lost: worthAt,
  };
};

export const trioAppraise =
  (searchFor: (position: TrioPosition) => Search): Appraise =>
  (position) => {
    const errors = errorsOf(position, false);
    if (trioOnly(position).rollOff !== null) return rollOffBook(searchFor, errors);
    const search = searchFor(trioOnly(position));
    const [looked] = search.study([tableOf(trioOnly(position))]);
    return bookOf(search, need(looked), errors);
  };
