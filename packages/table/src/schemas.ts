/** Fields that events and commands have in common. A schema is the type, the parser and the API page; its messages are our own. */
import { isObject } from '@abacow/rules';
import * as v from 'valibot';

const sentenceOf = (entry: unknown): string | null =>
  isObject(entry) && typeof entry['message'] === 'string' ? entry['message'] : null;

/** An object. A missing field is reported in the words of that field. Unknown fields are dropped. */
export const shape = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, ({ path }) => {
    const key = String(path?.at(-1)?.key);
    return sentenceOf(entries[key]) ?? `"${key}" is missing`;
  });

export const whole = (message: string, least: number, most: number) =>
  v.pipe(v.number(message), v.safeInteger(message), v.minValue(least, message), v.maxValue(most, message));

export const matching = (form: RegExp, message: string) => v.pipe(v.string(message), v.regex(form, message));

/** Seats that the table does not have are found later, when the table is rebuilt. */
export const seat = whole('"seat" must be the number of a seat', 0, 3);

/** 32 bytes: a secret, a seed that a seat committed to, or the commitment. */
export const hex32 = (field: string) => matching(/^[0-9a-f]{64}$/, `"${field}" must be 64 hex digits`);

export const yes = (field: string) => v.exactOptional(v.literal(true, `"${field}" must be true or missing`));
