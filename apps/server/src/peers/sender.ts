/** Sends messages to the other processes on the same database. */
import type { Store } from '../store/store.ts';
import { type Head, MAX_TABLES_PER_MESSAGE, type PeerMessage } from './messages.ts';

export type PeerSender = {
  /** Tables have new events. */
  readonly sendHeads: (heads: readonly Head[]) => void;
  readonly send: (message: PeerMessage) => void;
  /** Sends the queued heads, and nothing afterwards. */
  readonly stop: () => Promise<void>;
};

const RETRY_MS = 1000;

/**
 * Heads that change while a message is being sent share the next one; no caller waits for the sending. Without peers
 * heads are not sent. A failed send is retried, because no other process would send these heads.
 */
export const createPeerSender = (
  store: Pick<Store, 'isShared' | 'broadcast'>,
  hasPeers: () => boolean,
  onError: (error: unknown) => void,
): PeerSender => {
  const queued = new Map<string, number>();
  let sending: Promise<void> | null = null;
  const broadcast = (message: PeerMessage): Promise<void> => store.broadcast(JSON.stringify(message));
  const requeue = (heads: readonly Head[]): void => {
    for (const [table, head] of heads) queued.set(table, Math.max(head, queued.get(table) ?? 0));
  };
  const sendBatch = async (): Promise<boolean> => {
    const heads = [...queued].slice(0, MAX_TABLES_PER_MESSAGE);
    for (const [table] of heads) queued.delete(table);
    try {
      await broadcast({ kind: 'heads', heads });
      return true;
    } catch (error) {
      onError(error);
      requeue(heads);
      return false;
    }
  };
  const sendQueued = async (): Promise<void> => {
    while (queued.size > 0 && (await sendBatch()));
    sending = null;
    // What is left goes out with the next head or after a pause.
    if (queued.size > 0) setTimeout(flush, RETRY_MS).unref();
  };
  const flush = (): void => void (queued.size > 0 && (sending ??= sendQueued()));
  return {
    sendHeads: (heads) => {
      if (!store.isShared || !hasPeers()) return;
      for (const [table, head] of heads) queued.set(table, head);
      flush();
    },
    send: (message) => void (store.isShared && broadcast(message).catch(onError)),
    stop: async () => {
      flush();
      await sending;
      queued.clear();
    },
  };
};
