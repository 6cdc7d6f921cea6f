/** What would have been better than the decision that was taken. */
import type { Decision, Option } from './turns.ts';

/** Equities are shown with three decimals: options closer than this look the same. */
export const ROUNDING = 1e-3;

/** Better by more than rounding, best first. Empty when the best was played. */
export const betterOptions = ({
  options,
  best,
  cost,
  chosen,
}: Pick<Decision, 'options' | 'best' | 'cost' | 'chosen'>): readonly Option[] =>
  options.filter(({ move, equity }) => move !== chosen && equity - (best - cost) > ROUNDING);
