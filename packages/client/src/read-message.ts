/** Reads what the service sends. It may be newer than this program. */
import { type ServerMessage, parseServerMessage } from '@abacow/protocol';
import { isObject, isUnreadable } from '@abacow/rules';

/** `table`: its events are in the message, so that nothing after them can be applied; null if it can be left out. */
export type UnknownMessage = { readonly kind: 'unknown'; readonly table: string | null };

const tableWithGap = (text: string): string | null => {
  let json: unknown;
  try {
    json = JSON.parse(text) as unknown;
  } catch {
    return null;
  }
  if (!isObject(json) || (json['kind'] !== 'events' && json['kind'] !== 'answer')) return null;
  return typeof json['table'] === 'string' ? json['table'] : null;
};

export const readMessage = (text: string): ServerMessage | UnknownMessage => {
  const message = parseServerMessage(text);
  return isUnreadable(message) ? { kind: 'unknown', table: tableWithGap(text) } : message;
};
