/** Tables: the lobby, opening one, finding one, and what it looks like. */
import { isTableCode, isTableId, newTable, playNow as wantedNow, responses } from '@abacow/protocol';
import { isGameName, makeRecord } from '@abacow/rules';
import { recordOf } from '@abacow/table';
import type { Context } from 'hono';
import { passOf } from '../accounts/guests.ts';
import type { Service } from '../service.ts';
import type { Out } from '../store/store.ts';
import { lobbyTable } from '../tables/lobby.ts';
import type { NotOpened, Opened } from '../tables/opening.ts';
import { playNow } from '../tables/play-now.ts';
import { TOO_MANY_COMPUTERS, TOO_MANY_WAITING } from '../tables/table-limits.ts';
import { viewMessage } from '../tables/views.ts';
import { problem } from './problems.ts';
import { route } from './route.ts';
import { unlessOut } from './visitors.ts';

const MAX_BOTS = 100;

/** What is found under the id in the path. */
export const tableAt = async <T>(context: Context, find: (id: string) => Promise<T | null>): Promise<T> => {
  const id = context.req.param('id') ?? '';
  return required(isTableId(id) ? await find(id) : null);
};

const required = <T>(found: T | null): T => {
  if (found === null) throw problem(404, 'table/none', 'there is no such table');
  return found;
};

/** A limit is a conflict with the guest's other tables: the same request may succeed later. */
const statusOf = ({ code }: NotOpened): 400 | 409 =>
  code === TOO_MANY_WAITING || code === TOO_MANY_COMPUTERS ? 409 : 400;

const activate = async (
  context: Context,
  service: Service,
  asked: Opened | NotOpened | Out,
): Promise<Opened> => {
  const opened = unlessOut(context, asked);
  if (!('id' in opened)) throw problem(statusOf(opened), opened.code, opened.about);
  await service.activate(opened.id);
  return opened;
};

export const TABLE_ROUTES = [
  route({
    method: 'get',
    path: '/bots/:game',
    summary: 'Bots with rated games, the strongest first',
    responses: { 200: { description: 'bots', schema: responses.bots } },
    refusals: [404],
    respond: async ({ send, context, service }) => {
      const game = context.req.param('game') ?? '';
      if (!isGameName(game)) throw problem(404, 'game/none', 'there is no such game');
      return send(200, { bots: await service.store.ratedBots(game, MAX_BOTS) });
    },
  }),
  route({
    method: 'get',
    path: '/tables',
    summary: 'The lobby: public tables that wait or play',
    responses: { 200: { description: 'tables', schema: responses.tables } },
    respond: async ({ send, service }) => send(200, { tables: await service.lobby.tables() }),
  }),
  route({
    method: 'post',
    path: '/tables',
    summary: 'Open a table',
    scope: 'play',
    limit: 'opens',
    body: newTable,
    responses: { 201: { description: 'opened', schema: responses.opened } },
    refusals: [409],
    respond: async ({ send, context, service, guest, body }) =>
      send(201, await activate(context, service, await service.openTable(guest, body, passOf(guest)))),
  }),
  route({
    method: 'get',
    path: '/tables/:id',
    summary: 'A table',
    responses: { 200: { description: 'the table', schema: responses.lobbyTable } },
    refusals: [404],
    respond: async ({ send, context, service }) =>
      send(200, lobbyTable(await tableAt(context, service.store.table))),
  }),
  route({
    method: 'get',
    path: '/tables/:id/view',
    summary:
      'The table as it is now: what it waits for, who begins, the legal decisions, scores, and how the game ended',
    responses: { 200: { description: 'the view', schema: responses.view } },
    refusals: [404],
    respond: async ({ send, context, service }) =>
      send(200, viewMessage(await tableAt(context, (id) => service.activate(id)))),
  }),
  route({
    method: 'get',
    path: '/tables/:id/record',
    summary: 'The game so far as a record; the secret of the dice is in it once the game is over',
    responses: { 200: { description: 'the record', schema: responses.record } },
    refusals: [404, 409],
    respond: async ({ context, service }) => {
      const live = await tableAt(context, service.hub.table);
      const record = recordOf(live.table);
      if (record === null) throw problem(409, 'record/not-yet', 'it is not decided yet who begins');
      return context.body(makeRecord(record), 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="abacow-${live.id}.json"`,
      });
    },
  }),
  route({
    method: 'get',
    path: '/codes/:code',
    summary: 'The table with this code',
    limit: 'guesses',
    responses: { 200: { description: 'the table', schema: responses.lobbyTable } },
    refusals: [404],
    respond: async ({ send, context, service }) => {
      const code = (context.req.param('code') ?? '').toUpperCase();
      const found = isTableCode(code) ? await service.store.tableByCode(code) : null;
      return send(200, lobbyTable(required(found)));
    },
  }),
  route({
    method: 'post',
    path: '/play-now',
    summary:
      'A table with standard terms where a player waits or is about to, else a new one to wait at; sit down there over the socket',
    scope: 'play',
    limit: 'opens',
    body: wantedNow,
    responses: {
      200: { description: 'a table with an open seat', schema: responses.openSeat },
      201: { description: 'opened, waiting', schema: responses.opened },
    },
    refusals: [409],
    respond: async ({ send, context, service, guest, body }) => {
      const found = unlessOut(context, await playNow(service, guest, body, passOf(guest)));
      return 'seat' in found ? send(200, found) : send(201, await activate(context, service, found));
    },
  }),
];
