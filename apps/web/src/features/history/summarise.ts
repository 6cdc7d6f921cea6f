/** Makes summaries of saved games: of one that has just ended, and of those saved before there were summaries. */
import type { GameRecord, Seat } from '@abacow/rules';
import { type Person, type Table, recordOf } from '@abacow/table';
import { earnedBySeat } from '../../games/stickers.ts';
import {
  type Damaged,
  type SavedGame,
  type SavedRecord,
  readRow,
  readSaved,
} from '../../device/games/games.ts';
import type { Row, RowStore } from '../../base/storage/row-store.ts';
import { dayOfDice } from '../../device/day/dice-name.ts';
import { knownIds, listSummaries, rowOf, saveSummary } from '../../device/finished/store.ts';
import { type FinishedGame, type GameSummary, makeSummary } from '../../device/finished/summary.ts';

type Personal = FinishedGame['people'][number];
const NOBODY: Personal = { here: false, player: null };

/** The person of a seat, also if a computer plays for them now. */
const personAt = ({ seats, handovers }: Table, seat: Seat): Person | null => {
  const before = handovers.filter((handover) => handover.seat === seat).map((handover) => handover.before);
  return [...before, seats[seat]].findLast((seating) => seating?.kind === 'person') ?? null;
};

/** By seat, for a table whose people have this holder here. */
const peopleOf = (table: Table, holder: string): readonly Personal[] =>
  table.seats.map((_, seat) => {
    const person = personAt(table, seat);
    return person?.holder === holder ? { here: true, player: person.player ?? null } : NOBODY;
  });

/** What the people on this device earned, by seat. A person who left earns nothing. */
export const earnedIn = (record: GameRecord, people: readonly Personal[]): FinishedGame['earned'] =>
  earnedBySeat(
    record,
    people.flatMap(({ here }, seat) => (here && record.players[seat]?.kind === 'person' ? [seat] : [])),
  );

const finishedGame = (saved: SavedGame | SavedRecord): FinishedGame | null => {
  const { id, lastAt: endedAt } = saved;
  if (saved.kind === 'record') {
    const { record } = saved;
    const outcome = record.result ?? { kind: 'broken-off' as const };
    return { id, endedAt, source: 'file', record, outcome, people: [], day: null, earned: [] };
  }
  const { table } = saved;
  const record = recordOf(table);
  if (record === null || table.outcome === null) return null;
  const people = peopleOf(table, table.host);
  const [day, earned] = [dayOfDice(table.dice.name), earnedIn(record, people)];
  return { id, endedAt, source: 'device', record, outcome: table.outcome, people, day, earned };
};

/** Null for a game that is not over. */
export const summaryOf = (saved: SavedGame | SavedRecord): GameSummary | null => {
  const finished = finishedGame(saved);
  return finished === null ? null : makeSummary(finished);
};

export type Stores = { readonly games: RowStore; readonly history: RowStore };

type Made = { readonly rows: ReadonlyMap<string, Row>; readonly damaged: readonly Damaged[] };

const summarise = (rows: readonly unknown[]): Made => {
  const made = new Map<string, Row>();
  const damaged: Damaged[] = [];
  for (const read of rows.map(readRow)) {
    if (read.kind === 'damaged') damaged.push(read);
    else {
      const summary = summaryOf(read);
      if (summary !== null) made.set(summary.id, rowOf(summary));
    }
  }
  return { rows: made, damaged };
};

/** The newest games of this device get their summaries. Reads only that many games. */
export const summariseLatest = async ({ games, history }: Stores, limit: number): Promise<void> => {
  const rows = (await games.latest('finished', limit)) as readonly Row[];
  const known = await Promise.all(rows.map(({ id }) => history.get(id)));
  const { rows: made } = summarise(rows.filter((_, index) => known[index] === undefined));
  if (made.size > 0) await history.changeAll(made);
};

/** So many games are read and replayed before the page may do something else. */
const SLICE = 10;

/**
 * Finished games without a summary get one, slice by slice. `onslice` is called after each and returns whether to
 * continue. Returns the games that cannot be read.
 */
export const summariseMissing = async (
  { games, history }: Stores,
  onslice: (left: number) => boolean,
): Promise<readonly Damaged[]> => {
  const known = await knownIds(history);
  const missing = (await games.ids('finished')).filter((id) => !known.has(id));
  const damaged: Damaged[] = [];
  for (let at = 0; at < missing.length; at += SLICE) {
    const rows = await Promise.all(missing.slice(at, at + SLICE).map((id) => games.get(id)));
    const made = summarise(rows.filter((row) => row !== undefined));
    damaged.push(...made.damaged);
    if (made.rows.size > 0) await history.changeAll(made.rows);
    if (!onslice(Math.max(0, missing.length - at - SLICE))) break;
  }
  return damaged;
};

/** Earlier versions did not note who earned a sticker. Games that are still here tell. */
export const attributeStickers = async ({ games, history }: Stores): Promise<void> => {
  const unknown = (await listSummaries(history)).filter(({ earned }) => earned === null);
  for (const { id } of unknown) {
    const saved = await readSaved(games, id);
    const summary = saved === null || saved.kind === 'damaged' ? null : summaryOf(saved);
    if (summary !== null) await saveSummary(history, summary);
  }
};
