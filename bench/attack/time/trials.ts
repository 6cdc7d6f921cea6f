/** Nobody wins by holding time. The attacker is fast; the victim's line is slow. */
import type { Trial } from '../trial.ts';
import { takeBack } from './take-back.ts';

export const TIME_TRIALS: readonly Trial[] = [takeBack];
