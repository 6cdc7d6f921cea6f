/** The socket to the service: it reconnects, sends unanswered commands again, and asks for what it missed. */
import {
  type Accepted,
  type ClientCommand,
  type ClientMessage,
  PROTOCOL_VERSION,
  type Refused,
  type Welcome,
  makeClientMessage,
} from '@abacow/protocol';
import { waitAfter } from './backoff.ts';
import { readMessage } from './read-message.ts';
import type { Received, TopicKind } from './topics.ts';

export type Wire = { readonly send: (text: string) => void; readonly close: () => void };
export type WireEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
};

export type ConnectionEnvironment = {
  readonly connect: (events: WireEvents) => Wire;
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly after: (ms: number, call: () => void) => () => void;
  /** Missing: always. */
  readonly isOnline?: () => boolean;
};

/**
 * `stranger`: the service does not know this guest. `too-many`: this guest or this address has too many sockets. If all of
 * them reconnected by themselves, they would replace each other without end.
 */
export type LinkState = 'closed' | 'connecting' | 'open' | 'waiting' | 'offline' | 'stranger' | 'too-many';

export type CommandAnswer = Accepted | Refused;

export type TopicListener<Message> = {
  /** How much of the topic was received. Missing: the whole of it is sent each time. */
  readonly seen?: () => number;
  readonly onMessage: (message: Message) => void;
};

export type Subscription = {
  /** Asks for what is missing. */
  readonly catchUp: () => void;
  readonly end: () => void;
};

export type Connection = {
  readonly state: LinkState;
  readonly guest: Welcome['guest'] | null;
  /** The service sent something that this program cannot read: it must be updated. */
  readonly isOutdated: boolean;
  /** Says so: what was received does not fit what is known. */
  readonly outdate: () => void;
  /** Milliseconds that the service's clock is ahead of ours. */
  readonly clockOffsetMs: number;
  readonly subscribe: <Message extends Received>(
    kind: TopicKind<Message>,
    id: string,
    listener: TopicListener<Message>,
  ) => Subscription;
  /** Sent again after each reconnect, under the same id, until it is answered. */
  readonly command: (
    table: string,
    seen: number,
    command: ClientCommand,
    onAnswer: (answer: CommandAnswer) => void,
  ) => void;
  /** Lost while the connection is not open. */
  readonly send: (message: ClientMessage) => void;
  /** Connects again after the guest has changed. */
  readonly reconnect: () => void;
  readonly tryNow: () => void;
  /** The device went online or offline. */
  readonly networkChanged: () => void;
  /** Retries at once, or pings a socket that looks open, because the network may be back. */
  readonly wake: () => void;
  /** Ends all subscriptions and commands. */
  readonly close: () => void;
};

export type ConnectionOptions = {
  /** For programs without a cookie. */
  readonly token?: string;
  /** Called when `state`, `guest` or `isOutdated` has changed. */
  readonly onChange?: () => void;
};

type Subscribed = {
  /** The same for every subscription to this topic. */
  readonly key: string;
  readonly subscribe: () => ClientMessage;
  readonly receive: (message: Received) => void;
};
type Unanswered = { readonly message: ClientMessage; readonly onAnswer: (answer: CommandAnswer) => void };

const PING_MS = 10_000;
const PONG_TIMEOUT_MS = 6_000;
/** How long to wait for a pong after the network or the page's visibility changed. */
const PROBE_MS = 3_000;
const RATE_LIMIT_WAIT_MS = 2_000;
const IDLE_MS = 5_000;

const nothing = (): void => undefined;

