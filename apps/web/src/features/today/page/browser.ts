/** The browser services of the page of a day. */
import { browserServices } from '../../../table/services/browser.ts';
import { type Day, today } from '../../../device/day/day.ts';
import type { Answer } from '../strongest.worker.ts';
import { type DayResult, storedTries, updateTries } from '../../../device/day/tries.ts';
import type { DayServices } from './day-page.svelte.ts';

/** A worker of its own, which ends with its answer: a new computer remembers nothing. */
const strongest = (day: Day): Promise<DayResult | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('../strongest.worker.ts', import.meta.url), {
      type: 'module',
      name: 'strongest',
    });
    const done = (result: DayResult | null): void => {
      worker.terminate();
      resolve(result);
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => done(data.result);
    worker.onerror = () => done(null);
    worker.postMessage(day);
  });

export const browserDays = (): DayServices => ({
  games: browserServices(),
  today,
  readTries: storedTries.read,
  updateTries,
  strongest,
});
