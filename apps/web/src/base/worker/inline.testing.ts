/** A worker that runs in the page, for tests. */
import type { Asked } from './client.ts';
import { type Respond, respondTo } from './serve.ts';

export const inlineWorker = <Question, Response, Progress = never>(
  respond: Respond<Question, Response, Progress>,
): Worker => {
  let isOpen = true;
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onerror: null,
    postMessage: (asked: Asked<Question>) =>
      void respondTo(respond, structuredClone(asked), (data) => {
        if (isOpen) worker.onmessage?.({ data: structuredClone(data) });
      }),
    terminate: () => (isOpen = false),
  };
  return worker as unknown as Worker;
};
