/** Games of the first version, with every event that a table commonly has. They must stay readable for ever. */
import { readFileSync } from 'node:fs';
import { isUnreadable, makeRecord, parseRecord } from '@abacow/rules';
import { expect, test } from 'vitest';
import { rebuild } from './apply.ts';
import { recordOf } from './record.ts';
import { makeEvents, parseEvents } from './text.ts';

test.each(['cowpath', 'trio'])('a stored game of %s is read and written as it is', (game) => {
  const text = readFileSync(new URL(`../fixtures/${game}.table`, import.meta.url), 'utf8');
  const events = parseEvents(text);
  if (isUnreadable(events)) throw new Error(events.reason);
  expect(makeEvents(events)).toBe(text);
  const table = rebuild(events);
  if (isUnreadable(table)) throw new Error(table.reason);
  const record = recordOf(table)!;
  expect(parseRecord(makeRecord(record))).toEqual(record);
});
