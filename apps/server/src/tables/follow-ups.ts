/** Work that follows from a table's events: its stored summary, ratings, a rematch. */
import { isRematchAgreed } from '@abacow/table';
import { rateTable } from './ratings.ts';
import type { Retry } from '../retry.ts';
import type { Store } from '../store/store.ts';
import type { Published } from './hub.ts';
import type { LiveTable } from './live.ts';
import { storedPhase, summaryOf } from './lobby.ts';

export type FollowUpOptions = {
  readonly store: Store;
  readonly retry: Retry;
  readonly onLobbyChanged: () => void;
  readonly openRematch: (live: LiveTable) => Promise<void>;
  readonly onError: (what: string, error: unknown) => void;
};

/** Events that change what the lobby shows of a table. */
const LOBBY_EVENTS: ReadonlySet<string> = new Set([
  'opened',
  'sat',
  'left',
  'started',
  'tossed',
  'rolled',
  'given-up',
  'time-up',
  'absence-ended',
  'computer-called',
  'revealed',
]);

export const createFollowUps = (options: FollowUpOptions): ((published: Published) => void) => {
  const { store, retry } = options;

  const storeSummary = async ({ id, table }: LiveTable): Promise<void> => {
    const change = { id, phase: storedPhase(table), summary: summaryOf(table), updatedAt: table.lastAt };
    await store.changeTables([change]);
    options.onLobbyChanged();
  };

  return ({ live, events, origin }) => {
    // Nothing follows from a move, and nearly every event is one.
    if (events.length === 1 && events[0]?.kind === 'played') return;
    if (events.some(({ kind }) => LOBBY_EVENTS.has(kind)))
      storeSummary(live).catch((error: unknown) => options.onError('summary', error));
    // Events of another process are followed up there.
    if (origin === null) return;
    if (live.public && events.some(({ kind }) => kind === 'revealed'))
      void retry('rating', () => rateTable(store, live.table));
    if (events.some(({ kind }) => kind === 'rematch-wanted') && isRematchAgreed(live.table))
      void retry('rematch', () => options.openRematch(live));
  };
};
