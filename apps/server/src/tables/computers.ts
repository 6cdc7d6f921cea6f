/** Computer players for the service: worker threads that get a game's text and give back a decision. */
import { Worker } from 'node:worker_threads';
import type { SetupJson } from '@abacow/rules';

export type Question = {
  readonly setup: SetupJson;
  readonly tokens: readonly string[];
  readonly level: number;
};

export type Computers = {
  readonly choose: (question: Question) => Promise<string>;
  readonly close: () => Promise<void>;
};

type Asked = {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
};

type Reply = { readonly move: string } | { readonly error: string };

const startWorker = (): Worker => new Worker(new URL('../../bin/computer.mjs', import.meta.url));

/** Threads are started when first asked; one that dies is replaced. */
export const createComputers = (threads: number): Computers => {
  const waiting: Asked[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let closed = false;

  const give = (worker: Worker): void => {
    const next = waiting.shift();
    if (next === undefined) return void idle.push(worker);
    const onReply = (reply: Reply): void => {
      worker.off('exit', onExit);
      if ('move' in reply) next.resolve(reply.move);
      else next.reject(new Error(reply.error));
      give(worker);
    };
    const onExit = (): void => {
      worker.off('message', onReply);
      next.reject(new Error('the computer player stopped'));
      if (!closed) grow();
    };
    worker.once('message', onReply);
    worker.once('exit', onExit);
    worker.postMessage(next.question);
  };

  const grow = (): void => {
    const worker = startWorker();
    all.add(worker);
    worker.once('exit', () => void all.delete(worker));
    worker.on('error', () => undefined);
    give(worker);
  };

  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        const worker = idle.pop();
        if (worker !== undefined) give(worker);
        else if (all.size < threads) grow();
      }),
    close: async () => {
      closed = true;
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
