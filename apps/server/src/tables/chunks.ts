/** A table's events, cut into chunks that fit into one message. */
import type { TableEvent } from '@abacow/table';

/** In characters. With the rest of the message around it, it still fits into one short frame (frame.ts). */
export const MAX_CHUNK = 60_000;

/** The events from number `from` to before `to`, as a JSON array. */
export type Chunk = { readonly from: number; readonly to: number; readonly text: string };

/** At least one event, if there is one. */
export const chunkFrom = (events: readonly TableEvent[], from: number): Chunk => {
  const texts: string[] = [];
  let length = 0;
  for (let to = from; to < events.length; to++) {
    const text = JSON.stringify(events[to]);
    length += text.length + 1;
    if (length > MAX_CHUNK && to > from) break;
    texts.push(text);
  }
  return { from, to: from + texts.length, text: `[${texts.join(',')}]` };
};
