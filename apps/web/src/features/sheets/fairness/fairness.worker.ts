/// <reference lib="webworker" />
import { seededDice } from '@abacow/dice';
import { serve } from '../../../base/worker/serve.ts';
import type { Care, TrialQuestion } from './fairness.svelte.ts';
import { type TrialPlayer, simplePlayer } from './player.ts';
import { type Tally, trial } from './trial.ts';

const SEND_EVERY_MS = 120;

/** The strong player's weights are loaded only for a thorough trial. */
const playerFor = async (care: Care): Promise<TrialPlayer> => {
  if (care === 'quick') return simplePlayer();
  const { openStrongPlayer } = await import('./strong-player.ts');
  return openStrongPlayer();
};

serve<TrialQuestion, Tally, Tally>(async ({ sheet, games, seed, care }, report) => {
  let sentAt = 0;
  for (const tally of trial(sheet, await playerFor(care), seededDice(seed))) {
    if (tally.games >= games) return tally;
    const now = performance.now();
    if (now - sentAt < SEND_EVERY_MS) continue;
    sentAt = now;
    report(tally);
  }
  throw new Error('the trial ended early');
});
