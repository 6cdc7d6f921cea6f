/** Computer players: worker threads that get a game's text and return a decision. */
import { Worker } from 'node:worker_threads';
import type { SetupJson } from '@abacow/rules';
import { createFairQueue } from './fair-queue.ts';

export type Question = {
  readonly setup: SetupJson;
  readonly tokens: readonly string[];
  readonly level: number;
};

export type Computers = {
  /** Questions are answered for one guest after the other: a guest with many tables does not delay the others. */
  readonly choose: (guest: string, question: Question) => Promise<string>;
  readonly close: () => Promise<void>;
};

type Queued = {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
};

type Reply = { readonly move: string } | { readonly error: string };

const isBundled = !import.meta.url.endsWith('.ts');

/** Built, the worker lies beside the server. */
const startWorker = (): Worker =>
  isBundled
    ? new Worker(new URL('./computer.mjs', import.meta.url))
    : new Worker(new URL('./computer.from-sources.mjs', import.meta.url), {
        execArgv: ['--conditions=source'],
      });

/** Threads start with the first question; one that dies is replaced. */
export const createComputers = (threads: number, start: () => Worker = startWorker): Computers => {
  const queue = createFairQueue<Queued>();
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let closed = false;

  const assign = (worker: Worker): void => {
    const next = queue.shift();
    if (next === undefined) return void idle.push(worker);
    const onReply = (reply: Reply): void => {
      worker.off('exit', onExit);
      if ('move' in reply) next.resolve(reply.move);
      else next.reject(new Error(reply.error));
      assign(worker);
    };
    const onExit = (): void => {
      worker.off('message', onReply);
      next.reject(new Error('the computer player stopped'));
      if (!closed) addWorker();
    };
    worker.once('message', onReply);
    worker.once('exit', onExit);
    worker.postMessage(next.question);
  };

  const addWorker = (): void => {
    const worker = start();
    all.add(worker);
    worker.once('exit', () => void all.delete(worker));
    worker.on('error', () => undefined);
    assign(worker);
  };

  return {
    choose: (guest, question) =>
      new Promise((resolve, reject) => {
        queue.push(guest, { question, resolve, reject });
        const worker = idle.pop();
        if (worker !== undefined) assign(worker);
        else if (all.size < threads) addWorker();
      }),
    close: async () => {
      closed = true;
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
