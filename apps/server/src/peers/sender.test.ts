import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PeerSender, createPeerSender } from './sender.ts';

// Retries happen when a test advances the time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A sender whose first `failures` broadcasts fail. */
const scene = (failures: number, hasPeers = true) => {
  const sent: string[] = [];
  const errors: unknown[] = [];
  let left = failures;
  const broadcast = async (text: string): Promise<void> => {
    await pause(1);
    if (left-- > 0) throw new Error('away');
    sent.push(text);
  };
  const sender: PeerSender = createPeerSender(
    { isShared: true, broadcast },
    () => hasPeers,
    (error) => errors.push(error),
  );
  return { sent, errors, sender };
};

const heads = (...of: readonly (readonly [string, number])[]): string =>
  JSON.stringify({ kind: 'heads', heads: of });

test('heads that change while a message is being sent share the next one', async () => {
  const { sent, sender } = scene(0);
  sender.sendHeads([['a', 1]]);
  sender.sendHeads([
    ['a', 2],
    ['b', 1],
  ]);
  sender.sendHeads([['a', 3]]);
  await expect.poll(() => sent).toEqual([heads(['a', 1]), heads(['a', 3], ['b', 1])]);
});

test('a head that could not be sent goes out with the next one, the newest of a table', async () => {
  const { sent, errors, sender } = scene(1);
  sender.sendHeads([['a', 1]]);
  sender.sendHeads([['a', 2]]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  sender.sendHeads([['b', 1]]);
  await expect.poll(() => sent).toEqual([heads(['a', 2], ['b', 1])]);
  expect(errors).toHaveLength(1);
});

test('a head that could not be sent is retried when no other follows', async () => {
  const { sent, sender } = scene(1);
  sender.sendHeads([['a', 1]]);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => sent).toEqual([heads(['a', 1])]);
});

test('without peers no heads are sent', async () => {
  const { sent, sender } = scene(0, false);
  sender.sendHeads([['a', 1]]);
  await pause(20);
  expect(sent).toEqual([]);
});
