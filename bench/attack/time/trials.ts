/** Nobody wins by holding time. The attacker is fast; the victim's line is slow. */
import type { Trial } from '../trial.ts';
import { wrongAnswers } from './answers.ts';
import { helpComputer, helpFills, helpOpening, helpStale, helpWaiting } from './help.ts';
import { pauseLock } from './pauses.ts';
import { seedGiveUp, seedWithheld } from './seeds.ts';
import { takeBack } from './take-back.ts';

export const TIME_TRIALS: readonly Trial[] = [
  takeBack,
  helpStale,
  helpFills,
  helpOpening,
  helpComputer,
  helpWaiting,
  seedWithheld,
  seedGiveUp,
  pauseLock,
  wrongAnswers,
];
