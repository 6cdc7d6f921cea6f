/** The options that would have been better than the chosen decision. */
import type { Decision, Option } from './turns.ts';

/** Equities are shown with three decimals, so options closer than this look the same. */
export const ROUNDING = 1e-3;

/** Best first; empty if the best was chosen. */
export const betterOptions = ({
  options,
  best,
  cost,
  chosen,
}: Pick<Decision, 'options' | 'best' | 'cost' | 'chosen'>): readonly Option[] =>
  options.filter(({ move, equity }) => move !== chosen && equity - (best - cost) > ROUNDING);
