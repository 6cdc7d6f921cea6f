/** Games of the online service, summarised on this device so that they are listed offline too. */
import type { LobbyTable } from '@abacow/protocol';
import { isUnreadable, parseRecord } from '@abacow/rules';
import { api } from '../../table/online/connection/api.ts';
import { isClosedTable } from '../../games/words/table-words.ts';
import { lastGuest } from '../../table/online/last-guest.ts';
import type { RowStore } from '../../base/storage/row-store.ts';
import { historyRowStore, knownIds, saveSummary } from '../../device/finished/store.ts';
import { earnedIn } from './summarise.ts';
import { makeSummary } from '../../device/finished/summary.ts';

/** `none`: this browser never played online. `away`: the service does not answer, so the newest may be missing. */
export type OnlineState = 'none' | 'asking' | 'here' | 'away';

/** So many records are fetched in one visit; the service limits how many requests it answers. */
const MAX_RECORDS = 40;

const isOver = (table: LobbyTable): boolean => table.phase === 'over' && !isClosedTable(table);

/** Saves the summary of one game. Returns false if its record cannot be had now. */
const fetchSummary = async (history: RowStore, table: LobbyTable, guest: string): Promise<boolean> => {
  const text = await api.record(table.id);
  const record = text === null ? null : parseRecord(text);
  if (record === null || isUnreadable(record)) return false;
  const people = table.seats.map((seating) => ({
    here: seating.kind === 'person' && seating.holder === guest,
    player: null,
  }));
  const outcome = record.result ?? { kind: 'broken-off' as const };
  const { id, updatedAt: endedAt } = table;
  const earned = earnedIn(record, people);
  return saveSummary(
    history,
    makeSummary({ id, endedAt, source: 'online', record, outcome, people, day: null, earned }),
  );
};

/** `onnew` is called when a summary was added. */
export const fetchOnlineGames = async (history: RowStore, onnew: () => void): Promise<OnlineState> => {
  const guest = lastGuest();
  if (guest === null) return 'none';
  const asked = await api.games();
  if (!asked.ok) return 'away';
  const known = await knownIds(history);
  const missing = asked.value.tables
    .filter((table) => isOver(table) && !known.has(table.id))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, MAX_RECORDS);
  for (const table of missing) if (await fetchSummary(history, table, guest)) onnew();
  return 'here';
};

/** After an online game on this device. */
export const rememberOnlineGames = async (): Promise<OnlineState> =>
  fetchOnlineGames(await historyRowStore(), () => undefined);
