/** One client's connection: its messages are parsed, rate limited and answered in order, for its own guest only. */
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServiceCode,
  makeServerMessage,
  parseClientMessage,
} from '@abacow/protocol';
import { type Visitor, passOf } from '../accounts/guests.ts';
import type { TokenBucket } from '../rate-limits.ts';
import type { Service } from '../service.ts';
import type { LiveTable } from '../tables/live.ts';
import type { SocketLimits } from './socket-limits.ts';
import type { Topics } from './topics.ts';

/** The part of a WebSocket that is used here. */
export type Wire = {
  readonly send: (text: string) => void;
  /** In order with `send`, but it may be delayed a little to share a write. */
  readonly sendBatched: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Closes at once and frees what was not sent. */
  readonly terminate: () => void;
  /** Says why and closes at once, without waiting for the client. */
  readonly end: (code: number, reason: string) => void;
  /** Bytes that the client has not received yet. */
  readonly bufferedBytes: () => number;
  /** Resolves when everything so far was sent to the client; never, if the socket is closed before. */
  readonly drained: () => Promise<void>;
  /** Closes after an error on this side. */
  readonly fail: (error: unknown) => void;
};

/** Large answers cost more than the message that asked for them. */
export type MessageLimit = Omit<TokenBucket, 'usedAt'>;

export type ConnectionOptions = {
  readonly wire: Wire;
  readonly service: Service;
  readonly topics: Topics;
  readonly socketLimits: SocketLimits;
  readonly messageLimit: MessageLimit;
  readonly maxBufferedBytes: number;
  /** The guest of the cookie or token, if any. */
  readonly guest: Visitor | null;
  /** A view was sent. */
  readonly onView?: (live: LiveTable) => void;
};

export type Connection = {
  readonly guest: () => Visitor | null;
  /** Whether the client has sent a valid hello. */
  readonly isGreeted: () => boolean;
  /** Whether the socket is open and this is still its guest. */
  readonly isStill: (by: Visitor) => boolean;
  /** Whether its guest was signed out. What a client sent before it merely closed its socket is still executed. */
  readonly isSignedOut: () => boolean;
  readonly receive: (text: string) => void;
  readonly send: (message: ServerMessage) => void;
  readonly sendText: (text: string) => void;
  readonly sendBatched: (text: string) => void;
  /** Responds to a message of this client, at the expense of its rate limit. */
  readonly reply: (text: string) => void;
  /** For what no message of the client asks for each time: it counts for its exact length. */
  readonly sendUnasked: (text: string) => void;
  /** Refuses a message. After too many of them in a row the socket is closed. */
  readonly refuse: (code: ServiceCode, message: string) => void;
  /** Whether no more bytes than these are on their way, and the rate limit allows more. */
  readonly isReady: (maxBytes: number) => boolean;
  /** Resolves when the client has received everything and may get more within its rate limit. */
  readonly ready: () => Promise<void>;
  /** Closes the socket after an error on this side. */
  readonly fail: (error: unknown) => void;
  readonly onView: (live: LiveTable) => void;
  /** Whether the client understands `presence-change`. */
  readonly wantsChanges: () => boolean;
  /** There are too many sockets of this address, or of this guest. */
  readonly dismiss: () => void;
  /** Its token was revoked, or its guest became a bot: closed at once, and nothing it has sent is executed any more. */
  readonly signInAgain: () => void;
  /** The guest was deleted. */
  readonly signOut: () => void;
  /** The socket is closed. */
  readonly close: () => void;
};

/** A reply costs one message for each so many characters. */
const CHARACTERS_PER_TOKEN = 8 * 1024;
/** After more refused messages in a row than this the socket is closed. */
const MAX_BAD_MESSAGES = 50;

