/** What the client uses of the platform. Browsers and Node have all of it; before Node 22 `WebSocket` comes from `ws`. */
import { makeHex } from '@abacow/dice';
import type { ConnectionEnvironment } from './connection.ts';

type Socket = {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(kind: 'open' | 'close' | 'error', call: () => void): void;
  addEventListener(kind: 'message', call: (event: { readonly data: unknown }) => void): void;
};

export type HttpResponse = {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  text(): Promise<string>;
};

export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
) => Promise<HttpResponse>;

export type Platform = {
  readonly fetch: Fetch;
  readonly WebSocket: new (url: string) => Socket;
  readonly setTimeout: (call: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
  readonly Date: { now(): number };
  readonly crypto: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown };
};

const OPEN = 1;

const randomBytes = ({ crypto }: Pick<Platform, 'crypto'>, length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  crypto.getRandomValues(bytes);
  return bytes;
};

/** A player's part of the dice of a table. Nobody else can know it in advance. */
export const newSeed = (platform: Pick<Platform, 'crypto'>): string => makeHex(randomBytes(platform, 32));

/** `url`: the service, like https://example.org. */
export const environmentOf = (platform: Omit<Platform, 'fetch'>, url: string): ConnectionEnvironment => {
  // Browsers call these only without an object.
  const { WebSocket, setTimeout, clearTimeout } = platform;
  return {
    connect: ({ onOpen, onText, onClose }) => {
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`);
      socket.addEventListener('open', onOpen);
      socket.addEventListener('message', ({ data }) => onText(String(data)));
      socket.addEventListener('close', onClose);
      // A close follows.
      socket.addEventListener('error', () => undefined);
      return {
        send: (text) => {
          if (socket.readyState === OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
    now: () => platform.Date.now(),
    random: () => (randomBytes(platform, 1)[0] ?? 0) / 256,
    newId: () => makeHex(randomBytes(platform, 12)),
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer as never);
    },
  };
};
