/** How unusual luck was, compared with many games of the same kind that the computer played against itself. */
import { need } from '@abacow/rules/need';
import { type Setup, seatsOf } from '@abacow/rules';
import { LUCK_TABLE } from './lucktable.generated.ts';

/** A game and its number of players: `trio 3`. */
export type LuckKind = keyof typeof LUCK_TABLE;
export const LUCK_KINDS = Object.keys(LUCK_TABLE) as readonly LuckKind[];

/** The kind depends only on the number of players: luck sums to the same range over one round or many. */
export const luckKindOf = (setup: Setup): LuckKind => {
  const name = `${setup.game} ${seatsOf(setup)}`;
  const kind = LUCK_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`luck was never measured for ${name}`);
  return kind;
};

/** `seats`: how many were measured. `quantiles`: the luck that 0, 1, 2 … 100 % of them did not exceed. */
type Measured = { readonly seats: number; readonly quantiles: readonly number[] };

const TABLE: Readonly<Record<LuckKind, Measured>> = LUCK_TABLE;

/** The percentage of seats that had less luck, 0 to 100. */
export const luckPercentile = (kind: LuckKind, luck: number): number => {
  const { quantiles } = TABLE[kind];
  const above = quantiles.findIndex((quantile) => quantile > luck);
  if (above < 0) return 100;
  if (above === 0) return 0;
  const [low, high] = [need(quantiles[above - 1]), need(quantiles[above])];
  return above - 1 + (luck - low) / (high - low);
};

export const LUCK_WORDS = ['very unlucky', 'unlucky', 'usual', 'lucky', 'very lucky'] as const;
export type LuckWord = (typeof LUCK_WORDS)[number];

/** The lowest and highest 5 % are very unusual, the lowest and highest 20 % unusual. */
export const luckWordOf = (percentile: number): LuckWord => {
  if (percentile < 5) return 'very unlucky';
  if (percentile < 20) return 'unlucky';
  if (percentile <= 80) return 'usual';
  return percentile <= 95 ? 'lucky' : 'very lucky';
};
