/// <reference lib="webworker" />
import { seededDice } from '@abacow/dice';
import type { TrialRequest, Care, TrialMessage } from './fairness.svelte.ts';
import { type TrialPlayer, simplePlayer } from './player.ts';
import { trial } from './trial.ts';

const SEND_EVERY_MS = 120;

const send = (message: TrialMessage): void => self.postMessage(message);

/** The strong player's weights are loaded only for a thorough trial. */
const playerFor = async (care: Care): Promise<TrialPlayer> => {
  if (care === 'quick') return simplePlayer();
  const { openStrongPlayer } = await import('./strong-player.ts');
  return openStrongPlayer();
};

const run = async ({ sheet, games, seed, care }: TrialRequest): Promise<void> => {
  const player = await playerFor(care);
  let sentAt = 0;
  for (const tally of trial(sheet, player, seededDice(seed))) {
    const now = performance.now();
    if (tally.games < games && now - sentAt < SEND_EVERY_MS) continue;
    sentAt = now;
    send({ kind: 'tally', tally });
    if (tally.games >= games) return;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<TrialRequest>) => {
  run(data).catch((error: unknown) =>
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
