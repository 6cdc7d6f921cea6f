/** The chance of every seat to win the best of several rounds, from the rounds won and who begins the next one. */
import { need } from '@abacow/rules/need';
import type { Seat } from '@abacow/rules';

export type BestOfChances = (wins: readonly number[], beginner: Seat) => readonly number[];

/** A seat that needs more rounds than this has hardly a chance; it is treated as if it needed so many. */
const MOST_NEEDED = 8;

/** Who can begin the round after one that `winner` won, each as likely. `wins` only compare the seats. */
type Beginners = (beginner: Seat, winner: Seat, wins: readonly number[]) => readonly Seat[];

/**
 * `needed`: how many rounds win the game. `winning`: the chance to win a round, by seat starting with the beginner.
 * Unless `beginners` say otherwise, the player to the left begins the next round.
 */
export const solveBestOf = (
  needed: number,
  winning: readonly number[],
  beginners: Beginners = (beginner) => [(beginner + 1) % winning.length],
): BestOfChances => {
  const players = winning.length;
  const known = new Map<string, readonly number[]>();
  const solve = (missing: readonly number[], beginner: Seat): readonly number[] => {
    const winner = missing.indexOf(0);
    if (winner >= 0) return missing.map((_, seat) => (seat === winner ? 1 : 0));
    const key = `${beginner} ${missing.join(' ')}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const chances = new Array<number>(players).fill(0);
    winning.forEach((chance, relative) => {
      const seat = (beginner + relative) % players;
      const left = missing.map((rounds, other) => (other === seat ? rounds - 1 : rounds));
      const next = beginners(
        beginner,
        seat,
        left.map((rounds) => -rounds),
      );
      for (const begins of next)
        solve(left, begins).forEach(
          (share, other) => (chances[other] = need(chances[other]) + (chance * share) / next.length),
        );
    });
    known.set(key, chances);
    return chances;
  };
  return (wins, beginner) =>
    solve(
      wins.map((won) => Math.max(0, Math.min(needed - won, MOST_NEEDED))),
      beginner,
    );
};
