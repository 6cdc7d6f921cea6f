/** This browser's storage. */
import { browserDatabase } from '../../base/storage/indexed-db.ts';
import type { Device } from './backup.ts';

/** Lets the page draw and answer taps. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export const browserDevice = (): Device => ({
  database: browserDatabase,
  texts: localStorage,
  now: () => Date.now(),
  pause,
});
