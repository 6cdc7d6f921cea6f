import { need } from '../need.ts';
import type { Seat } from '../kernel.ts';
import { WINS } from '../kernel.ts';
import type { Board, Row, Square } from './board.ts';
import { isRow, numberAt, sumOf } from './board.ts';
import type { Deciding, TrioPosition, TrioSetup } from './position.ts';
import { nextSeat, startRollOff, startRound } from './position.ts';

/** The row that up to four own pawns form, or null. Of four in a row, the three with the largest sum count. */
export const bestRow = (board: Board, own: readonly Square[]): Row | null => {
  if (own.length < 3) return null;
  const [a, b, c, d] = own as readonly [Square, Square, Square, Square?];
  if (d === undefined) return rowAmongThree(a, b, c);
  const low = rowAmongThree(a, b, c) ?? rowAmongThree(a, b, d) ?? rowAmongThree(a, c, d);
  const high = rowAmongThree(b, c, d);
  if (low === null || high === null) return low ?? high;
  return sumOf(board, low) > sumOf(board, high) ? low : high;
};

const rowAmongThree = (a: Square, b: Square, c: Square): Row | null => (isRow(a, b, c) ? [a, b, c] : null);

/** How a round changes the scores. */
export const scoresAfterRound = (position: TrioPosition, winner: Seat, row: Row): readonly number[] => {
  const { board, level, rounds } = position.setup;
  if (level === 'junior' && rounds === undefined) return position.scores;
  return position.scores.map((score, seat) => {
    if (seat === winner) return score + (level === 'junior' ? 1 : sumOf(board, row));
    return level === 'expert' ? Math.max(0, score - highestUnder(board, need(position.pawns[seat]))) : score;
  });
};

/** The highest number under a player's pawns; 0 if there are none. */
export const highestUnder = (board: Board, own: readonly Square[]): number =>
  own.reduce((highest, square) => Math.max(highest, numberAt(board, square)), 0);

/** How many rounds win the best of `rounds`. */
export const roundsToWin = (rounds: number): number => Math.floor(rounds / 2) + 1;

/** The only seat with the highest score; null if several have it. */
const leaderOf = (scores: readonly number[]): Seat | null => {
  const highest = Math.max(...scores);
  const leader = scores.indexOf(highest);
  return scores.indexOf(highest, leader + 1) < 0 ? leader : null;
};

/** The seat that wins the game with this round, which `winner` won; null if another round follows. */
const gameWinner = (
  setup: TrioSetup,
  round: number,
  scores: readonly number[],
  winner: Seat,
): Seat | null => {
  const { level, target, rounds } = setup;
  if (level === 'junior')
    return need(scores[winner]) >= (rounds === undefined ? 0 : roundsToWin(rounds)) ? winner : null;
  if (rounds !== undefined) return round < rounds ? null : leaderOf(scores);
  return need(scores[winner]) > target ? winner : null;
};

/** The seats from the left of this one around to the seat itself. */
const aroundFrom = (seat: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, index) => (seat + 1 + index) % players);

/** Of those who did not win, the one with the lowest score; of equals, the first to the left of the winner. */
const loserOf = (winner: Seat, scores: readonly number[]): Seat => {
  const others = aroundFrom(winner, scores.length).slice(0, -1);
  const lowest = Math.min(...others.map((seat) => need(scores[seat])));
  return need(others.find((seat) => scores[seat] === lowest));
};

/** Who can begin the round after one that `winner` won; several seats throw for it. `scores` include that round. */
export const laterBeginners = (
  setup: TrioSetup,
  beginner: Seat,
  winner: Seat,
  scores: readonly number[],
): readonly Seat[] => {
  switch (setup.laterRounds) {
    case 'winner':
      return [winner];
    case 'loser':
      return [loserOf(winner, scores)];
    case 'throw':
      return scores.map((_, seat) => seat);
    default:
      return [nextSeat(beginner, setup.players)];
  }
};

/** `placed` is the position that includes the winning row. */
export const winRound = (placed: Deciding, winner: Seat, row: Row): TrioPosition => {
  const { setup, beginner, round } = placed;
  const scores = scoresAfterRound(placed, winner, row);
  const won = gameWinner(setup, round, scores, winner);
  if (won !== null) return { ...placed, kind: 'over', seat: won, scores, result: need(WINS[won]) };
  const seats = laterBeginners(setup, beginner, winner, scores);
  return seats.length === 1
    ? startRound(setup, need(seats[0]), round + 1, scores)
    : startRollOff(setup, seats, round + 1, scores);
};
