/** The options that would have been better than the chosen decision. */
import { isBetter, withoutIdleThrows } from '../advice.ts';
import type { Option } from '../computer.ts';
import type { Decision } from './turns.ts';

/** Equities are shown with three decimals, so options closer than this look the same. */
const ROUNDING = 1e-3;

type Chosen = Pick<Decision, 'options' | 'best' | 'cost' | 'chosen' | 'doubt'>;

/** Best first; empty if nothing was better by more than the evaluation's own error. A throw that gains nothing never is. */
export const betterOptions = ({ options, best, cost, chosen, doubt }: Chosen): readonly Option[] => {
  const error = options.find(({ move }) => move === chosen)?.error ?? doubt;
  const played = { equity: best - cost, error };
  return withoutIdleThrows(options).filter(
    (option) =>
      option.move !== chosen && option.equity - played.equity > ROUNDING && isBetter(option, played, doubt),
  );
};
