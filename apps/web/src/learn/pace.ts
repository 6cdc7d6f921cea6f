import type { Pace } from './guided.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { PAUSE_MS } from '../play/pace.ts';

/** The other side pauses like a computer player. */
export const lessonPace: Pace = {
  pauseMs: () => PAUSE_MS[settings.speed],
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};
