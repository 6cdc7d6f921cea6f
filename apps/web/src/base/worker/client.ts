/** The page's side of a worker: questions with a response each, and progress in between. */
export type Asked<Question> = { readonly id: number; readonly question: Question };

export type Told<Response, Progress> = { readonly id: number } & (
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'response'; readonly response: Response }
  | { readonly kind: 'failed'; readonly reason: string }
);

type Waiting<Response, Progress> = {
  readonly resolve: (response: Response) => void;
  readonly reject: (error: Error) => void;
  readonly onprogress: (progress: Progress) => void;
};

export class WorkerClient<Question, Response, Progress = never> {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting<Response, Progress>>();
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** The first question starts the worker. Rejects if the worker fails. */
  ask(question: Question, onprogress: (progress: Progress) => void = () => undefined): Promise<Response> {
    this.#worker ??= this.#open();
    const id = ++this.#asked;
    const response = new Promise<Response>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject, onprogress }),
    );
    this.#worker.postMessage({ id, question } satisfies Asked<Question>);
    return response;
  }

  /** Ends the worker; the next question starts a new one. */
  close(reason = 'closed'): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }

  #open(): Worker {
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Told<Response, Progress>>) => this.#receive(data);
    worker.onerror = (event) => this.close(event.message || 'the worker could not be loaded');
    return worker;
  }

  #receive(told: Told<Response, Progress>): void {
    const waiting = this.#waiting.get(told.id);
    if (told.kind === 'progress') return waiting?.onprogress(told.progress);
    this.#waiting.delete(told.id);
    if (told.kind === 'response') waiting?.resolve(told.response);
    else waiting?.reject(new Error(told.reason));
  }
}
