/** The pad's sheets that were won on this device, for the screens that leaf through the pad. */
import { historyRowStore, listSummaries } from '../../../device/finished/store.ts';
import { wonSheets } from './won-sheets.ts';

export class SheetsWonHere {
  // Replaced as a whole when the games are read.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #numbers: ReadonlySet<number> = $state.raw(new Set<number>());

  constructor() {
    void this.#load().catch(() => undefined);
  }

  has(number: number): boolean {
    return this.#numbers.has(number);
  }

  async #load(): Promise<void> {
    this.#numbers = wonSheets(await listSummaries(await historyRowStore()));
  }
}
