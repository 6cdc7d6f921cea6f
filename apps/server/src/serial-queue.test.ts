import { expect, test } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

const deferred = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

test('work under one key runs in order; other keys and the first work do not wait', async () => {
  const queue = createSerialQueue();
  const first = deferred();
  const log: string[] = [];
  const start = (name: string, until: Promise<void>) => (): Promise<void> => {
    log.push(name);
    return until;
  };
  const one = queue.run('a', start('one', first.promise));
  const two = queue.run('a', start('two', Promise.resolve()));
  await queue.run('b', start('other', Promise.resolve()));
  expect(log).toEqual(['one', 'other']);
  expect([queue.isBusy('a'), queue.isBusy('b')]).toEqual([true, false]);
  first.resolve();
  await Promise.all([one, two]);
  expect(log).toEqual(['one', 'other', 'two']);
});

test('a failure reaches its caller and does not block the next work', async () => {
  const queue = createSerialQueue();
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  await queue.drain();
  expect(queue.isBusy('a')).toBe(false);
});
