/**
 * What came of positions by what was said of them. In games of the computer against itself positions of middling equity
 * ended further out than the net had said; advice is put right by that. Measured with `measure/calibration.ts`.
 */
import type { Advice } from './advise.ts';

/** The weights that this was measured with: others have to be measured anew. */
export const MEASURED_WITH = '4ab7e1c05de64fdf97e0206b5ee8fdcee0803979b887f9e294c08ee0af3cf0a7';

/** For equities said of -1, -0.8 and so on to 1. */
const CAME = [-1, -0.806, -0.629, -0.436, -0.222, 0.008, 0.237, 0.45, 0.639, 0.812, 1];
const STEP = 0.2;

export const calibrate = (said: number): number => {
  const place = (Math.min(1, Math.max(-1, said)) + 1) / STEP;
  const below = Math.min(CAME.length - 2, Math.floor(place));
  const [low, high] = [CAME[below]!, CAME[below + 1]!];
  return low + (place - below) * (high - low);
};

/** The position is put right; what one decision is worth more than another stays as it was found. */
export const calibrated = ({ move, equity, options }: Advice): Advice => {
  const by = calibrate(equity) - equity;
  return {
    move,
    equity: equity + by,
    options: options.map((option) => ({ ...option, equity: Math.max(-1, option.equity + by) })),
  };
};
