/** How unusual luck was, against the luck of seats in many self-played games of the same kind. */
import { type Setup, seatsOf } from '@abacow/rules';
import LUCK_TABLE from './luck-table.json' with { type: 'json' };

/** A game and how many play it: `trio 3`. */
export type LuckKind = keyof typeof LUCK_TABLE;
export const LUCK_KINDS = Object.keys(LUCK_TABLE) as readonly LuckKind[];

/** Luck leads from even chances to a result, over one round or many: what counts is how many play. */
export const luckKindOf = (setup: Setup): LuckKind => {
  const name = `${setup.game} ${seatsOf(setup)}`;
  const kind = LUCK_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(`luck was never measured for ${name}`);
  return kind;
};

/** `seats`: how many were measured. `quantiles`: the luck that 0, 1, 2 ... 100 % of them do not exceed. */
type Measured = { readonly seats: number; readonly quantiles: readonly number[] };

const TABLE: Readonly<Record<LuckKind, Measured>> = LUCK_TABLE;

/** From 0 to 100: how many in a hundred seats had less luck. */
export const luckPercentile = (kind: LuckKind, luck: number): number => {
  const { quantiles } = TABLE[kind];
  const above = quantiles.findIndex((quantile) => quantile > luck);
  if (above < 0) return 100;
  if (above === 0) return 0;
  const [low, high] = [quantiles[above - 1]!, quantiles[above]!];
  return above - 1 + (luck - low) / (high - low);
};

export const LUCK_WORDS = ['very unlucky', 'unlucky', 'usual', 'lucky', 'very lucky'] as const;
export type LuckWord = (typeof LUCK_WORDS)[number];

/** The outer twentieths are very unusual, the outer fifths unusual. */
export const luckWordOf = (percentile: number): LuckWord => {
  if (percentile < 5) return 'very unlucky';
  if (percentile < 20) return 'unlucky';
  if (percentile <= 80) return 'usual';
  return percentile <= 95 ? 'lucky' : 'very lucky';
};