export const createConnection = (options: ConnectionOptions): Connection => {
  const { wire, service, topics, socketLimits, messageLimit, maxBufferedBytes } = options;
  const unlessOut = (visitor: Visitor | null): Visitor | null =>
    visitor === null || service.isSignedOut(passOf(visitor)) ? null : visitor;
  let guest = unlessOut(options.guest);
  let badMessages = 0;
  let isGreeted = false;
  let wantsChanges = false;
  let isClosed = false;
  let isSignedOut = false;
  /** The end of an earlier message that is still being worked on. */
  let earlier: Promise<void> | null = null;

  /** A client that does not read is disconnected; it reconnects and asks for what it missed. */
  const write = (text: string, send: Wire['send']): void => {
    if (wire.bufferedBytes() > maxBufferedBytes) wire.terminate();
    else send(text);
  };
  const sendText = (text: string): void => write(text, wire.send);
  const send = (message: ServerMessage): void => sendText(makeServerMessage(message));

  const refuse = (code: ServiceCode, message: string): void => {
    send({ kind: 'error', code, message });
    badMessages += 1;
    if (badMessages > MAX_BAD_MESSAGES) wire.close(1008, code);
  };

  const leaveAll = (): void => {
    topics.leave(connection);
    if (guest !== null) socketLimits.forget(guest.id, connection);
  };

  const hello = async ({ v, token, presence }: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> => {
    if (v !== PROTOCOL_VERSION)
      return refuse('hello/version', `this service speaks version ${PROTOCOL_VERSION}`);
    const found = token === undefined ? guest : unlessOut(await service.guests.byToken(token));
    if (isClosed) return;
    if (found === null) return refuse('hello/unknown', 'no such guest');
    // The previous guest leaves first, under its own id.
    if (found.id !== guest?.id) leaveAll();
    const isNew = !isGreeted || found.id !== guest?.id;
    guest = found;
    isGreeted = true;
    isSignedOut = false;
    wantsChanges = presence === 'changes';
    if (isNew) socketLimits.greet(found.id, connection);
    const { id, name } = found;
    send({ kind: 'welcome', v: PROTOCOL_VERSION, guest: { id, name }, now: service.now() });
  };

  /** The next message waits for a promise. */
  const dispatch = (text: string): Promise<void> | void => {
    if (isClosed) return;
    const message = parseClientMessage(text);
    if (message.kind === 'bad') return refuse('message/bad', message.reason);
    if (message.kind === 'hello') return hello(message);
    if (!isGreeted || guest === null)
      return refuse('hello/unknown', 'say hello first, as a guest that this service knows');
    badMessages = 0;
    if (message.kind === 'ping') return send({ kind: 'pong', n: message.n, now: service.now() });
    return topics.receive(connection, message, guest);
  };

  const connection: Connection = {
    guest: () => guest,
    isGreeted: () => isGreeted,
    isStill: (by) => !isClosed && guest?.id === by.id,
    isSignedOut: () => isSignedOut,
    /** In order, except that nothing waits for a command. A message over the rate limit is not queued. */
    receive: (text) => {
      if (isClosed) return;
      if (!messageLimit.take()) return refuse('message/too-many', 'slower, please');
      const work = earlier === null ? dispatch(text) : earlier.then(() => dispatch(text));
      if (work === undefined) return;
      const end = work.catch(wire.fail).then(() => {
        if (earlier === end) earlier = null;
      });
      earlier = end;
    },
    send,
    sendText,
    sendBatched: (text) => write(text, wire.sendBatched),
    reply: (text) => {
      messageLimit.charge(Math.floor(text.length / CHARACTERS_PER_TOKEN));
      sendText(text);
    },
    sendUnasked: (text) => {
      messageLimit.charge(text.length / CHARACTERS_PER_TOKEN);
      sendText(text);
    },
    refuse,
    isReady: (maxBytes) => wire.bufferedBytes() <= maxBytes && messageLimit.retryAfter() === 0,
    ready: async () => {
      await wire.drained();
      for (let wait = messageLimit.retryAfter(); wait > 0 && !isClosed; wait = messageLimit.retryAfter())
        await new Promise((resolve) => setTimeout(resolve, wait * 1000).unref());
    },
    fail: wire.fail,
    onView: (live) => options.onView?.(live),
    wantsChanges: () => wantsChanges,
    dismiss: () => {
      isClosed = true;
      leaveAll();
      send({ kind: 'error', code: 'socket/too-many', message: 'too many sockets of this address or guest' });
      wire.close(1013, 'too many sockets');
    },
    signInAgain: () => {
      isSignedOut = true;
      if (isClosed) return;
      isClosed = true;
      leaveAll();
      send({
        kind: 'error',
        code: 'guest/changed',
        message: 'a token was revoked, or you became a bot: sign in again',
      });
      wire.end(1012, 'sign in again');
    },
    signOut: () => {
      isSignedOut = true;
      leaveAll();
      guest = null;
      refuse('hello/unknown', 'this guest is deleted');
    },
    close: () => {
      isClosed = true;
      leaveAll();
    },
  };
  return connection;
};
