/** Reads the fields of a setup from JSON. */
import { type SetupField, type Unreadable, isUnreadable, unreadable } from './kernel.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const failed = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && isUnreadable(value);

export const oneOf = <T>(json: Json, field: string, allowed: readonly T[]): T | Unreadable => {
  const found = allowed.find((value) => value === json[field]);
  return found === undefined
    ? unreadable(1, `"${field}" must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}`)
    : found;
};

/** Null if the field is missing. */
export const optionalWhole = (
  json: Json,
  field: string,
  { least, most }: Extract<SetupField, { kind: 'optional-whole' }>,
): number | null | Unreadable => {
  const value = json[field];
  if (value === undefined) return null;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
    ? value
    : unreadable(1, `"${field}" must be a whole number from ${least} to ${most}, or missing`);
};

/** Null if the field is missing. */
export const optionalOneOf = <T>(json: Json, field: string, allowed: readonly T[]): T | null | Unreadable => {
  if (json[field] === undefined) return null;
  const found = oneOf(json, field, allowed);
  return failed(found) ? unreadable(1, `${found.reason}, or missing`) : found;
};

/** A list of different values, one for every seat; null if the field is missing. */
export const optionalBySeat = <T>(
  json: Json,
  field: string,
  allowed: readonly T[],
  seats: number,
): readonly T[] | null | Unreadable => {
  const value = json[field];
  if (value === undefined) return null;
  const found = (Array.isArray(value) ? value : []).flatMap((one) =>
    allowed.filter((known) => known === one),
  );
  return Array.isArray(value) && value.length === seats && new Set(found).size === seats
    ? found
    : unreadable(
        1,
        `"${field}" must be ${seats} different ones of ${allowed.map((one) => JSON.stringify(one)).join(', ')}, or missing`,
      );
};

export const wholeFrom = (
  json: Json,
  field: string,
  { least, default: missing }: Extract<SetupField, { kind: 'whole' }>,
): number | Unreadable => {
  const value = json[field] === undefined ? missing : json[field];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
    ? value
    : unreadable(1, `"${field}" must be a whole number from ${least} up`);
};
