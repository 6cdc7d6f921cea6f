/**
 * Sends a client the events that it missed, in chunks. A chunk is sent when the client has received the one before and
 * its rate limit allows it, so that a client that does not read costs one chunk of memory.
 */
import { makeEventsMessage } from '@abacow/protocol';
import { chunkFrom } from '../tables/chunks.ts';
import type { LiveTable } from '../tables/live.ts';

export type CatchUp = {
  /** Sends the first chunk at once. Events that are published meanwhile come after the others. */
  readonly start: (live: LiveTable, from: number) => void;
  /** Whether the client still misses events that happened before. */
  readonly isBehind: (table: string) => boolean;
  readonly stop: (table: string) => void;
};

export type CatchUpOptions = {
  readonly table: (id: string) => Promise<LiveTable | null>;
  readonly send: (text: string) => void;
  /** The client has been sent all events of the table. */
  readonly onCaughtUp: (live: LiveTable) => void;
  /** Resolves when the client may get the next chunk. */
  readonly ready: () => Promise<void>;
  readonly onError: (error: unknown) => void;
};

export const createCatchUp = (options: CatchUpOptions): CatchUp => {
  const { table: tableOf, send, ready, onError } = options;
  /** The number of the next event to send, by table. */
  const next = new Map<string, number>();
  let isRunning = false;

  /** The table becomes the last in the order, so that all tables of a client catch up side by side. */
  const sendChunk = (live: LiveTable, from: number): void => {
    const { id, events } = live;
    const { to, text } = chunkFrom(events, from);
    next.delete(id);
    if (to < events.length) next.set(id, to);
    send(makeEventsMessage({ table: id, from, text }));
    if (to === events.length) options.onCaughtUp(live);
  };

  const sendRest = async (): Promise<void> => {
    for (;;) {
      await ready();
      const [table] = next.keys();
      // Set here, not after the promise: a table that is added in between would wait for ever.
      if (table === undefined) return void (isRunning = false);
      const live = await tableOf(table);
      // No await from here to the end of the loop: no event may be published in between.
      const from = next.get(table);
      if (live === null) next.delete(table);
      else if (from !== undefined) sendChunk(live, from);
    }
  };

  return {
    start: (live, from) => {
      sendChunk(live, from);
      if (next.size === 0 || isRunning) return;
      isRunning = true;
      sendRest().catch((error: unknown) => {
        isRunning = false;
        onError(error);
      });
    },
    isBehind: (table) => next.has(table),
    stop: (table) => void next.delete(table),
  };
};
