/**
 * Sends views of tables to one client that asked for them. A client that is behind, or over its rate limit, gets only
 * the latest view of each table, when it has received what was sent before.
 */
import type { LiveTable } from '../tables/live.ts';

export type ViewFeed = {
  readonly start: (table: string) => void;
  readonly stop: (table: string) => void;
  readonly isOn: (table: string) => boolean;
  /** The client has been sent all events of the table. */
  readonly changed: (live: LiveTable) => void;
};

export type ViewFeedOptions = {
  readonly table: (id: string) => Promise<LiveTable | null>;
  readonly send: (text: string) => void;
  /** Whether events of this table are still on their way to the client: `changed` is called again after them. */
  readonly isBehind: (table: string) => boolean;
  readonly isReady: () => boolean;
  /** Resolves when the client may get the next view. */
  readonly ready: () => Promise<void>;
  /** After each view that was sent. */
  readonly onSent: (live: LiveTable) => void;
  readonly viewText: (live: LiveTable) => string;
  readonly onError: (error: unknown) => void;
};

const NONE = -1;

export const createViewFeed = (options: ViewFeedOptions): ViewFeed => {
  /** By table: how many events the last view that was sent includes. */
  const viewing = new Map<string, number>();
  /** Tables with a newer view than the client has. */
  const late = new Set<string>();
  let isRunning = false;

  const send = (live: LiveTable): void => {
    if (viewing.get(live.id) === live.events.length) return;
    viewing.set(live.id, live.events.length);
    options.send(options.viewText(live));
    options.onSent(live);
  };

  const sendLate = async (): Promise<void> => {
    for (;;) {
      await options.ready();
      const [id] = late;
      // Set here, not after the promise: a view that comes in between would wait for ever.
      if (id === undefined) return void (isRunning = false);
      const live = await options.table(id);
      // No await from here to `send`: no event may be published in between.
      late.delete(id);
      if (live !== null && viewing.has(id) && !options.isBehind(id)) send(live);
    }
  };

  return {
    start: (table) => void viewing.set(table, NONE),
    stop: (table) => {
      viewing.delete(table);
      late.delete(table);
    },
    isOn: (table) => viewing.has(table),
    changed: (live) => {
      if (!viewing.has(live.id) || options.isBehind(live.id)) return;
      if (!isRunning && options.isReady()) return send(live);
      late.add(live.id);
      if (isRunning) return;
      isRunning = true;
      sendLate().catch((error: unknown) => {
        isRunning = false;
        options.onError(error);
      });
    },
  };
};
