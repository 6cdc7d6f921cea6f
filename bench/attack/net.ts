/** Requests and sockets from chosen addresses of this machine, so that the server can tell attackers from victims. */
import { createRequire } from 'node:module';
import { type IncomingMessage, request } from 'node:http';
import { type Socket, connect } from 'node:net';
import type { WebSocket as WS } from 'ws';

const { WebSocket } = createRequire(new URL('../../apps/server/src/main.ts', import.meta.url))('ws') as {
  WebSocket: typeof WS;
};
type WebSocketClient = InstanceType<typeof WebSocket>;

const HOST = '127.0.0.1';

export type Answer = { readonly status: number; readonly cookie: string | null; readonly json: unknown };

const textOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

export type Asked = { readonly cookie?: string; readonly body?: object };

/** A request to the API from this address: POST with a body, GET without. */
export const callApi = (
  port: number,
  localAddress: string,
  path: string,
  { cookie = '', body }: Asked = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', cookie };
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ host: HOST, port, localAddress, path: `/api${path}`, method, headers });
    asked.once('error', reject);
    asked.once('response', (response: IncomingMessage) => {
      const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? null;
      textOf(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, cookie: set, json: readJson(text) }),
        reject,
      );
    });
    asked.end(body === undefined ? '' : JSON.stringify(body));
  });

export type Guest = { readonly address: string; readonly cookie: string };

export const newGuest = async (port: number, address: string, name = 'Ada'): Promise<Guest> => {
  const { status, cookie } = await callApi(port, address, '/me', { body: { name } });
  if (cookie === null) throw new Error(`no guest at ${address}: ${status}`);
  return { address, cookie };
};

/** The id of a new table; null when it is refused. */
export const openTable = async (
  port: number,
  { address, cookie }: Guest,
  table: object,
): Promise<string | null> => {
  const { status, json } = await callApi(port, address, '/tables', { cookie, body: table });
  return status === 201 ? (json as { id: string }).id : null;
};

export type ServerMessage = {
  readonly kind: string;
  readonly table?: string;
  readonly id?: string;
  readonly ok?: boolean;
  readonly code?: string;
  readonly from?: number;
  readonly events?: readonly TableEvent[];
};
export type TableEvent = { readonly kind: string; readonly seat?: number; readonly token?: string };

export type Client = {
  readonly send: (message: object) => void;
  readonly close: () => void;
};

/** A client that reads everything. It has sent its hello. */
export const openClient = (
  port: number,
  { address, cookie }: Guest,
  onMessage: (message: ServerMessage) => void,
  onClose: (code: number) => void,
): Promise<Client> =>
  new Promise((resolve, reject) => {
    const socket: WebSocketClient = new WebSocket(`ws://${HOST}:${port}/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
      localAddress: address,
    });
    const send = (message: object): void => socket.send(JSON.stringify(message));
    socket.on('message', (bytes: Buffer) => onMessage(JSON.parse(bytes.toString()) as ServerMessage));
    socket.once('error', reject);
    socket.once('close', onClose);
    socket.once('open', () => {
      send({ kind: 'hello', v: 1 });
      resolve({ send, close: () => socket.terminate() });
    });
  });

/** A WebSocket that throws away what it receives, so that an attacker needs little processor time. */
export type RawSocket = {
  readonly isOpen: () => boolean;
  readonly send: (message: object) => void;
  readonly close: () => void;
};

/** A masked frame; a mask of zeros leaves the text as it is. */
export const frameOf = (text: string): Buffer => {
  const body = Buffer.from(text);
  const length = body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body]);
};

/** The server disconnects a client that does not answer its pings. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
const PONG_EVERY_MS = 10_000;
/** The first byte of a frame that closes the socket. */
const CLOSE = 0x88;

export const upgradeOf = (cookie: string): string =>
  `GET /socket HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${cookie}\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';

/** Null when the server refuses it. A socket that does not read stops reading after the handshake. */
export const openRaw = (
  port: number,
  { address, cookie }: Guest,
  { reads }: { readonly reads: boolean },
): Promise<RawSocket | null> =>
  new Promise((resolve) => {
    const socket: Socket = connect({ host: HOST, port, localAddress: address });
    const pong = setInterval(() => socket.write(PONG), PONG_EVERY_MS);
    const send = (message: object): void =>
      void (socket.writable && socket.write(frameOf(JSON.stringify(message))));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearInterval(pong);
      resolve(null);
    });
    socket.once('connect', () => socket.write(upgradeOf(cookie)));
    socket.once('data', (bytes: Buffer) => {
      if (!String(bytes).startsWith('HTTP/1.1 101')) return socket.destroy();
      if (reads) socket.on('data', (received: Buffer) => void (received[0] === CLOSE && socket.destroy()));
      else socket.pause();
      send({ kind: 'hello', v: 1 });
      resolve({ isOpen: () => !socket.destroyed, send, close: () => socket.destroy() });
    });
  });

/** Calls `work` at a fixed rate until the result is called. Calls that are late are left out. */
export const repeat = (perSecond: number, work: (turn: number) => void): (() => void) => {
  const STEP_MS = 20;
  const began = performance.now();
  let turn = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    const atMost = turn + Math.ceil((perSecond * STEP_MS) / 1000) * 3;
    while (turn < Math.min(due, atMost)) work(turn++);
    turn = due;
  }, STEP_MS);
  return () => clearInterval(timer);
};
