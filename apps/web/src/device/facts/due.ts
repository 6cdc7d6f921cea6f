/** When facts are due, noted for the start page, which does not load what a player knows. */
import { fieldsOf, itemsOf, note } from '../../base/storage/notes.ts';

const isTime = (value: unknown): value is number => typeof value === 'number';

const due = note('abacow.practice.due', (json) => ({ due: itemsOf(fieldsOf(json)['due'], isTime) }));

export const noteDue = (times: readonly number[]): void => void due.write({ due: times });

/** How many facts wait to be practised. */
export const readDue = (now: number): number => due.read().due.filter((at) => at <= now).length;
