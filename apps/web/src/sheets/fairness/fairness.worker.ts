/// <reference lib="webworker" />
import { seededDice } from '@abacow/dice';
import type { Asked, Care, Told } from './fairness.svelte.ts';
import { type TrialPlayer, simplePlayer } from './player.ts';
import { trial } from './trial.ts';

const TELL_EVERY_MS = 120;

const tell = (told: Told): void => self.postMessage(told);

/** The strong player's weights are loaded only for a thorough trial. */
const playerFor = async (care: Care): Promise<TrialPlayer> => {
  if (care === 'quick') return simplePlayer();
  const { openStrongPlayer } = await import('./strongplayer.ts');
  return openStrongPlayer();
};

const run = async ({ sheet, games, seed, care }: Asked): Promise<void> => {
  const player = await playerFor(care);
  let told = 0;
  for (const tally of trial(sheet, player, seededDice(seed))) {
    const now = performance.now();
    if (tally.games < games && now - told < TELL_EVERY_MS) continue;
    told = now;
    tell({ kind: 'tally', tally });
    if (tally.games >= games) return;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  run(data).catch((error: unknown) =>
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
