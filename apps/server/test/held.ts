/** Requests whose bodies are held back. */
import { type IncomingMessage, request } from 'node:http';

export type HeldAnswer = { readonly status: number; readonly code: string | undefined; readonly json: never };

export type HeldRequest = {
  /** The server has the headers and the first byte is on its way. */
  readonly received: Promise<void>;
  /** Sends the rest of the body. */
  readonly finish: () => void;
  readonly tear: () => void;
  /** Rejects when the server disconnects without an answer. */
  readonly answer: Promise<HeldAnswer>;
};

const read = async (response: IncomingMessage): Promise<HeldAnswer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as { error?: { code: string } };
  return { status: response.statusCode ?? 0, code: json.error?.code, json: json as never };
};

/** With `Expect`, the server says that it has the headers. */
export const holdRequest = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): HeldRequest => {
  const text = Buffer.from(JSON.stringify(body));
  const asked = request({
    host: '127.0.0.1',
    port,
    path: `/api${path}`,
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': text.length,
      expect: '100-continue',
      ...headers,
    },
  });
  const answer = new Promise<HeldAnswer>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (response) => void read(response).then(resolve, reject));
  });
  answer.catch(() => undefined);
  const received = new Promise<void>((resolve) =>
    asked.once('continue', () => {
      asked.write(text.subarray(0, 1));
      resolve();
    }),
  );
  asked.flushHeaders();
  return {
    received,
    finish: () => void asked.end(text.subarray(1)),
    tear: () => void asked.destroy(),
    answer,
  };
};
