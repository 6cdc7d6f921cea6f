/** What one client gets of the tables that it watches: the events that it misses, new ones, and views if it asked for them. */
import type { CommandRequest, Hub } from '../tables/hub.ts';
import type { LiveTable } from '../tables/live.ts';
import { viewText } from '../tables/views.ts';
import { createCatchUp } from './catch-up.ts';
import type { Connection } from './connection.ts';
import { createViewFeed } from './view-feed.ts';

export type TableFeed = {
  readonly connection: Connection;
  readonly watching: Set<string>;
  /** Commands whose outcome will bring their events to this client. */
  readonly pending: Set<CommandRequest>;
  /** Sends the events from this number on, and then views if they are wanted. */
  readonly start: (live: LiveTable, from: number, wantsViews: boolean) => void;
  readonly stop: (table: string) => void;
  /** Whether earlier events of this table are still being sent, and new ones follow them. */
  readonly isBehind: (table: string) => boolean;
  /** The client has been sent the newest events of a table: if it asked for views, the view follows. */
  readonly sendView: (live: LiveTable) => void;
  /** After the outcome of a command: the client was not sent its own events before, and so no view of them. */
  readonly sendLastView: (table: string) => void;
};

/** Views wait while more bytes than this are on their way to the client: one chunk of events may be. */
const MAX_BYTES_BEFORE_VIEW = 64 * 1024;

export const createTableFeed = (connection: Connection, hub: Pick<Hub, 'table'>): TableFeed => {
  const pending = new Set<CommandRequest>();
  const { ready, fail } = connection;

  const views = createViewFeed({
    table: hub.table,
    send: connection.sendUnasked,
    isBehind: (table) => catchUp.isBehind(table) || [...pending].some((request) => request.table === table),
    isReady: () => connection.isReady(MAX_BYTES_BEFORE_VIEW),
    ready,
    onSent: connection.onView,
    viewText,
    onError: fail,
  });
  const catchUp = createCatchUp({
    table: hub.table,
    send: connection.reply,
    onCaughtUp: views.changed,
    ready,
    onError: fail,
  });

  return {
    connection,
    watching: new Set(),
    pending,
    start: (live, from, wantsViews) => {
      if (wantsViews) views.start(live.id);
      else views.stop(live.id);
      catchUp.start(live, from);
    },
    stop: (table) => {
      catchUp.stop(table);
      views.stop(table);
    },
    isBehind: catchUp.isBehind,
    sendView: views.changed,
    sendLastView: (table) => {
      if (!views.isOn(table)) return;
      hub.table(table).then(
        (live) => void (live !== null && views.changed(live)),
        () => undefined,
      );
    },
  };
};
