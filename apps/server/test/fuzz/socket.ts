/** One socket of a guest. Whatever it receives is compared with the truth at once. */
import {
  type Accepted,
  type ClientMessage,
  PROTOCOL_VERSION,
  type Refused,
  type ViewMessage,
  makeClientMessage,
  parseServerMessage,
} from '@abacow/protocol';
import { isUnreadable } from '@abacow/rules';
import type { TableEvent } from '@abacow/table';
import { WebSocket } from 'ws';
import type { Person } from '../test-server.ts';

export type Reply = Accepted | Refused;

export type SocketListener = {
  /** Gives what is wrong with the events. */
  readonly onEvents: (table: string, from: number, events: readonly TableEvent[]) => string | null;
  readonly onText: (guest: string, text: string) => void;
  readonly onMoved: (to: string) => void;
  readonly onViolation: (what: string) => void;
};

export type FuzzSocket = {
  readonly guest: Person;
  /** Tables that the server sends to this socket, and how many of their events it has received. */
  readonly watched: ReadonlyMap<string, number>;
  readonly isOpen: () => boolean;
  readonly send: (message: ClientMessage) => void;
  readonly sendText: (text: string) => void;
  readonly watch: (table: string, seen: number) => Promise<void>;
  readonly unwatch: (table: string) => Promise<void>;
  /** Null when the socket closes before the answer. */
  readonly ask: (message: Extract<ClientMessage, { kind: 'command' }>) => Promise<Reply | null>;
  /** Resolves when every message sent so far, except commands, is answered. */
  readonly sync: () => Promise<void>;
  readonly tear: () => void;
};

const ANSWER_WITHIN_MS = 30_000;
/** Too many refused messages in a row, binary frames, a service that stops; everything else is a failure of the server. */
const EXPECTED_CLOSES = [1000, 1005, 1006, 1008, 1012];

export const openSocket = async (
  port: number,
  guest: Person,
  listener: SocketListener,
): Promise<FuzzSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
    headers: { cookie: `abacow=${guest.secret}` },
    perMessageDeflate: false,
  });
  const watched = new Map<string, number>();
  const wanted = new Set<string>();
  /** By command, in the order in which it was sent: the same one may be on its way twice. */
  const answers = new Map<string, ((reply: Reply | null) => void)[]>();
  const pongs = new Map<number, () => void>();
  let pings = 0;
  let isOpen = true;

  const within = <T>(what: string, answer: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to ${what}`)), ANSWER_WITHIN_MS);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };

  /** A watching socket receives every event once, in order; another one receives answers only. */
  const onEvents = (
    kind: string,
    { table, from, events }: { table: string; from: number; events: readonly TableEvent[] },
  ): void => {
    const wrong = listener.onEvents(table, from, events);
    if (wrong !== null) listener.onViolation(wrong);
    const seen = watched.get(table) ?? (kind === 'events' && wanted.has(table) ? from : null);
    if (seen === null) return;
    if (from > seen) listener.onViolation(`events ${seen} to ${from} of ${table} were not sent`);
    watched.set(table, Math.max(seen, from + events.length));
  };

  /** A view is never ahead of the events that its client was sent, and never behind them. */
  const onView = ({ table, seen }: ViewMessage): void => {
    const sent = watched.get(table);
    if (sent !== undefined && sent !== seen)
      listener.onViolation(`a view of ${table} after ${sent} events includes ${seen}`);
  };

  const receive = (text: string): void => {
    const message = parseServerMessage(text);
    if (isUnreadable(message)) return listener.onViolation(`unreadable: ${text}`);
    if (message.kind === 'events' || message.kind === 'answer') onEvents(message.kind, message);
    listener.onText(guest.id, text);
    if (message.kind === 'view') onView(message);
    if (message.kind === 'moved') listener.onMoved(message.to);
    if (message.kind === 'pong') pongs.get(message.n)?.();
    if (message.kind === 'answer') answers.get(message.id)?.shift()?.(message);
  };

  const onClose = (code: number): void => {
    isOpen = false;
    watched.clear();
    if (!EXPECTED_CLOSES.includes(code)) listener.onViolation(`a socket was closed with ${code}`);
    answers.forEach((waiting) => waiting.forEach((resolve) => resolve(null)));
    pongs.forEach((resolve) => resolve());
  };

  socket.on('message', (bytes) => receive((bytes as Buffer).toString()));
  socket.on('close', onClose);
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('a socket was not opened')));
  });

  const send = (message: ClientMessage): void => {
    if (isOpen) socket.send(makeClientMessage(message));
  };
  const sync = (): Promise<void> => {
    if (!isOpen) return Promise.resolve();
    const n = ++pings;
    const pong = new Promise<void>((resolve) => pongs.set(n, resolve));
    send({ kind: 'ping', n });
    return within('a ping', pong);
  };
  const fuzzSocket: FuzzSocket = {
    guest,
    watched,
    isOpen: () => isOpen && socket.readyState === WebSocket.OPEN,
    send,
    watch: (table, seen) => {
      wanted.add(table);
      send({ kind: 'watch', table, seen, view: true });
      return sync();
    },
    unwatch: async (table) => {
      send({ kind: 'unwatch', table });
      // Events that were on their way still count.
      await sync();
      wanted.delete(table);
      watched.delete(table);
    },
    sendText: (text) => void (isOpen && socket.send(text)),
    ask: (message) => {
      if (!isOpen) return Promise.resolve(null);
      const answer = new Promise<Reply | null>((resolve) => {
        answers.set(message.id, [...(answers.get(message.id) ?? []), resolve]);
      });
      send(message);
      return within(makeClientMessage(message), answer);
    },
    sync,
    tear: () => socket.terminate(),
  };
  send({ kind: 'hello', v: PROTOCOL_VERSION });
  return fuzzSocket;
};
