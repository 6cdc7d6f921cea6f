/** Who this browser is to the service. */
import type { ApiResult } from '@abacow/client';
import type { ShownGuest } from '@abacow/protocol';
import { NO_NAME } from '@abacow/table';
import { type Ratings, api } from '../../../table/online/connection/api.ts';
import { theConnection } from '../../../table/online/connection/browser.ts';
import { rememberGuest } from '../../../table/online/last-guest.ts';

/**
 * `away`: no service answers. `busy`: a rate limit refused us. `absent`: the page was served without a service. `outdated`: the
 * service is newer than this page.
 */
export type Known = 'asking' | 'guest' | 'nobody' | 'away' | 'busy' | 'absent' | 'outdated';

const unknownAfter = (code: string): Known => {
  if (code === 'network') return 'away';
  if (code === 'update') return 'outdated';
  return code === 'request/too-many' ? 'busy' : 'absent';
};

class You {
  known = $state.raw<Known>('asking');
  guest = $state.raw<ShownGuest | null>(null);
  ratings = $state.raw<Ratings | null>(null);
  /** The service knows this guest without a visible name. A spectator is not asked for one; a player is. */
  readonly nameless = $derived(this.guest?.name === NO_NAME);

  async load(): Promise<void> {
    const asked = await api.me();
    if (!asked.ok) {
      this.known = unknownAfter(asked.code);
      return;
    }
    this.#become(asked.value.guest);
    this.ratings = asked.value.ratings ?? null;
  }

  async call(name: string): Promise<ApiResult<unknown>> {
    const asked = await api.name(name);
    if (asked.ok) this.#become(asked.value.guest);
    return asked;
  }

  /** Registers as a guest without a name, because everybody at a table must be known to the service. */
  watch(): Promise<ApiResult<unknown>> {
    return this.call(NO_NAME);
  }

  /** The same for a visitor who only looks around. */
  async enter(): Promise<void> {
    const asked = await this.watch();
    if (!asked.ok) this.known = unknownAfter(asked.code);
  }

  async claim(link: string): Promise<ApiResult<unknown>> {
    const asked = await api.claim(link);
    if (asked.ok) this.#become(asked.value.guest);
    return asked;
  }

  async forget(): Promise<ApiResult<unknown>> {
    const asked = await api.forget();
    if (asked.ok) this.#become(null);
    return asked;
  }

  #become(guest: ShownGuest | null): void {
    const changed = guest?.id !== this.guest?.id;
    // An update with the same guest must not overwrite what is being typed into the name field.
    if (changed || guest?.name !== this.guest?.name) this.guest = guest;
    this.known = guest === null ? 'nobody' : 'guest';
    rememberGuest(guest?.id ?? null);
    if (changed) theConnection().client.reconnect();
  }
}

export const you = new You();
