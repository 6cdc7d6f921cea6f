/** How rows of a file and rows of this device are put together. Nothing is lost, and nothing is there twice. Pure. */
import { makeHex, sha256 } from '@abacow/dice';
import { makeRecord } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type Table, apply, recordOf } from '@abacow/table';
import { readRow as readExercise } from '../../device/exercises/stored.ts';
import { readHistoryRow, rowOf as historyRow } from '../../device/finished/store.ts';
import { ROW_VERSION, readRow, rowOf } from '../../device/games/games.ts';
import { eventsOfRecord } from '../../device/games/import.ts';
import type { Row } from '../../base/storage/row-store.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isStartOf = (start: readonly unknown[], whole: readonly unknown[]): boolean =>
  same(start, whole.slice(0, start.length));

const COPY_ID_LENGTH = 12;

/** The same row always gets the same id, so importing a file twice makes one copy. */
const copyId = (row: Row): string =>
  makeHex(sha256(new TextEncoder().encode(JSON.stringify(row)))).slice(0, COPY_ID_LENGTH);

/** A game that was continued on both devices: the other one becomes a game of its own. */
const copyOf = (other: Row): Row | null => {
  const read = readRow(other);
  if (read.kind === 'damaged') return null;
  const id = copyId(other);
  if (read.kind === 'record') return { ...other, id };
  const record = recordOf(read.table);
  if (record === null) return null;
  const { lastAt, secret } = read;
  if (other.state === 'finished')
    return { ...other, id, version: ROW_VERSION, kind: 'record', text: makeRecord(record) } as Row;
  const events = eventsOfRecord(record, { id, holder: read.table.host, now: lastAt });
  return rowOf(need(events.reduce<Table | null>(apply, null)), secret, events);
};

/** The longer of two states of the same game; both if they differ. */
export const mergeGame = (here: unknown, other: Row): Row | null => {
  const [own, more] = [readRow(here), readRow(other)];
  if (own.kind === 'damaged') return other;
  if (own.kind === 'game' && more.kind === 'game') {
    if (isStartOf(more.events, own.events)) return null;
    return isStartOf(own.events, more.events) ? other : copyOf(other);
  }
  return same(here, other) ? null : copyOf(other);
};

/** The one that was practised last. What was removed here stays removed. */
export const mergeExercise = (here: unknown, other: Row): Row | null => {
  const [own, more] = [readExercise(here), readExercise(other)];
  if (own.kind === 'damaged') return other;
  if (own.kind === 'removed' || more.kind === 'removed' || more.kind === 'damaged') return null;
  return (more.progress.last ?? -1) > (own.progress.last ?? -1) ? other : null;
};

/** The summary that is here, with the analysis of either. */
export const mergeSummary = (here: unknown, other: Row): Row | null => {
  const [own, more] = [readHistoryRow(here), readHistoryRow(other)];
  if (own === null) return other;
  if (own.kind === 'removed' || more?.kind !== 'summary' || own.summary.analysis !== null) return null;
  const { analysis } = more.summary;
  return analysis === null ? null : historyRow({ ...own.summary, analysis });
};
