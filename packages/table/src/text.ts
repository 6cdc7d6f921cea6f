/** Writes a table's events as text and reads them back. Damage is reported in one clear sentence. */
import { type Unreadable, isObject, isUnreadable, unreadable } from '@abacow/rules';
import { need } from '@abacow/rules/need';
import { type TableEvent, isNewer, newer, parseEvent } from './events.ts';

/** A later version adds events or fields that this program cannot read. */
export const EVENTS_VERSION = 3;

/** An event as one line of JSON. */
export const makeEvent = (event: TableEvent): string => JSON.stringify(event);

export const makeEvents = (events: readonly TableEvent[]): string =>
  `${JSON.stringify({ table: EVENTS_VERSION })}\n${events.map((event) => `${makeEvent(event)}\n`).join('')}`;

const readLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

const parseVersion = (line: string): Unreadable | null => {
  const json = readLine(line);
  const version = isObject(json) ? json['table'] : undefined;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    return unreadable(1, `line 1 must be the version of a table: {"table":${EVENTS_VERSION}}`);
  return version > EVENTS_VERSION
    ? newer(1, `the table has version ${version}; this program reads up to ${EVENTS_VERSION}: update it`)
    : null;
};

/** A version line, then one event per line. The last line ends with a newline too, which reveals a truncated file. */
export const parseEvents = (text: string): readonly TableEvent[] | Unreadable => {
  const lines = text.split('\n');
  const wrong = parseVersion(need(lines[0]));
  if (wrong !== null) return wrong;
  if (lines.pop() !== '') return unreadable(lines.length + 1, `line ${lines.length + 1} is cut off`);
  const events: TableEvent[] = [];
  for (const [index, line] of lines.slice(1).entries()) {
    const event = parseEvent(readLine(line));
    if (isUnreadable(event)) {
      const place = index + 2;
      return (isNewer(event) ? newer : unreadable)(place, `line ${place}: ${event.reason}`);
    }
    events.push(event);
  }
  return events;
};
