/** Games saved on this device. A damaged row is reported and skipped; the others are read. */
import {
  type GameRecord,
  type Unreadable,
  isObject,
  isUnreadable,
  parseRecord,
  unreadable,
} from '@abacow/rules';
import { EVENTS_VERSION, type Table, type TableEvent, parseEvent, rebuild } from '@abacow/table';
import { type Damage, damageOf } from './damage.ts';
import type { Row, RowStore, State } from '../../base/storage/row-store.ts';

/** The newest version of a table's events. Older versions of the app cannot read what a newer one added. */
export const ROW_VERSION = EVENTS_VERSION;
/** What all other rows have. */
const FIRST_VERSION = 1;

/** A game played here: its events, and the secret of its dice until it is revealed. */
export type GameRow = Row & {
  readonly version: number;
  readonly kind: 'game';
  readonly secret: string;
  readonly events: readonly TableEvent[];
};

export type SavedGame = {
  readonly kind: 'game';
  readonly id: string;
  readonly lastAt: number;
  readonly table: Table;
  readonly events: readonly TableEvent[];
  readonly secret: string;
};
export type SavedRecord = {
  readonly kind: 'record';
  readonly id: string;
  readonly lastAt: number;
  readonly record: GameRecord;
};
export type Damaged = {
  readonly kind: 'damaged';
  readonly id: string;
  readonly damage: Damage;
  readonly reason: string;
};
export type SavedRow = SavedGame | SavedRecord | Damaged;

/** Empty for real dice, which have no commitment either. */
const SECRET = /^([0-9a-f]{64})?$/;

const PART: Damage = { kind: 'part' };
const damaged = (id: string, reason: string, damage: Damage = PART): Damaged => ({
  kind: 'damaged',
  id,
  damage,
  reason,
});
const atEntry = ({ at }: Unreadable): Damage => (at > 0 ? { kind: 'entry', at } : PART);

const readEvents = (value: unknown): readonly TableEvent[] | Unreadable => {
  if (!Array.isArray(value)) return unreadable(0, 'the events are missing');
  const events: TableEvent[] = [];
  for (const [index, json] of value.entries()) {
    const event = parseEvent(json);
    if (isUnreadable(event)) return unreadable(index + 1, `event ${index + 1}: ${event.reason}`);
    events.push(event);
  }
  return events;
};

const readGame = (id: string, row: Readonly<Record<string, unknown>>, lastAt: number): SavedRow => {
  const { secret } = row;
  if (typeof secret !== 'string' || !SECRET.test(secret)) return damaged(id, 'the dice are missing');
  const events = readEvents(row['events']);
  if (isUnreadable(events)) return damaged(id, events.reason, atEntry(events));
  const table = rebuild(events);
  if (isUnreadable(table)) return damaged(id, table.reason, atEntry(table));
  if (secret === '' && table.dice.commitment !== null) return damaged(id, 'the dice are missing');
  return { kind: 'game', id, lastAt, table, events, secret };
};

const readRecord = (id: string, text: unknown, lastAt: number): SavedRow => {
  if (typeof text !== 'string') return damaged(id, 'the record is missing');
  const record = parseRecord(text);
  return isUnreadable(record)
    ? damaged(id, record.reason, damageOf(text, record))
    : { kind: 'record', id, lastAt, record };
};

/** Checks a stored row completely. */
export const readRow = (row: unknown): SavedRow => {
  if (!isObject(row)) return damaged('', 'the entry is empty');
  const { id, version, kind, lastAt } = row;
  if (typeof id !== 'string') return damaged('', 'the entry has no name');
  if (typeof version === 'number' && version > ROW_VERSION)
    return damaged(id, 'the entry was written by a newer version of the app', { kind: 'newer' });
  if (typeof version !== 'number' || version < FIRST_VERSION || typeof lastAt !== 'number')
    return damaged(id, 'the entry has no version');
  if (kind === 'game') return readGame(id, row, lastAt);
  return kind === 'record'
    ? readRecord(id, row['text'], lastAt)
    : damaged(id, 'the entry is of no known kind');
};

export const readSaved = async (rowStore: RowStore, id: string): Promise<SavedRow | null> => {
  const row = await rowStore.get(id);
  return row === undefined ? null : readRow(row);
};

export type SavedGames = {
  /** Newest first. */
  readonly readable: readonly (SavedGame | SavedRecord)[];
  readonly damaged: readonly Damaged[];
};

export const listSaved = async (rowStore: RowStore, state: State): Promise<SavedGames> => {
  const read = (await rowStore.all(state)).map(readRow);
  return {
    readable: read.filter((row) => row.kind !== 'damaged').sort((a, b) => b.lastAt - a.lastAt),
    damaged: read.filter((row) => row.kind === 'damaged'),
  };
};

const stateOf = (table: Table): State => (table.phase === 'over' ? 'finished' : 'unfinished');

/** All of a row but its events. */
const headOf = (table: Table, secret: string): Omit<GameRow, 'events'> => ({
  id: table.id,
  version: ROW_VERSION,
  kind: 'game',
  state: stateOf(table),
  lastAt: table.lastAt,
  secret,
});

export const rowOf = (table: Table, secret: string, events: readonly TableEvent[]): GameRow => ({
  ...headOf(table, secret),
  events,
});

/** Returns false when there already is a game with this id. */
export const saveNew = (rowStore: RowStore, table: Table, secret: string, events: readonly TableEvent[]) =>
  rowStore.change(table.id, (row) => (row === undefined ? rowOf(table, secret, events) : null));

/**
 * `events` are all events of the game; `known` is how many of them this page has seen written. Only the others are written.
 * Returns false when another page has written more.
 */
export const saveEvents = (
  rowStore: RowStore,
  table: Table,
  secret: string,
  events: readonly TableEvent[],
  known: number,
): Promise<boolean> => rowStore.append(headOf(table, secret), known, events.slice(known));

export const saveRecord = (rowStore: RowStore, id: string, text: string, now: number) =>
  rowStore.change(id, () => ({
    id,
    version: FIRST_VERSION,
    kind: 'record',
    state: 'finished' as const,
    lastAt: now,
    text,
  }));
