/** Deletes guests, tokens and links that nobody uses any more, and the heartbeats of processes that are gone. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

export type AccountExpiryOptions = {
  readonly store: Pick<Store, 'expireGuests' | 'expireLinks' | 'expireHeartbeats'>;
  readonly now: () => number;
  /** How long a guest without games is not used before it is deleted. */
  readonly guestMs: number;
  readonly tokenMs: number;
};

const PAGE_SIZE = 100;
/** Only the newest heartbeat matters, and a process that runs is not late by an hour. */
const HEARTBEAT_MS = 60 * 60 * 1000;

/** Goes once through all guests, a page at a time; other requests are served in between. */
export const expireAccounts = async (
  { store, now, guestMs, tokenMs }: AccountExpiryOptions,
  mayContinue = (): boolean => true,
): Promise<void> => {
  await store.expireHeartbeats(now() - HEARTBEAT_MS);
  while (mayContinue() && (await store.expireLinks(now(), PAGE_SIZE)) === PAGE_SIZE) await nextTurn();
  for (let after: string | null = ''; after !== null && mayContinue();) {
    const before = { guests: now() - guestMs, tokens: now() - tokenMs };
    after = await store.expireGuests(after, PAGE_SIZE, before);
    await nextTurn();
  }
};
