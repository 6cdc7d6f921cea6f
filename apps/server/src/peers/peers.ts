/** The other server processes on the same database: who is alive, what they send, and what they have to be sent. */
import { randomUUID } from 'node:crypto';
import type { Phrase } from '@abacow/protocol';
import type { SignedOut } from '../accounts/signed-out.ts';
import { RETRY_MS } from '../retry.ts';
import type { Store } from '../store/store.ts';
import type { Presence } from '../tables/presence.ts';
import { MAX_TABLES_PER_MESSAGE, type PeerMessage } from './messages.ts';
import { type PeerSender, createPeerSender } from './sender.ts';

export type PeersOptions = {
  readonly store: Store;
  readonly presence: Presence;
  readonly now: () => number;
  /** Another process wrote; the table now has `head` events. */
  readonly onHead: (table: string, head: number) => void;
  /** Messages may be missing: any table may have new events, and anybody may have been signed out. */
  readonly onMessagesMissed: () => void;
  readonly onPresence: (table: string) => void;
  readonly onPhrase: (table: string, guest: string, phrase: Phrase) => void;
  readonly onGuestDeleted: (guest: string, tables: readonly string[]) => void;
  readonly onSignedOut: (out: SignedOut) => void;
  readonly onRematch: (table: string, to: string) => void;
  readonly onError: (what: string, error: unknown) => void;
};

export type Peers = Pick<PeerSender, 'send' | 'sendHeads' | 'stop'> & {
  readonly start: () => Promise<void>;
  readonly sendGuestDeleted: (guest: string, tables: readonly string[]) => void;
  /** Resolves when every peer has closed the sockets, or after a moment: a peer that misses it asks the store later. */
  readonly signOut: (out: SignedOut) => Promise<void>;
};

export const HEARTBEAT_MS = 5000;
/** How long a sign-out waits for the answers of the peers. */
const SIGN_OUT_MS = 2000;

export const createPeers = (options: PeersOptions): Peers => {
  const { store, presence } = options;
  const sender = createPeerSender(store, presence.hasPeers, (error) =>
    options.onError('sending to other processes', error),
  );
  let timer: NodeJS.Timeout | undefined;
  /** Sign-outs whose answers are awaited. */
  const awaited = new Map<string, (from: string) => void>();

  /** Every process answers, unless only one was asked. */
  const sendPresence = (asked?: string): void => {
    if (asked !== undefined && asked !== store.processId) return;
    sender.send({ kind: 'alive' });
    for (const [table, guest] of presence.local()) sender.send({ kind: 'here', table, guest, here: true });
  };

  const heartbeat = async (): Promise<void> => {
    sender.send({ kind: 'alive' });
    presence.evictOld();
    const tables = presence.removeDeadPeers();
    if (tables !== null) {
      tables.forEach(options.onPresence);
      // A process that died may not have sent its last heads.
      options.onMessagesMissed();
    }
    await store
      .heartbeat(store.processId, options.now())
      .catch((error: unknown) => options.onError('heartbeat', error));
  };

  /** Messages may be lost in both directions. Guests of peers that do not answer soon are shown as away. */
  const resync = (): void => {
    const tables = presence.clearPeers();
    setTimeout(() => tables.forEach(options.onPresence), RETRY_MS).unref();
    sender.send({ kind: 'up' });
    sender.send({ kind: 'look' });
    sendPresence();
    options.onMessagesMissed();
  };

  const receive = (from: string, message: PeerMessage): void => {
    switch (message.kind) {
      case 'heads':
        return message.heads.forEach(([table, head]) => options.onHead(table, head));
      case 'here':
        presence.setPeerGuest(from, message.table, message.guest, message.here);
        return options.onPresence(message.table);
      case 'said':
        return options.onPhrase(message.table, message.guest, message.phrase);
      case 'forgotten':
        return options.onGuestDeleted(message.guest, message.tables);
      case 'revoked':
        options.onSignedOut({ guest: message.guest, tokens: message.tokens });
        return sender.send({ kind: 'done', ask: message.ask });
      case 'done':
        return awaited.get(message.ask)?.(from);
      case 'moved':
        return options.onRematch(message.table, message.to);
      case 'look':
        return options.onMessagesMissed();
      case 'up':
        return sendPresence(message.of);
      case 'alive':
        return;
    }
  };

  const signOut = async ({ guest, tokens }: SignedOut): Promise<void> => {
    const [ask, waiting] = [randomUUID(), new Set(presence.alivePeers())];
    if (waiting.size === 0) return sender.send({ kind: 'revoked', guest, tokens, ask });
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, SIGN_OUT_MS);
      awaited.set(ask, (from) => {
        waiting.delete(from);
        if (waiting.size > 0) return;
        clearTimeout(late);
        resolve();
      });
      sender.send({ kind: 'revoked', guest, tokens, ask });
    });
    awaited.delete(ask);
  };

  const onMessage = (from: string, text: string): void => {
    const message = JSON.parse(text) as PeerMessage;
    const hadPeers = presence.hasPeers();
    const isNew = !presence.knowsPeer(from);
    presence.peerAlive(from);
    if (!hadPeers) sender.send({ kind: 'look' });
    // Its presence is unknown here, or was removed when it seemed dead.
    if (isNew && message.kind !== 'up') sender.send({ kind: 'up', of: from });
    receive(from, message);
  };

  return {
    send: sender.send,
    sendHeads: sender.sendHeads,
    signOut,
    sendGuestDeleted: (guest, tables) => {
      for (let from = 0; from === 0 || from < tables.length; from += MAX_TABLES_PER_MESSAGE)
        sender.send({ kind: 'forgotten', guest, tables: tables.slice(from, from + MAX_TABLES_PER_MESSAGE) });
    },
    start: async () => {
      store.listen({ onMessage, onMessagesLost: resync });
      sender.send({ kind: 'up' });
      await heartbeat();
      timer = setInterval(() => void heartbeat(), HEARTBEAT_MS);
    },
    stop: async () => {
      clearInterval(timer);
      await sender.stop();
    },
  };
};
