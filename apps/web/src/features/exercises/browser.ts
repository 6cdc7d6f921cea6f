/** The browser services that the exercises use. */
import type { Services } from './session.svelte.ts';
import { browserRows } from '../../base/storage/indexed-db.ts';
import { loadShipped } from './shipped.ts';
import { dayOf } from '../../device/exercises/progress.ts';

export const browserExercises: Services = {
  rowStore: () => browserRows('exercises'),
  shipped: loadShipped,
  now: () => Date.now(),
  today: () => dayOf(Date.now(), new Date().getTimezoneOffset()),
};
