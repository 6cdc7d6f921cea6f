/** One client's connection: its messages are parsed, rate limited and answered in order, for its own guest only. */
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServiceCode,
  makeAcceptedMessage,
  makeRefusedMessage,
  makeServerMessage,
  parseClientMessage,
} from '@abacow/protocol';
import { isRematchAgreed } from '@abacow/table';
import { type Visitor, mayDo } from '../accounts/guests.ts';
import type { TokenBucket } from '../ratelimits.ts';
import type { Service } from '../service.ts';
import type { Outcome, CommandRequest } from '../tables/hub.ts';
import type { LiveTable } from '../tables/live.ts';
import { viewText } from '../tables/views.ts';
import { createCatchUp } from './catchup.ts';
import type { SocketLimits } from './socketlimits.ts';
import type { Subscriptions } from './subscriptions.ts';
import { createViewFeed } from './viewfeed.ts';

/** The part of a WebSocket that is used here. */
export type Wire = {
  readonly send: (text: string) => void;
  /** In order with `send`, but it may be delayed a little to share a write. */
  readonly sendBatched: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Closes at once and frees what was not sent. */
  readonly terminate: () => void;
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
  readonly subscriptions: Subscriptions;
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
  readonly receive: (text: string) => void;
  readonly send: (message: ServerMessage) => void;
  readonly sendText: (text: string) => void;
  /** Answers a message of this client, at the expense of its rate limit. */
  readonly reply: (message: ServerMessage) => void;
  readonly sendBatched: (text: string) => void;
  /** Whether the answer to this request will bring its events to this client. */
  readonly awaits: (request: CommandRequest | null) => boolean;
  /** Whether earlier events of this table are still being sent, and new ones follow them. */
  readonly isBehind: (table: string) => boolean;
  /** The client has been sent the newest events of a table: if it asked for views, the view follows. */
  readonly sendView: (live: LiveTable) => void;
  /** Whether the client understands `presence-change`. */
  readonly wantsChanges: () => boolean;
  /** The table has too many watchers. */
  readonly refuseWatch: (table: string) => void;
  /** There are too many sockets of this address, or of this guest. */
  readonly dismiss: () => void;
  /** A token of the guest was revoked, perhaps the one of this socket. */
  readonly signInAgain: () => void;
  /** The guest was deleted. */
  readonly signOut: () => void;
  /** The socket is closed. */
  readonly close: () => void;
};

/** An answer costs one message for each so many characters. */
const CHARACTERS_PER_TOKEN = 8 * 1024;
/** After more refused messages in a row than this the socket is closed. */
const MAX_BAD_MESSAGES = 50;
const MAX_WATCHED_TABLES = 32;
/** Views wait while more bytes than this are on their way to the client: one chunk of events may be. */
const MAX_BYTES_BEFORE_VIEW = 64 * 1024;

const NOT_IN_SCOPE = { code: 'token/scope', about: 'this token may only read' } as const;

type MessageOf<Kind extends ClientMessage['kind']> = Extract<ClientMessage, { kind: Kind }>;

