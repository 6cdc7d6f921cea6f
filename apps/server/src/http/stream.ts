/** `GET /tables/T/stream`: the events and views of a table as lines of JSON, until the game is over. */
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isTableId } from '@abacow/protocol';
import type { Context, Hono } from 'hono';
import type { Visitor } from '../accounts/guests.ts';
import type { Service } from '../service.ts';
import { headersFor } from './headers.ts';
import { problem, tooMany } from './problems.ts';
import type { Visitors } from './visitors.ts';

/** False: this address has too many streams and sockets. */
export type OpenStream = (request: {
  readonly response: ServerResponse;
  readonly headers: Readonly<Record<string, string>>;
  readonly guest: Visitor;
  readonly address: string;
  readonly table: string;
  readonly seen: number;
}) => boolean;

export type StreamOptions = {
  readonly addressOf: (context: Context) => string;
  readonly openStream: OpenStream;
};

const TYPE = 'application/x-ndjson; charset=utf-8';
const RETRY_SECONDS = 10;

const seenIn = (context: Context): number => {
  const given = context.req.query('seen') ?? '0';
  if (!/^\d{1,9}$/.test(given)) throw problem(400, 'request/bad', 'seen must be how many events you have');
  return Number(given);
};

export const addStreamRoute = (
  api: Hono,
  service: Service,
  visitors: Visitors,
  { addressOf, openStream }: StreamOptions,
): void => {
  api.get('/tables/:id/stream', async (context) => {
    const guest = await visitors.require(context, 'read');
    const [id, seen] = [context.req.param('id'), seenIn(context)];
    const live = isTableId(id) ? await service.hub.table(id) : null;
    if (live === null) throw problem(404, 'table/none', 'there is no such table');
    if (context.req.method === 'HEAD') return context.body(null, 200, { 'Content-Type': TYPE });
    const { outgoing: response } = context.env as HttpBindings;
    const headers = {
      ...headersFor(context),
      'Content-Type': TYPE,
      'Cache-Control': 'no-store',
      // nginx would collect the lines.
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    };
    const request = { headers, guest, address: addressOf(context), table: id, seen };
    if (!openStream({ response: response as ServerResponse, ...request })) throw tooMany(RETRY_SECONDS);
    return new Response(null, { headers: RESPONSE_ALREADY_SENT.headers });
  });
};
