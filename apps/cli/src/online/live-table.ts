/** A table of an online service as it is now. It reconnects by itself and sends each command until it is answered. */
import { randomUUID } from 'node:crypto';
import type { ServerMessage } from '@abacow/protocol';
import { type Table, type TableEvent, apply, seatToAct } from '@abacow/table';
import { type Complaint, complain } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import { type Refused, type Service, isRefused } from './service.ts';

/** What was received: an event with the table before and after it, or the state of the connection. */
export type Update =
  | {
      readonly kind: 'event';
      readonly event: TableEvent;
      readonly before: Table | null;
      readonly table: Table;
    }
  /** The table as it is now: nothing more is known. */
  | { readonly kind: 'now'; readonly table: Table }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface LiveTable {
  readonly table: Table | null;
  /** Ends after the game, and after `failed`. */
  updates(): AsyncGenerator<Update>;
  send(kind: string, body?: object): Promise<Complaint | null>;
  stop(): void;
}

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 15_000;
const MAX_TRIES = 8;

/** Waiting longer does not help against these. */
const isFinal = ({ code }: Refused): boolean =>
  code !== 'network' && code !== 'request/too-many' && code !== 'no-service';

export const openLiveTable = (environment: Environment, service: Service, id: string): LiveTable => {
  const abort = new AbortController();
  let table: Table | null = null;
  let seen = 0;

  function* add(from: number, events: readonly TableEvent[]): Generator<Update> {
    for (const event of events.slice(Math.max(0, seen - from))) {
      const before = table;
      table = apply(before, event);
      seen += 1;
      yield { kind: 'event', event, before, table };
    }
  }

  function* updatesIn(message: ServerMessage): Generator<Update> {
    if (message.kind === 'events') yield* add(message.from, message.events);
    if (message.kind === 'view' && table !== null) yield { kind: 'now', table };
    if (message.kind === 'moved') yield { kind: 'moved', to: message.to };
    // A revoked token is refused when the table is asked for again; another one goes on.
    if (message.kind === 'error' && message.code !== 'guest/changed')
      yield { kind: 'failed', reason: `${message.message} (${message.code})` };
  }

  async function* connectOnce(): AsyncGenerator<Update, Refused | null> {
    const messages = service.follow(id, seen, abort.signal);
    for (;;) {
      const next = await messages.next();
      if (next.done === true) return next.value;
      yield* updatesIn(next.value);
    }
  }

  async function* updates(): AsyncGenerator<Update> {
    for (let wait = FIRST_WAIT_MS; !abort.signal.aborted;) {
      const before = seen;
      const ended = yield* connectOnce();
      if (abort.signal.aborted || table?.phase === 'over') return;
      if (ended !== null && isFinal(ended)) return yield { kind: 'failed', reason: ended.reason };
      if (seen > before) wait = FIRST_WAIT_MS;
      yield { kind: 'lost' };
      await environment.pause(wait);
      wait = Math.min(MAX_WAIT_MS, wait * 2);
    }
  }

  return {
    get table() {
      return table;
    },
    updates,
    send: async (kind, body = {}) => {
      const command = { id: randomUUID(), ...body };
      for (let tries = 1; ; tries++) {
        const answer = await service.ask('POST', `/tables/${id}/${kind}`, command);
        if (!isRefused(answer)) return null;
        if (isFinal(answer) || tries === MAX_TRIES) return complain(answer.reason);
        await environment.pause(FIRST_WAIT_MS * tries);
      }
    },
    stop: () => abort.abort(),
  };
};

export const seatOf = ({ seats }: Table, guest: string): number =>
  seats.findIndex((seating) => seating.kind === 'person' && seating.holder === guest);

export const isMyTurn = (table: Table, guest: string): boolean => {
  const mine = seatOf(table, guest);
  return table.phase === 'playing' && !table.game?.paused && mine >= 0 && seatToAct(table) === mine;
};
