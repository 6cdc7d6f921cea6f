/// <reference lib="webworker" />
import { seededDice } from '@abacow/dice';
import { simplePlayer } from './player.ts';
import type { Asked, Told } from './fairness.svelte.ts';
import { trial } from './trial.ts';

const TELL_EVERY_MS = 120;

const tell = (told: Told): void => self.postMessage(told);

self.addEventListener('message', ({ data: { sheet, games, seed } }: MessageEvent<Asked>) => {
  let told = 0;
  for (const tally of trial(sheet, simplePlayer(), seededDice(seed))) {
    const now = performance.now();
    if (tally.games < games && now - told < TELL_EVERY_MS) continue;
    told = now;
    tell(tally);
    if (tally.games >= games) return;
  }
});
