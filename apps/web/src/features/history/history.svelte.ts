/** View model of the list of all games. */
import type { Damaged } from '../../device/games/games.ts';
import { type Filter, NO_FILTER, matches, pageCount, pageOf } from './filter.ts';
import { type OnlineState, fetchOnlineGames } from './online.ts';
import { listSummaries, markRemoved } from '../../device/finished/store.ts';
import { type Stores, summariseMissing } from './summarise.ts';
import type { GameSummary } from '../../device/finished/summary.ts';

type FetchOnline = typeof fetchOnlineGames;

export class History {
  /** Null until they are read. */
  games: readonly GameSummary[] | null = $state.raw(null);
  damaged: readonly Damaged[] = $state.raw([]);
  online: OnlineState = $state.raw('none');
  /** How many old games have no summary yet. */
  left: number = $state.raw(0);
  filter: Filter = $state.raw(NO_FILTER);
  #page: number = $state.raw(0);

  readonly found = $derived((this.games ?? []).filter((summary) => matches(summary, this.filter)));
  readonly pages = $derived(pageCount(this.found.length));
  /** Counts from 0. */
  readonly page = $derived(Math.min(this.#page, this.pages - 1));
  readonly shown = $derived(pageOf(this.found, this.page));

  readonly #stores: Stores;
  #closed = false;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async open(fetchOnline: FetchOnline = fetchOnlineGames): Promise<void> {
    await this.#read();
    this.damaged = await summariseMissing(this.#stores, (left) => {
      this.left = left;
      return !this.#closed;
    });
    await this.#read();
    this.online = 'asking';
    let added = false as boolean;
    this.online = await fetchOnline(this.#stores.history, () => (added = true));
    if (added) await this.#read();
  }

  close(): void {
    this.#closed = true;
  }

  show(filter: Partial<Filter>): void {
    this.filter = { ...this.filter, ...filter };
    this.#page = 0;
  }

  turnTo(page: number): void {
    this.#page = Math.max(0, Math.min(page, this.pages - 1));
  }

  /** An online game stays with the service; it is only taken off the list. */
  async remove({ id, source }: GameSummary, now: number): Promise<void> {
    if (source === 'online') await markRemoved(this.#stores.history, id, now);
    else {
      await this.#stores.games.remove(id);
      await this.#stores.history.remove(id);
    }
    this.games = (this.games ?? []).filter((summary) => summary.id !== id);
  }

  async removeDamaged(id: string): Promise<void> {
    await this.#stores.games.remove(id);
    this.damaged = this.damaged.filter((one) => one.id !== id);
  }

  async #read(): Promise<void> {
    this.games = await listSummaries(this.#stores.history);
  }
}
