/** The browser services of the page of a day. */
import { WorkerClient } from '../../../base/worker/client.ts';
import { browserServices } from '../../../table/services/browser.ts';
import { type Day, today } from '../../../device/day/day.ts';
import { type DayResult, storedTries, updateTries } from '../../../device/day/tries.ts';
import { historyRowStore, listSummaries } from '../../../device/finished/store.ts';
import { duelIn } from '../../../table/opponents/suggestion.ts';
import { DAY_GAME } from '../day-game.ts';
import { ownLevel } from '../own-level.ts';
import type { DayServices } from './day-page.svelte.ts';

/** A worker of its own, which ends with its response: a new computer remembers nothing. */
const strongest = (day: Day): Promise<DayResult | null> => {
  const client = new WorkerClient<Day, DayResult | null>(
    () =>
      new Worker(new URL('../strongest.worker.ts', import.meta.url), { type: 'module', name: 'strongest' }),
  );
  return client.ask(day).finally(() => client.close());
};

/** Games of the day count too. */
const level = async (player: string | null) => {
  const summaries = await listSummaries(await historyRowStore());
  const duels = summaries.map(duelIn).filter((duel) => duel !== null);
  return ownLevel(duels.filter((duel) => duel.game === DAY_GAME && duel.player === player));
};

export const browserDays = (): DayServices => ({
  games: browserServices(),
  level,
  today,
  readTries: storedTries.read,
  updateTries,
  strongest,
});
