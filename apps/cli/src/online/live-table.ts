/** A table of an online service as a sequence of updates. */
import {
  type CommandAnswer,
  type TableChange,
  type TableNotice,
  createConnection,
  environmentOf,
  followTable,
} from '@abacow/client';
import type { ClientCommand } from '@abacow/protocol';
import { REFUSALS } from '@abacow/rules';
import { TABLE_REFUSALS, type Table, isRematchAgreed } from '@abacow/table';
import { type Complaint, complain } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import type { SignedIn } from './accounts.ts';

/** What was received: an event with the table before and after it, or the state of the connection. */
export type Update =
  | ({ readonly kind: 'event' } & TableChange)
  /** The table as it is now: nothing more is known. */
  | { readonly kind: 'now'; readonly table: Table }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'lost' }
  /** The service sent something that this program does not know, and that can be left out. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface LiveTable {
  readonly table: Table | null;
  /** Ends after the game, and after `failed`. */
  updates(): AsyncGenerator<Update>;
  send(command: ClientCommand): Promise<Complaint | null>;
  stop(): void;
}

/** How long a person waits for an answer. The command may still be carried out when the connection is back. */
const MAX_WAIT_MS = 20_000;

export const UPDATE = 'the service is newer than this program: update abacow';

const REASONS: Readonly<Record<string, string>> = { ...REFUSALS, ...TABLE_REFUSALS };

/** A command that came too late is not repeated: what happened instead is shown. */
const complaintIn = (answer: CommandAnswer): Complaint | null => {
  if (answer.ok || answer.code === 'command/stale') return null;
  const reason = REASONS[answer.code];
  return complain([answer.about, reason].filter((part) => part !== '' && part !== undefined).join(': '));
};

const FINAL_STATES: Readonly<Record<string, string>> = {
  stranger: 'the service does not know this account any more',
  'too-many': 'too many connections of this address or account',
};
const FINAL_ERRORS: Readonly<Record<string, string>> = {
  'table/none': 'there is no such table',
  'watch/too-many': 'too many watch this table',
};

export const openLiveTable = (
  { network }: Environment,
  { url, account }: Pick<SignedIn, 'url' | 'account'>,
  id: string,
): LiveTable => {
  const queue: Update[] = [];
  let isEnded = false;
  let wake = (): void => undefined;
  /** Of commands that wait for an answer. */
  const giveUp = new Set<() => void>();

  const push = (...updates: readonly Update[]): void => {
    if (!isEnded) queue.push(...updates);
    wake();
  };
  const end = (): void => {
    isEnded = true;
    connection.close();
    giveUp.forEach((call) => call());
    wake();
  };
  const fail = (reason: string): void => {
    push({ kind: 'failed', reason });
    end();
  };

  const onChanges = (changes: readonly TableChange[]): void =>
    push(...changes.map((change) => ({ kind: 'event', ...change }) as const));
  const onNow = (table: Table): void => {
    push({ kind: 'now', table });
    // The next table is the last thing that is said.
    if (table.phase === 'over' && !isRematchAgreed(table)) end();
  };
  const onNotice = (notice: TableNotice): void => {
    if (notice.kind === 'moved') {
      push({ kind: 'moved', to: notice.to });
      if (followed.table?.phase === 'over') end();
    }
    const wrong = notice.kind === 'error' ? FINAL_ERRORS[notice.code] : undefined;
    if (wrong !== undefined) fail(wrong);
  };

  let known = { state: 'closed', isOutdated: false };
  const onChange = (): void => {
    const { state, isOutdated } = connection;
    const before = known;
    known = { state, isOutdated };
    if (isEnded) return;
    if (isOutdated && !before.isOutdated) push({ kind: 'outdated' });
    if (state === 'waiting' && before.state !== state) push({ kind: 'lost' });
    const wrong = FINAL_STATES[state];
    if (wrong !== undefined) fail(wrong);
  };
  const connection = createConnection(environmentOf(network, url), { token: account.token, onChange });
  const followed = followTable(connection, id, {
    onChanges,
    onNow,
    onNotice,
    onOutdated: () => fail(UPDATE),
  });

  return {
    get table() {
      return followed.table;
    },
    async *updates() {
      for (;;) {
        const next = queue.shift();
        if (next === undefined && isEnded) return;
        if (next === undefined) await new Promise<void>((resolve) => (wake = resolve));
        // More may have happened while an earlier update was acted on.
        else if (next.kind !== 'now' || next.table === followed.table) yield next;
      }
    },
    send: (command) =>
      new Promise((resolve) => {
        const settle = (wrong: Complaint | null): void => {
          giveUp.delete(ended);
          network.clearTimeout(timer as never);
          resolve(wrong);
        };
        const ended = (): void => settle(null);
        const timer = network.setTimeout(() => settle(complain(`${url} does not answer`)), MAX_WAIT_MS);
        if (isEnded) return ended();
        giveUp.add(ended);
        followed.send(command, (answer) => settle(complaintIn(answer)));
      }),
    stop: end,
  };
};
