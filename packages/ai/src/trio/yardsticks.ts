/**
 * Fixed players that others are measured against. *tactic* takes a win, keeps the die with the best chance to win now,
 * and otherwise places at random. *builder* does the same but places where it leaves the most of its own two-of-three rows open
 * and the fewest of the others'. Ties are broken at random.
 */
import { need } from '@abacow/rules/need';
import type { Move, TrioPosition } from '@abacow/rules/trio';
import { legalMoves } from '@abacow/rules/trio';
import { type Cells, GRID, ON_BOARD, PARTNERS, completedSum } from './grid.ts';
import type { Yardstick } from './players.ts';
import { placementOf } from './placement.ts';
import { type Table, after, tableOf } from './search.ts';

/** A number from 0 up to but not including 1. */
export type Random = () => number;

export const playYardstick = (yardstick: Yardstick, position: TrioPosition, random: Random): Move =>
  bestOf(
    legalMoves(position),
    position.placing ? placeScore(yardstick, position) : throwScore(position),
    random,
  );

export const bestOf = (moves: readonly Move[], score: (move: Move) => number, random: Random): Move => {
  let best: Move[] = [];
  let highest = -Infinity;
  for (const move of moves) {
    const found = score(move);
    if (found > highest) [highest, best] = [found, [move]];
    else if (found === highest) best.push(move);
  }
  return need(best[Math.floor(random() * best.length)]);
};

/** In hundredths: the chance that this throw wins at once. */
export const throwScore = (position: TrioPosition): ((move: Move) => number) => {
  const winning = winningOutcomes(tableOf(position));
  const ofFace = (face: number) =>
    winning.filter((_, cell) => Math.floor(cell / GRID) === face && winning[cell]);
  return (move) => {
    if (move.kind !== 'throw' || move.dice === 3) return winning.filter(Boolean).length;
    return 10 * ofFace(move.dice === 1 ? position.second : position.first).length;
  };
};

/** By outcome: whether one of its two squares completes a row. */
const winningOutcomes = ({ pawns, mover }: Table): readonly boolean[] => {
  const own = need(pawns[mover]);
  const free = (cell: number) => ON_BOARD[cell] === 1 && !pawns.some((cells) => cells.includes(cell));
  const wins = (cell: number) => free(cell) && completedSum('addition', own, cell) > 0;
  const squares = Array.from({ length: GRID * GRID }, (_, cell) => wins(cell));
  return squares.map((won, cell) => won || need(squares[(cell % GRID) * GRID + Math.floor(cell / GRID)]));
};

const placeScore = (yardstick: Yardstick, position: TrioPosition): ((move: Move) => number) => {
  const table = tableOf(position);
  const { board } = position.setup;
  return (move) => {
    const placement = need(placementOf(move));
    const own = need(table.pawns[table.mover]).filter((cell) => cell !== placement.from);
    if (completedSum(board, own, placement.to) > 0) return Infinity;
    return yardstick === 'tactic' ? 0 : openRows({ ...table, pawns: after(table, placement) });
  };
};

/** The number of the mover's own rows with two pawns and a free third square, minus that of the others. */
export const openRows = ({ pawns, mover }: Table): number => {
  const taken = new Set(pawns.flat());
  return pawns.reduce((total, own, seat) => total + (seat === mover ? 1 : -1) * openRowsOf(own, taken), 0);
};

const openRowsOf = (own: Cells, taken: ReadonlySet<number>): number => {
  let open = 0;
  for (const cell of own) {
    const partners = need(PARTNERS[cell]);
    for (let pair = 0; pair < partners.length; pair += 2) {
      const [a, b] = [need(partners[pair]), need(partners[pair + 1])];
      if (a > cell && own.includes(a) && !taken.has(b)) open++;
      if (b > cell && own.includes(b) && !taken.has(a)) open++;
    }
  }
  return open;
};
