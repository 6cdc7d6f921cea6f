/** This browser's storage. */
import { ROW_AREAS, TEXT_MERGES } from './areas.ts';
import type { Device } from './backup.ts';

/** Lets the page draw and answer taps. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const browserDevice = (): Device => ({
  areas: ROW_AREAS,
  texts: localStorage,
  textMerges: TEXT_MERGES,
  now: () => Date.now(),
  pause,
});