export const createConnection = (options: ConnectionOptions): Connection => {
  const { wire, service, subscriptions, socketLimits, messageLimit, maxBufferedBytes } = options;
  const watching = new Set<string>();
  const pending = new Set<CommandRequest>();
  let guest = options.guest;
  let badMessages = 0;
  let isGreeted = false;
  let wantsChanges = false;
  let isClosed = false;
  /** The end of an earlier message that is still being worked on. */
  let earlier: Promise<void> | null = null;

  /** A client that does not read is disconnected; it reconnects and asks for what it missed. */
  const write = (text: string, send: Wire['send']): void => {
    if (wire.bufferedBytes() > maxBufferedBytes) wire.terminate();
    else send(text);
  };
  const sendText = (text: string): void => write(text, wire.send);
  const send = (message: ServerMessage): void => sendText(makeServerMessage(message));
  const replyText = (text: string): void => {
    messageLimit.charge(Math.floor(text.length / CHARACTERS_PER_TOKEN));
    sendText(text);
  };

  /** The client has received everything and may get more within its rate limit. */
  const ready = async (): Promise<void> => {
    await wire.drained();
    for (let wait = messageLimit.retryAfter(); wait > 0 && !isClosed; wait = messageLimit.retryAfter())
      await new Promise((resolve) => setTimeout(resolve, wait * 1000).unref());
  };

  const views = createViewFeed({
    table: service.hub.table,
    // A view is never answered by a message of the client, so each counts for its exact length.
    send: (text) => {
      messageLimit.charge(text.length / CHARACTERS_PER_TOKEN);
      sendText(text);
    },
    isBehind: (table) => catchUp.isBehind(table) || [...pending].some((request) => request.table === table),
    isReady: () => wire.bufferedBytes() <= MAX_BYTES_BEFORE_VIEW && messageLimit.retryAfter() === 0,
    ready,
    onSent: (live) => options.onView?.(live),
    viewText,
    onError: wire.fail,
  });

  const catchUp = createCatchUp({
    table: service.hub.table,
    send: replyText,
    onCaughtUp: views.changed,
    ready,
    onError: wire.fail,
  });

  const refuse = (code: ServiceCode, message: string): null => {
    send({ kind: 'error', code, message });
    badMessages += 1;
    if (badMessages > MAX_BAD_MESSAGES) wire.close(1008, code);
    return null;
  };

  const unwatch = (table: string): void => {
    if (!watching.delete(table)) return;
    catchUp.stop(table);
    views.stop(table);
    subscriptions.unwatch(table, connection);
    if (guest !== null) service.leave(table, guest.id);
  };

  const unwatchAll = (): void => {
    watching.forEach(unwatch);
    subscriptions.unwatchLobby(connection);
    if (guest !== null) socketLimits.forget(guest.id, connection);
  };

  const hello = async ({ v, token, presence }: MessageOf<'hello'>): Promise<void> => {
    if (v !== PROTOCOL_VERSION)
      return void refuse('hello/version', `this service speaks version ${PROTOCOL_VERSION}`);
    const found = token === undefined ? guest : await service.guests.byToken(token);
    if (isClosed) return;
    if (found === null) return void refuse('hello/unknown', 'no such guest');
    // The previous guest leaves first, under its own id.
    if (found.id !== guest?.id) unwatchAll();
    const isNew = !isGreeted || found.id !== guest?.id;
    guest = found;
    isGreeted = true;
    wantsChanges = presence === 'changes';
    if (isNew) socketLimits.greet(found.id, connection);
    const { id, name } = found;
    send({ kind: 'welcome', v: PROTOCOL_VERSION, guest: { id, name }, now: service.now() });
  };

  const refuseWatch = (table: string): void => {
    unwatch(table);
    send({ kind: 'error', code: 'watch/too-many', message: table });
  };

  const watch = async ({ table, seen, view }: MessageOf<'watch'>, by: Visitor): Promise<void> => {
    if (watching.size >= MAX_WATCHED_TABLES && !watching.has(table))
      return void refuse('message/too-many', `at most ${MAX_WATCHED_TABLES} tables at once`);
    const live = await service.activate(table, seen);
    if (isClosed || guest?.id !== by.id) return;
    if (live === null) return send({ kind: 'error', code: 'table/none', message: table });
    if (!watching.has(table) && !subscriptions.mayWatch(live.table, connection)) return refuseWatch(table);
    if (view === true) views.start(table);
    else views.stop(table);
    // No await from here to `watch`: no event may be published between the two.
    catchUp.start(live, Math.min(seen, live.events.length));
    if (!watching.has(table)) {
      watching.add(table);
      subscriptions.watch(table, connection);
      service.enter(live, by.id);
    }
    subscriptions.sendPresence(table, connection);
    // A player who was away when the rematch was agreed gets it now.
    if (isRematchAgreed(live.table)) send({ kind: 'moved', table, to: await service.rematchOf(live) });
  };

  const say = async ({ table, phrase }: MessageOf<'say'>, by: Visitor): Promise<void> => {
    if (!mayDo(by, 'play')) return void refuse(NOT_IN_SCOPE.code, NOT_IN_SCOPE.about);
    const live = await service.hub.table(table);
    const isSeated = live?.table.seats.some(
      (seating) => seating.kind === 'person' && seating.holder === by.id,
    );
    if (isSeated !== true) return void refuse('table/private', 'only who sits at a table speaks there');
    if (!service.sendPhrase(table, by.id, phrase))
      send({ kind: 'error', code: 'say/too-many', message: table });
  };

  const answer = (table: string, id: string, result: Outcome): void => {
    const events = { table, from: result.from, text: result.text };
    replyText(result.ok ? makeAcceptedMessage(id, events) : makeRefusedMessage(id, events, result));
  };

  /** The client was not sent its own events before the answer, and so no view of them. */
  const sendLastView = (table: string): void => {
    if (!views.isOn(table)) return;
    service.hub.table(table).then(
      (live) => void (live !== null && !isClosed && views.changed(live)),
      () => undefined,
    );
  };

  const command = ({ table, id, seen, command: wanted }: MessageOf<'command'>, by: Visitor): void => {
    if (!mayDo(by, 'play'))
      return replyText(makeRefusedMessage(id, { table, from: seen, text: '[]' }, NOT_IN_SCOPE));
    const request = { table, by: by.id, id, seen, command: wanted, isBot: by.bot === true };
    // Between the events of `sit` and its answer the store notes the seat. Events that follow must not come first.
    if (wanted.kind !== 'sit') pending.add(request);
    service.command(request).then(
      (result) => {
        pending.delete(request);
        answer(table, id, result);
        sendLastView(table);
      },
      (error: unknown) => {
        pending.delete(request);
        wire.fail(error);
      },
    );
  };

  const act = async (
    message: Exclude<ClientMessage, { kind: 'hello' | 'command' }>,
    by: Visitor,
  ): Promise<void> => {
    switch (message.kind) {
      case 'watch':
        return watch(message, by);
      case 'unwatch':
        return unwatch(message.table);
      case 'say':
        return say(message, by);
      case 'lobby':
        return message.on ? subscriptions.watchLobby(connection) : subscriptions.unwatchLobby(connection);
      case 'ping':
        return send({ kind: 'pong', n: message.n, now: service.now() });
    }
  };

  /** Null when the next message does not have to wait for this one. */
  const dispatch = (text: string): Promise<void> | null => {
    const message = parseClientMessage(text);
    if (message.kind === 'bad') return refuse('message/bad', message.reason);
    if (message.kind === 'hello') return hello(message);
    if (!isGreeted || guest === null)
      return refuse('hello/unknown', 'say hello first, as a guest that this service knows');
    badMessages = 0;
    if (message.kind !== 'command') return act(message, guest);
    command(message, guest);
    return null;
  };

  const connection: Connection = {
    guest: () => guest,
    isGreeted: () => isGreeted,
    /** In order, except that nothing waits for a command. A message over the rate limit is not queued. */
    receive: (text) => {
      if (isClosed) return;
      if (!messageLimit.take()) return void refuse('message/too-many', 'slower, please');
      const work = earlier === null ? dispatch(text) : earlier.then(() => dispatch(text));
      if (work === null) return;
      const end = work.catch(wire.fail).then(() => {
        if (earlier === end) earlier = null;
      });
      earlier = end;
    },
    send,
    sendText,
    reply: (message) => replyText(makeServerMessage(message)),
    sendBatched: (text) => write(text, wire.sendBatched),
    awaits: (request) => request !== null && pending.has(request),
    isBehind: catchUp.isBehind,
    sendView: views.changed,
    wantsChanges: () => wantsChanges,
    refuseWatch,
    dismiss: () => {
      isClosed = true;
      unwatchAll();
      send({ kind: 'error', code: 'socket/too-many', message: 'too many sockets of this address or guest' });
      wire.close(1013, 'too many sockets');
    },
    signInAgain: () => {
      send({
        kind: 'error',
        code: 'guest/changed',
        message: 'a token was revoked, or you became a bot: sign in again',
      });
      wire.close(1012, 'sign in again');
    },
    signOut: () => {
      unwatchAll();
      guest = null;
      refuse('hello/unknown', 'this guest is deleted');
    },
    close: () => {
      isClosed = true;
      unwatchAll();
    },
  };
  return connection;
};
