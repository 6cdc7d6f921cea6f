/** Opens a port, or says in one sentence why that is impossible. */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { codeOf, explainError } from './errors.ts';

export class CannotListen extends Error {}

/** Where to listen, and the options that say so. A host of null is every address of this machine. */
export type Place = {
  readonly host: string | null;
  readonly port: number;
  readonly hostOption: string;
  readonly portOption: string;
};

const reasonOf = (error: unknown, { host, port, hostOption, portOption }: Place): string => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `port ${port} is taken: choose another with ${portOption}=…`;
    case 'EACCES':
      return `this user may not listen on port ${port}: choose one above 1023 with ${portOption}=…`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostOption}: this machine does not have the address ${host}`;
    default:
      return `cannot listen on ${host ?? 'any address'}, port ${port}: ${explainError(error)}`;
  }
};

/** A request that is not complete by then is disconnected. */
const REQUEST_TIMEOUT_MS = 10_000;
const TIMEOUTS = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  headersTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: 1000,
};

export const listen = (app: Hono, place: Place): Promise<{ server: Server; port: number }> =>
  new Promise((resolve, reject) => {
    const { host, port } = place;
    const server = serve(
      { fetch: app.fetch, port, serverOptions: TIMEOUTS, ...(host === null ? {} : { hostname: host }) },
      (address) => resolve({ server: server as Server, port: address.port }),
    );
    server.once('error', (error) => reject(new CannotListen(reasonOf(error, place), { cause: error })));
  });
