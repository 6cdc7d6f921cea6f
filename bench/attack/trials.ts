/** The attacks with a verdict. */
import { TIME_TRIALS } from './time/trials.ts';
import { OUT_TRIALS } from './out/trials.ts';
import type { Trial } from './trial.ts';

export const TRIALS: readonly Trial[] = [...TIME_TRIALS, ...OUT_TRIALS];
