/** What people, programs and their addresses meet behind a proxy. */
import { request } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@abacow/protocol';
import { WebSocket } from 'ws';
import { Client, eager } from '../../apps/server/test/client.ts';
import { SHEET } from '../../apps/server/test/test-server.ts';
import type { Proxy } from './proxies.ts';

type Question = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The address of the client. Every address that begins with 127 is this machine. */
  readonly from?: string;
};
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

export const send = (
  { port, ca }: Pick<Proxy, 'port' | 'ca'>,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Question = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        ca,
        path,
        method,
        localAddress: from,
        agent: false,
        headers: {
          host: `localhost:${port}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      resolve,
    );
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const ask = async (proxy: Proxy, path: string, question: Question = {}): Promise<Answer> => {
  const answer = await send(proxy, path, question);
  let text = '';
  for await (const bytes of answer) text += String(bytes);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
};

const expectThat = (holds: boolean, otherwise: string): void => {
  if (!holds) throw new Error(otherwise);
};

const originOf = ({ port }: Proxy): string => `https://localhost:${port}`;

const newGuest = (proxy: Proxy, more: Question = {}): Promise<Answer> =>
  ask(proxy, '/api/me', {
    method: 'POST',
    body: { name: 'Ada' },
    ...more,
    headers: { origin: originOf(proxy), ...more.headers },
  });

export const visitPages = async (proxy: Proxy): Promise<string> => {
  const health = await ask(proxy, '/healthz');
  expectThat(health.status === 200, `/healthz answers ${health.status}`);
  const page = await ask(proxy, '/');
  expectThat(page.status === 200 && page.text.includes('<title>'), `/ answers ${page.status}`);
  expectThat(
    page.headers['strict-transport-security'] !== undefined,
    'the server does not know that it is https',
  );
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? '';
  expectThat(script !== '', 'the page has no script');
  const loaded = await ask(proxy, script, { headers: { 'accept-encoding': 'br' } });
  expectThat(loaded.headers['content-encoding'] === 'br', 'the script is not compressed');
  const guide = await ask(proxy, '/docs/');
  expectThat(guide.status === 200, `/docs/ answers ${guide.status}`);
  const metrics = await ask(proxy, '/metrics');
  expectThat(metrics.status === 404, `/metrics is public: ${metrics.status}`);
  return 'health, page, script, docs, no metrics';
};

/** A whole game against the computer over a socket. */
export const playGame = async (proxy: Proxy): Promise<string> => {
  const guest = await newGuest(proxy);
  expectThat(guest.status === 201, `POST /api/me answers ${guest.status}: ${guest.text}`);
  const cookie = String(guest.headers['set-cookie']);
  expectThat(/; Secure/i.test(cookie), 'the cookie may be sent without https');
  const [, secret = ''] = /abacow=([^;]+)/.exec(cookie) ?? [];
  const table = await ask(proxy, '/api/tables', {
    method: 'POST',
    headers: { origin: originOf(proxy), cookie: `abacow=${secret}` },
    body: {
      choice: { game: 'cowpath', sheet: SHEET },
      opening: { kind: 'chosen', seat: 0 },
      seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }],
    },
  });
  expectThat(table.status === 201, `POST /api/tables answers ${table.status}: ${table.text}`);
  const { id } = JSON.parse(table.text) as { id: string };
  const socket = new WebSocket(`wss://localhost:${proxy.port}/socket`, {
    ca: proxy.ca,
    origin: originOf(proxy),
    headers: { cookie: `abacow=${secret}` },
  });
  const client = new Client(socket);
  await once(socket, 'open');
  client.send({ kind: 'hello', v: PROTOCOL_VERSION });
  await client.until(() => client.messages.some(({ kind }) => kind === 'welcome'));
  await client.watch(id);
  await client.sitDown(id);
  await client.playOut(id, 0, eager);
  expectThat(client.tables.get(id)?.phase === 'over', 'the game did not end');
  client.close();
  return `a game of ${client.seen(id)} events`;
};

export const OPENS_PER_MINUTE = 4;

/** The limits count the client's address: not the proxy's, and not one that the client made up. */
export const useUpLimit = async (proxy: Proxy): Promise<string> => {
  const [one, other] = ['127.0.0.3', '127.0.0.4'];
  for (let opened = 0; opened < OPENS_PER_MINUTE; opened++) {
    const { status } = await newGuest(proxy, { from: one });
    expectThat(status === 201, `guest ${opened + 1} of ${one} is answered with ${status}`);
  }
  const refused = await newGuest(proxy, { from: one });
  expectThat(refused.status === 429, `one guest too many of ${one} is answered with ${refused.status}`);
  const forged = await newGuest(proxy, { from: one, headers: { 'x-forwarded-for': '198.51.100.7' } });
  expectThat(forged.status === 429, 'a made-up X-Forwarded-For evades the limit');
  const free = await newGuest(proxy, { from: other });
  expectThat(free.status === 201, `the limit of ${one} binds ${other} too: ${free.status}`);
  return 'each client has its own limit';
};
