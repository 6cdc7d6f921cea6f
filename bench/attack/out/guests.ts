/** Guests, their tokens and links, over plain HTTP. */
import { type HeldRequest, holdRequest } from '../../../apps/server/test/held.ts';
import { type Person, api } from '../../../apps/server/test/test-server.ts';

export type Token = { readonly token: string; readonly id: string };
export type Headers = Record<string, string>;

export const bearer = ({ token }: Pick<Token, 'token'>): Headers => ({ authorization: `Bearer ${token}` });
export const cookie = ({ secret }: Person): Headers => ({ cookie: `abacow=${secret}` });

type Asked = { readonly status: number; readonly json: never; readonly set: string };

export const ask = async (
  port: number,
  method: string,
  path: string,
  headers: Headers = {},
  body?: object,
): Promise<Asked> => {
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await api(port, path, init);
  const set = /abacow=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { status: answer.status, json: (await answer.json()) as never, set };
};

export const newToken = async (port: number, headers: Headers, label = 'bot'): Promise<Token> =>
  (await ask(port, 'POST', '/me/tokens', headers, { label })).json;

export const isKnown = async (port: number, headers: Headers): Promise<boolean> => {
  const { status, json } = await ask(port, 'GET', '/me', headers);
  return status === 200 && (json as { guest: object | null }).guest !== null;
};

/** The server has the headers and waits for the body. */
export const hold = async (
  port: number,
  path: string,
  headers: Headers,
  body: object,
): Promise<HeldRequest> => {
  const held = holdRequest(port, path, headers, body);
  await held.received;
  await ask(port, 'GET', '/me');
  return held;
};
