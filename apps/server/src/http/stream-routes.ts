/** `GET /tables/T/stream`: the events and views of a table as lines of JSON, until the game is over. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { serverMessage } from '@abacow/protocol';
import type { Context } from 'hono';
import { headersFor } from './headers.ts';
import { problem, tooMany } from './problems.ts';
import { route } from './route.ts';
import { tableAt } from './table-routes.ts';

const TYPE = 'application/x-ndjson; charset=utf-8';
const RETRY_SECONDS = 10;

const seenIn = (context: Context): number => {
  const given = context.req.query('seen') ?? '0';
  if (!/^\d{1,9}$/.test(given)) throw problem(400, 'request/bad', 'seen must be how many events you have');
  return Number(given);
};

export const STREAM_ROUTES = [
  route({
    method: 'get',
    path: '/tables/:id/stream',
    summary:
      'The table as lines of JSON until the game is over: the messages that a socket gets after watch with "view":true. An empty line is a heartbeat. An error is the last line',
    query: { seen: 'How many events you have. Default: 0' },
    scope: 'read',
    responses: {
      200: { description: 'lines of JSON', schema: serverMessage, type: 'application/x-ndjson' },
    },
    refusals: [400, 404],
    respond: async ({ context, service, guest, addressOf, openStream }) => {
      const seen = seenIn(context);
      const { id: table } = await tableAt(context, service.hub.table);
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
      if (!openStream({ response, headers, guest, address: addressOf(context), table, seen }))
        throw tooMany(RETRY_SECONDS);
      return new Response(null, { headers: RESPONSE_ALREADY_SENT.headers });
    },
  }),
];
