/** The view message of a table. It is made once for all clients that watch the table. */
import { type ViewMessage, makeServerMessage } from '@abacow/protocol';
import { viewTable } from '@abacow/table';
import type { LiveTable } from './live.ts';

export const viewMessage = ({ table, events }: LiveTable): ViewMessage => ({
  kind: 'view',
  seen: events.length,
  ...viewTable(table),
});

type Made = { readonly seen: number; readonly text: string };
const made = new WeakMap<LiveTable, Made>();

export const viewText = (live: LiveTable): string => {
  const known = made.get(live);
  if (known?.seen === live.events.length) return known.text;
  const text = makeServerMessage(viewMessage(live));
  made.set(live, { seen: live.events.length, text });
  return text;
};