export const createConnection = (
  environment: ConnectionEnvironment,
  { token, onChange = nothing }: ConnectionOptions = {},
): Connection => {
  let state: LinkState = 'closed';
  let guest: Welcome['guest'] | null = null;
  let isOutdated = false;
  let clockOffsetMs = 0;
  const subscriptions = new Set<Subscribed>();
  const unanswered = new Map<string, Unanswered>();
  let wire: Wire | null = null;
  let failures = 0;
  let pings = 0;
  let cancelTimer = nothing;
  let cancelIdle = nothing;

  const isOnline = (): boolean => environment.isOnline?.() ?? true;
  const isWanted = (): boolean => subscriptions.size > 0 || unanswered.size > 0;
  const setTimer = (ms: number, call: () => void): void => {
    cancelTimer();
    cancelTimer = environment.after(ms, call);
  };
  const send = (message: ClientMessage): void => {
    if (state === 'open') wire?.send(makeClientMessage(message));
  };

  const drop = (next: LinkState): void => {
    cancelTimer();
    const dropped = wire;
    wire = null;
    state = next;
    dropped?.close();
    onChange();
  };

  const lose = (): void => {
    failures += 1;
    if (!isWanted()) return drop('closed');
    drop(isOnline() ? 'waiting' : 'offline');
    setTimer(waitAfter(failures, environment.random()), open);
  };

  const open = (): void => {
    drop('connecting');
    const ifCurrent = <A extends unknown[]>(call: (...args: A) => void) => {
      return (...args: A): void => {
        if (wire === mine) call(...args);
      };
    };
    const hello: ClientMessage = { kind: 'hello', v: PROTOCOL_VERSION, presence: 'changes' };
    const mine: Wire = environment.connect({
      onOpen: ifCurrent(() =>
        mine.send(makeClientMessage(token === undefined ? hello : { ...hello, token })),
      ),
      onText: ifCurrent((text) => receive(text)),
      onClose: ifCurrent(lose),
    });
    wire = mine;
    setTimer(PING_MS, lose);
  };

  const need = (): void => {
    cancelIdle();
    if (state === 'closed') open();
  };

  const closeWhenIdle = (): void => {
    cancelIdle();
    cancelIdle = environment.after(IDLE_MS, () => {
      if (!isWanted()) drop('closed');
    });
  };

  const ping = (timeoutMs: number): void => {
    setTimer(timeoutMs, lose);
    send({ kind: 'ping', n: ++pings });
  };

  const sendUnanswered = (): void => unanswered.forEach(({ message }) => send(message));

  const welcome = (message: Welcome): void => {
    guest = message.guest;
    clockOffsetMs = message.now - environment.now();
    failures = 0;
    state = 'open';
    onChange();
    subscriptions.forEach(({ subscribe }) => send(subscribe()));
    sendUnanswered();
  };

  const outdate = (): void => {
    isOutdated = true;
    onChange();
  };

  const onError = (code: string): void => {
    if (code === 'hello/unknown') drop('stranger');
    else if (code === 'hello/version') outdate();
    else if (code === 'socket/too-many') drop('too-many');
    else if (code === 'message/too-many') environment.after(RATE_LIMIT_WAIT_MS, sendUnanswered);
  };

  const receive = (text: string): void => {
    // Any message proves that the socket works. The next ping is sent only after silence.
    setTimer(PING_MS, () => ping(PONG_TIMEOUT_MS));
    const message = readMessage(text);
    if (message.kind === 'welcome') welcome(message);
    if (message.kind === 'error') onError(message.code);
    if (message.kind === 'unknown') outdate();
    for (const { receive: pass } of [...subscriptions]) pass(message);
    if (message.kind !== 'answer') return;
    const answered = unanswered.get(message.id);
    unanswered.delete(message.id);
    answered?.onAnswer(message);
  };

  const wake = (): void => {
    switch (state) {
      case 'waiting':
      case 'offline':
      case 'connecting':
      case 'too-many':
        failures = 0;
        return open();
      case 'open':
        return ping(PROBE_MS);
      case 'closed':
      case 'stranger':
        return;
    }
  };

  return {
    get state() {
      return state;
    },
    get guest() {
      return guest;
    },
    get isOutdated() {
      return isOutdated;
    },
    get clockOffsetMs() {
      return clockOffsetMs;
    },
    outdate,
    send,
    wake,
    subscribe: (kind, id, { seen, onMessage }) => {
      const subscribed: Subscribed = {
        subscribe: () => kind.subscribe(id, seen?.() ?? 0),
        key: makeClientMessage(kind.unsubscribe(id)),
        receive: (message) => {
          if (kind.isAbout(message, id)) onMessage(message);
        },
      };
      const catchUp = (): void => send(subscribed.subscribe());
      subscriptions.add(subscribed);
      need();
      catchUp();
      return {
        catchUp,
        end: () => {
          if (!subscriptions.delete(subscribed)) return;
          // Somebody else may still follow the same topic.
          if (![...subscriptions].some(({ key }) => key === subscribed.key)) send(kind.unsubscribe(id));
          closeWhenIdle();
        },
      };
    },
    command: (table, seen, command, onAnswer) => {
      const id = environment.newId();
      const message: ClientMessage = { kind: 'command', table, id, seen, command };
      unanswered.set(id, { message, onAnswer });
      need();
      send(message);
    },
    reconnect: () => {
      guest = null;
      failures = 0;
      if (isWanted()) open();
      else drop('closed');
    },
    tryNow: () => {
      if (state === 'waiting' || state === 'offline' || state === 'too-many') open();
    },
    networkChanged: () => {
      if (isOnline()) wake();
      else if (state !== 'closed') lose();
    },
    close: () => {
      subscriptions.clear();
      unanswered.clear();
      cancelIdle();
      drop('closed');
    },
  };
};
