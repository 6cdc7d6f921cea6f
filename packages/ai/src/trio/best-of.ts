/** The chance of every seat to win the best of several rounds, from the rounds won and who begins the next one. */
import { need } from '@abacow/rules/need';
import type { Seat } from '@abacow/rules';

export type BestOfChances = (wins: readonly number[], beginner: Seat) => readonly number[];

/** A seat that needs more rounds than this has hardly a chance; it is treated as if it needed so many. */
const MOST_NEEDED = 8;

/**
 * `needed`: how many rounds win the game. `winning`: the chance to win a round, by seat starting with the beginner. The
 * player to the left begins the next round.
 */
export const solveBestOf = (needed: number, winning: readonly number[]): BestOfChances => {
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
      const after = solve(
        missing.map((rounds, other) => (other === seat ? rounds - 1 : rounds)),
        (beginner + 1) % players,
      );
      after.forEach((share, other) => (chances[other] = need(chances[other]) + chance * share));
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
