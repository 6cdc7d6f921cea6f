/** After an outage the clocks of running games get back the time in which no server ran. */
import { need } from '@abacow/rules/need';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';
import type { LiveTable } from './live.ts';

const PAGE_SIZE = 100;

export const resumeClocks = async (
  store: Pick<Store, 'tablesIn'>,
  hub: Pick<Hub, 'table'>,
  resume: (live: LiveTable) => Promise<unknown>,
): Promise<void> => {
  for (let after = ''; ;) {
    const page = await store.tablesIn('playing', after, PAGE_SIZE);
    for (const { id, clock } of page) {
      if (clock === 'none') continue;
      const live = await hub.table(id);
      if (live !== null) await resume(live);
    }
    if (page.length < PAGE_SIZE) return;
    after = need(page.at(-1)).id;
  }
};
