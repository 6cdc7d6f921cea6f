/** The browser services that the exercises use. */
import type { Services } from './room.svelte.ts';
import { exerciseShelf } from './shelf.ts';
import { loadShipped } from './shipped.ts';
import { dayOf } from './spacing.ts';

export const browserExercises: Services = {
  shelf: exerciseShelf,
  shipped: loadShipped,
  now: () => Date.now(),
  today: () => dayOf(Date.now(), new Date().getTimezoneOffset()),
};
