/** The worker's side: see `client.ts`. */
import type { Asked, Told } from './client.ts';

export type Respond<Question, Response, Progress = never> = (
  question: Question,
  report: (progress: Progress) => void,
) => Response | Promise<Response>;

export const respondTo = async <Question, Response, Progress>(
  respond: Respond<Question, Response, Progress>,
  { id, question }: Asked<Question>,
  send: (told: Told<Response, Progress>) => void,
): Promise<void> => {
  try {
    const response = await respond(question, (progress) => send({ id, kind: 'progress', progress }));
    send({ id, kind: 'response', response });
  } catch (error) {
    send({ id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
};

export const serve = <Question, Response, Progress = never>(
  respond: Respond<Question, Response, Progress>,
): void =>
  self.addEventListener('message', ({ data }: MessageEvent<Asked<Question>>) => {
    void respondTo(respond, data, (told) => self.postMessage(told));
  });
