/** What all advice has in common, for any game: what decisions are worth, how sure that is, and which one is advised. */
import { need } from '@abacow/rules/need';

export type Weighed<Move> = {
  readonly move: Move;
  readonly equity: number;
  /** How far the equity is off in positions of this kind (docs/STRENGTH.md); 0 if it is exact. */
  readonly error: number;
};

/** The advised decision, and all options, best first. */
export type AdviceOf<Move> = Weighed<Move> & {
  readonly options: readonly Weighed<Move>[];
  /** Two decisions that differ by less are equally good, as far as is known; 0 if both are exact. */
  readonly doubt: number;
  /** The time ended before everything was looked at that a quiet machine looks at. */
  readonly hurried: boolean;
};

/** Worths closer than this are equal: sums of the same numbers in another order differ by as much. */
export const SAME_WORTH = 1e-9;

export const isThrow = (move: string): boolean => move.startsWith('t');

/** Marking or placing ends a turn, passing ends it with nothing, a throw goes on; few dice are easier to explain. */
const effortOf = (move: string): number => {
  if (isThrow(move)) return 1 + move.length;
  return move === '-' ? 1 : 0;
};

/**
 * Best first. This is the rule for all advice: among decisions of equal worth the one that ends the turn sooner and is
 * easier to explain.
 */
export const ranked = <T>(
  options: readonly T[],
  worthOf: (option: T) => number,
  notationOf: (option: T) => string,
): readonly T[] => {
  const sorted = [...options].sort((a, b) => worthOf(b) - worthOf(a));
  const groups: T[][] = [];
  for (const option of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && worthOf(need(group[0])) - worthOf(option) < SAME_WORTH) group.push(option);
    else groups.push([option]);
  }
  return groups.flatMap((group) => group.sort((a, b) => effortOf(notationOf(a)) - effortOf(notationOf(b))));
};

/**
 * Without throws that gain nothing over ending the turn at once. Most of them can change nothing, such as the fifth die
 * beside four of a kind.
 */
export const withoutIdleThrows = <T extends { readonly move: string; readonly equity: number }>(
  options: readonly T[],
): readonly T[] => {
  const ends = options.filter(({ move }) => !isThrow(move)).map(({ equity }) => equity);
  const best = Math.max(-Infinity, ...ends);
  return options.filter(({ move, equity }) => !isThrow(move) || equity - best > SAME_WORTH);
};

type Sure = { readonly equity: number; readonly error: number };

/** Whether a decision is better than another one by more than the evaluation's own error. */
export const isBetter = (one: Sure, other: Sure, doubt: number): boolean =>
  one.equity - other.equity > (one.error === 0 && other.error === 0 ? SAME_WORTH : Math.max(doubt, SAME_WORTH));

/** The advised option and those that are as good, as far as is known. */
export const equallyGood = ({ options, doubt }: AdviceOf<string>): readonly Weighed<string>[] => {
  const best = need(options[0]);
  return [best, ...withoutIdleThrows(options).filter((one) => one !== best && !isBetter(best, one, doubt))];
};
