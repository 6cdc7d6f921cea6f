/** View model of the album: whose it is, and what they have collected. */
import type { Answer } from '@abacow/learning';
import { listSummaries } from '../../device/finished/store.ts';
import type { GameSummary } from '../../device/finished/summary.ts';
import type { Player } from '../../device/players/players.ts';
import { attributeStickers, browserStores, fetchOnlineGames, summariseMissing } from '../history/index.ts';
import { type Owner, earnedBy } from './owners.ts';
import type { Collected } from './part-stickers.ts';

type ReadAnswers = (owner: Owner) => Promise<readonly Answer[]>;
type Stores = Awaited<ReturnType<typeof browserStores>>;
type AlbumServices = {
  stores(): Promise<Stores>;
  fetchOnline: typeof fetchOnlineGames;
};

const BROWSER: AlbumServices = { stores: browserStores, fetchOnline: fetchOnlineGames };

export class AlbumView {
  owner: Owner = $state.raw(null);
  failed: boolean = $state.raw(false);
  #summaries: readonly GameSummary[] | null = $state.raw(null);
  #answers: readonly Answer[] = $state.raw([]);

  /** Null until the games are read. */
  readonly collected: Collected | null = $derived(
    this.#summaries === null ? null : { summaries: this.#summaries, answers: this.#answers },
  );

  readonly #readAnswers: ReadAnswers;
  readonly #services: AlbumServices;

  constructor(owner: Owner, readAnswers: ReadAnswers, services: AlbumServices = BROWSER) {
    this.owner = owner;
    this.#readAnswers = readAnswers;
    this.#services = services;
  }

  async open(): Promise<void> {
    try {
      const stores = await this.#services.stores();
      await Promise.all([this.#read(stores), this.show(this.owner)]);
      // Games of earlier versions of the app get their summaries, and with them their stickers.
      await summariseMissing(stores, () => true);
      await attributeStickers(stores);
      await this.#read(stores);
      let added = false as boolean;
      await this.#services.fetchOnline(stores.history, () => (added = true));
      if (added) await this.#read(stores);
    } catch {
      this.failed = this.#summaries === null;
    }
  }

  async show(owner: Owner): Promise<void> {
    this.owner = owner;
    const answers = await this.#readAnswers(owner).catch(() => []);
    if (owner === this.owner) this.#answers = answers;
  }

  /** Whether there are stickers that belong to no player of this device. */
  hasNobodys(players: readonly Player[]): boolean {
    return (this.#summaries ?? []).some((summary) => earnedBy(summary, null, players).length > 0);
  }

  async #read({ history }: Stores): Promise<void> {
    this.#summaries = await listSummaries(history);
  }
}
