/** The browser services that the exercises use. */
import type { Services } from './session.svelte.ts';
import { exerciseRowStore } from '../../device/exercises/row-store.ts';
import { loadShipped } from './shipped.ts';
import { dayOf } from '../../device/exercises/progress.ts';

export const browserExercises: Services = {
  rowStore: exerciseRowStore,
  shipped: loadShipped,
  now: () => Date.now(),
  today: () => dayOf(Date.now(), new Date().getTimezoneOffset()),
};
