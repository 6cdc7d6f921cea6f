import type { Pace } from './guided.svelte.ts';
import { settings } from '../../base/settings/settings.svelte.ts';
import { PAUSE_MS } from '../services/pace.ts';

/** The other side pauses like a computer player. */
export const lessonPace: Pace = {
  pauseMs: () => PAUSE_MS[settings.speed],
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};
