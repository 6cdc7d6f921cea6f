/** Follows a table: its confirmed events reach the listener in order and each once, whatever the network does. */
import type {
  ClientCommand,
  ErrorMessage,
  Moved,
  Phrase,
  Presence,
  PresenceChange,
  Said,
} from '@abacow/protocol';
import { type Table, type TableEvent, tokensIn } from '@abacow/table';
import type { CommandAnswer, Connection } from './connection.ts';
import { NOTHING_SEEN, type Progress, type TableChange, advance } from './progress.ts';
import { TOPICS, type TableMessage } from './topics.ts';

export type TableNotice = Presence | PresenceChange | Said | Moved | ErrorMessage;

export type TableListener = {
  /** None, if a message brought nothing new. They begin with the first event again if the table had to be read again. */
  readonly onChanges?: (changes: readonly TableChange[], table: Table) => void;
  /** The table as it is now, after changes, while no command of ours is unanswered: decide what to do next. */
  readonly onNow?: (table: Table) => void;
  /** Who is here, what was said, the next table, and why the service does not show this one. */
  readonly onNotice?: (notice: TableNotice) => void;
  /** An event cannot be read, or does not fit the table: this program must be updated. No more changes follow. */
  readonly onOutdated?: () => void;
};

export type FollowedTable = {
  readonly id: string;
  readonly table: Table | null;
  /** How many events were applied. */
  readonly count: number;
  /** A command that came too late is sent again, unless the game has moved on. */
  readonly send: (command: ClientCommand, onAnswer?: (answer: CommandAnswer) => void) => void;
  readonly say: (phrase: Phrase) => void;
  readonly catchUp: () => void;
  readonly leave: () => void;
};

const MAX_TRIES = 3;

export const followTable = (
  connection: Connection,
  id: string,
  { onChanges, onNow, onNotice, onOutdated }: TableListener,
): FollowedTable => {
  let progress: Progress = NOTHING_SEEN;
  /** After an impossible event the table is read from its start, once. */
  let reading: 'on' | 'from-start' | 'again' = 'on';
  let isOutdated = false;
  /** Commands that were sent and not answered. */
  let waiting = 0;
  let decidedAt: Progress = NOTHING_SEEN;

  const tellNow = (): void => {
    if (waiting > 0 || isOutdated || progress === decidedAt || progress.table === null) return;
    decidedAt = progress;
    onNow?.(progress.table);
  };

  const outdate = (): void => {
    isOutdated = true;
    connection.outdate();
    onOutdated?.();
  };

  const restart = (): void => {
    if (reading === 'again') return outdate();
    reading = 'from-start';
    subscription.catchUp();
  };

  const add = (from: number, events: readonly TableEvent[]): void => {
    if (isOutdated || (reading === 'from-start' && from > 0)) return;
    const start = reading === 'from-start' ? NOTHING_SEEN : progress;
    if (reading === 'from-start') reading = 'again';
    const { progress: next, changes, stop } = advance(start, from, events);
    progress = next;
    if (next.table !== null) onChanges?.(changes, next.table);
    if (stop === 'gap') subscription.catchUp();
    if (stop === 'impossible') restart();
    tellNow();
  };

  const onMessage = (message: TableMessage): void => {
    switch (message.kind) {
      case 'events':
      case 'answer':
        return add(message.from, message.events);
      case 'unknown':
        return outdate();
      case 'view':
        return;
      default:
        return onNotice?.(message);
    }
  };

  const subscription = connection.subscribe(TOPICS.table, id, {
    seen: () => (reading === 'from-start' ? 0 : progress.count),
    onMessage,
  });
  const tokens = (): number => (progress.table === null ? 0 : tokensIn(progress.table));

  const send = (command: ClientCommand, onAnswer: (answer: CommandAnswer) => void, tries: number): void => {
    const before = tokens();
    connection.command(id, progress.count, command, (answer) => {
      const isLate = !answer.ok && answer.code === 'command/stale';
      if (isLate && tokens() === before && tries < MAX_TRIES) send(command, onAnswer, tries + 1);
      else {
        waiting -= 1;
        onAnswer(answer);
        tellNow();
      }
    });
  };

  return {
    id,
    get table() {
      return progress.table;
    },
    get count() {
      return progress.count;
    },
    send: (command, onAnswer = () => undefined) => {
      waiting += 1;
      send(command, onAnswer, 1);
    },
    say: (phrase) => connection.send({ kind: 'say', table: id, phrase }),
    catchUp: subscription.catchUp,
    leave: subscription.end,
  };
};
