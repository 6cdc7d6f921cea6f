import { allFaceCounts, type FaceCounts } from './throws.ts';

/**
 * A probability as a count: `ways` of `outOf` equally likely cases. Bigints, because the cases of a few
 * turns multiplied together (6^15 for three throws of five dice) soon pass 2^53.
 */
export interface Odds {
  readonly ways: bigint;
  readonly outOf: bigint;
}

export const NEVER: Odds = { ways: 0n, outOf: 1n };
export const CERTAIN: Odds = { ways: 1n, outOf: 1n };

export function makeOdds(ways: bigint | number, outOf: bigint | number): Odds {
  const odds = { ways: BigInt(ways), outOf: BigInt(outOf) };
  if (odds.outOf <= 0n || odds.ways < 0n || odds.ways > odds.outOf) {
    throw new RangeError(`${odds.ways} of ${odds.outOf} is not a probability`);
  }
  return odds;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export function reduceOdds({ ways, outOf }: Odds): Odds {
  const shared = gcd(ways, outOf);
  return { ways: ways / shared, outOf: outOf / shared };
}

/** The odds that one of two events happens, where both together cannot. */
export function addOdds(a: Odds, b: Odds): Odds {
  return a.outOf === b.outOf
    ? makeOdds(a.ways + b.ways, a.outOf)
    : makeOdds(a.ways * b.outOf + b.ways * a.outOf, a.outOf * b.outOf);
}

/** The odds that two independent events both happen. */
export const multiplyOdds = (a: Odds, b: Odds): Odds => ({
  ways: a.ways * b.ways,
  outOf: a.outOf * b.outOf,
});

export const againstOdds = ({ ways, outOf }: Odds): Odds => ({ ways: outOf - ways, outOf });

/** Negative, 0 or positive, for `sort`. */
export function compareOdds(a: Odds, b: Odds): number {
  const left = a.ways * b.outOf;
  const right = b.ways * a.outOf;
  return left < right ? -1 : left > right ? 1 : 0;
}

// Numbers of 1,000 bits still convert to a finite double. Longer ones lose low bits, which a double cannot hold anyway.
const CONVERTIBLE_BITS = 1000;

/** The odds as a double: the only division, made last. */
export function chance({ ways, outOf }: Odds): number {
  const excess = outOf.toString(16).length * 4 - CONVERTIBLE_BITS;
  if (excess <= 0) return Number(ways) / Number(outOf);
  return Number(ways >> BigInt(excess)) / Number(outOf >> BigInt(excess));
}

export function factorial(n: number): bigint {
  let product = 1n;
  for (let factor = 2n; factor <= BigInt(n); factor++) product *= factor;
  return product;
}

export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  // Each partial product is itself a binomial coefficient, so every division is exact.
  for (let taken = 1; taken <= k; taken++) ways = (ways * BigInt(n - k + taken)) / BigInt(taken);
  return ways;
}

/** How many orders the counted things can have: the multinomial coefficient. */
export function arrangements(counts: readonly number[]): bigint {
  let ways = 1n;
  let laid = 0;
  for (const count of counts) {
    laid += count;
    ways *= choose(laid, count);
  }
  return ways;
}

/** How many throws there are of `dice` dice with `sides` sides. */
export const throwsOf = (dice: number, sides: number): bigint => BigInt(sides) ** BigInt(dice);

/** The odds that a throw shows exactly these counts: one entry per side. */
export function oddsOfCounts(counts: FaceCounts): Odds {
  const dice = counts.reduce((sum, count) => sum + count, 0);
  return { ways: arrangements(counts), outOf: throwsOf(dice, counts.length) };
}

export interface ThrowOutcome {
  readonly counts: FaceCounts;
  readonly odds: Odds;
}

/** Every outcome of a throw with its odds, which sum to one. The order of the dice does not matter. */
export const throwOutcomes = (dice: number, sides: number): readonly ThrowOutcome[] =>
  allFaceCounts(dice, sides).map((counts) => ({ counts, odds: oddsOfCounts(counts) }));
