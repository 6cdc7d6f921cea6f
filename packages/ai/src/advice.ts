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
  const effort = (option: T): number => effortOf(notationOf(option));
  for (let from = 0, to = 1; from < sorted.length; from = to++) {
    const most = worthOf(need(sorted[from]));
    while (to < sorted.length && most - worthOf(need(sorted[to])) < SAME_WORTH) to++;
    if (to - from < 2) continue;
    const equal = sorted.slice(from, to).sort((a, b) => effort(a) - effort(b));
    sorted.splice(from, equal.length, ...equal);
  }
  return sorted;
};

/** Options best first, by that rule. Equal worths become the same number, so that no option is worth more than the one before. */
export const rankedOptions = <Move>(
  options: readonly Weighed<Move>[],
  notationOf: (move: Move) => string,
): readonly Weighed<Move>[] => {
  const levelled = [
    ...ranked(
      options,
      ({ equity }) => equity,
      ({ move }) => notationOf(move),
    ),
  ];
  for (let at = levelled.length - 2; at >= 0; at--) {
    const [option, next] = [need(levelled[at]), need(levelled[at + 1])];
    if (option.equity < next.equity) levelled[at] = { ...option, equity: next.equity };
  }
  return levelled;
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
  one.equity - other.equity >
  (one.error === 0 && other.error === 0 ? SAME_WORTH : Math.max(doubt, SAME_WORTH));

/** The advised option and those that are as good, as far as is known. */
export const equallyGood = ({ options, doubt }: AdviceOf<string>): readonly Weighed<string>[] => {
  const best = need(options[0]);
  return [best, ...withoutIdleThrows(options).filter((one) => one !== best && !isBetter(best, one, doubt))];
};
