/** Events of a table, applied in order and each once. */
import { isUnreadable } from '@abacow/rules';
import { type Table, type TableEvent, checkEvent } from '@abacow/table';

export type Progress = { readonly table: Table | null; readonly count: number };
export type TableChange = {
  readonly event: TableEvent;
  readonly before: Table | null;
  readonly after: Table;
};

export type Advance = {
  readonly progress: Progress;
  readonly changes: readonly TableChange[];
  /** Why the rest was not applied. `gap`: events before it are missing. `impossible`: an event does not fit the table. */
  readonly stop: 'gap' | 'impossible' | null;
};

export const NOTHING_SEEN: Progress = { table: null, count: 0 };

/** `from`: the number of the first event, from 0. Events that were seen are skipped. */
export const advance = (start: Progress, from: number, events: readonly TableEvent[]): Advance => {
  if (from > start.count) return { progress: start, changes: [], stop: 'gap' };
  let progress = start;
  const changes: TableChange[] = [];
  for (const event of events.slice(start.count - from)) {
    const after = checkEvent(progress.table, event);
    if (isUnreadable(after)) return { progress, changes, stop: 'impossible' };
    changes.push({ event, before: progress.table, after });
    progress = { table: after, count: progress.count + 1 };
  }
  return { progress, changes, stop: null };
};
