import { expect, test } from 'vitest';
import { WorkerClient } from './client.ts';
import { inlineWorker } from './inline.testing.ts';

const double = (question: number, report: (progress: string) => void): number => {
  if (question < 0) throw new Error('too small');
  for (let at = 0; at < question; at++) report(`${at}`);
  return 2 * question;
};

test('every question gets its own response, after its progress', async () => {
  const started: Worker[] = [];
  const client = new WorkerClient<number, number, string>(() => {
    started.push(inlineWorker(double));
    return started.at(-1)!;
  });
  expect(started).toHaveLength(0);
  const progress: string[] = [];
  const both = [client.ask(2, (one) => progress.push(one)), client.ask(3)];
  expect(await Promise.all(both)).toEqual([4, 6]);
  expect(progress).toEqual(['0', '1']);
  await expect(client.ask(-1)).rejects.toThrow('too small');
  expect(started).toHaveLength(1);
});

test('a worker that is closed or cannot be loaded leaves no question open, and the next one starts it anew', async () => {
  let worker!: Worker;
  let silent = true;
  const client = new WorkerClient<number, number>(
    () =>
      (worker = inlineWorker((question: number) =>
        silent ? new Promise<number>(() => undefined) : question,
      )),
  );
  const closed = client.ask(1);
  client.close();
  await expect(closed).rejects.toThrow('closed');
  const failed = client.ask(1);
  worker.onerror?.({ message: '' } as ErrorEvent);
  await expect(failed).rejects.toThrow('could not be loaded');
  silent = false;
  expect(await client.ask(5)).toBe(5);
});
