/** The page's side of the computer players: requests go to a worker, which the first request starts. */
import type { Setup } from '@abacow/rules';
import { makeSetup } from '@abacow/rules';
import type { Symbol } from '@abacow/rules/cowpath';
import type { ComputerLevel } from '@abacow/table';
import type { Answer, Question } from './computer.protocol.ts';

export type Option = { readonly move: string; readonly equity: number };

export type Advice = {
  /** As notation; a throw has no result. */
  readonly move: string;
  /** -1 to 1: chance to win minus chance to lose. With more than two seats it is scaled so that 0 is an even share. */
  readonly equity: number;
  /** Best first. */
  readonly options: readonly Option[];
};

/** By symbol: the exact chances that this turn ends with a mark and with a quad. */
export type Chances = {
  readonly symbols: readonly { readonly symbol: Symbol; readonly mark: number; readonly quad: number }[];
  readonly any: number;
};

/** A game as its players know it: without future dice. */
export type GameSoFar = { readonly setup: Setup; readonly tokens: readonly string[] };

export interface ComputerPlayer {
  /** With a seed a level that does not search always chooses the same. */
  move(game: GameSoFar, level: ComputerLevel, seed?: string): Promise<string>;
  advise(game: GameSoFar, ms: number): Promise<Advice>;
  chances(game: GameSoFar): Promise<Chances>;
  /** Ends the worker; the next request starts a new one. */
  close(): void;
}

type Waiting = { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void };

export class WorkerComputer implements ComputerPlayer {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  async move(game: GameSoFar, level: ComputerLevel, seed?: string): Promise<string> {
    const seeded = seed === undefined ? {} : { seed };
    const answer = await this.#ask({ kind: 'move', ...written(game), level, ...seeded });
    return answer.kind === 'move' ? answer.move : wrong(answer);
  }

  async advise(game: GameSoFar, ms: number): Promise<Advice> {
    const answer = await this.#ask({ kind: 'advise', ...written(game), ms });
    return answer.kind === 'advice' ? answer.advice : wrong(answer);
  }

  async chances(game: GameSoFar): Promise<Chances> {
    const answer = await this.#ask({ kind: 'chances', ...written(game) });
    return answer.kind === 'chances' ? answer.chances : wrong(answer);
  }

  close(): void {
    this.#fail('closed');
  }

  #ask(question: Question): Promise<Answer> {
    this.#worker ??= this.#open();
    const id = ++this.#asked;
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, question });
    return answer;
  }

  #open(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: Answer }>) => {
      this.#waiting.get(data.id)?.resolve(data.answer);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (event) => this.#fail(event.message || 'the computer player could not be loaded');
    return worker;
  }

  #fail(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

const written = ({ setup, tokens }: GameSoFar) => ({ setup: makeSetup(setup), tokens: [...tokens] });

const wrong = (answer: Answer): never => {
  throw new Error(answer.kind === 'failed' ? answer.reason : `unexpected answer: ${answer.kind}`);
};
