/** Commands of a table over HTTP, for programs without a socket: one route for each kind. */
import { randomUUID } from 'node:crypto';
import {
  COMMAND_KINDS,
  type ClientCommand,
  type CommandBody,
  clientCommand,
  commandBody,
  hasSeat,
  isTableId,
} from '@abacow/protocol';
import { REFUSALS } from '@abacow/rules';
import { TABLE_REFUSALS, type Table, holderOf, isCalledFor, isKeptFor } from '@abacow/table';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Visitor } from '../accounts/guests.ts';
import type { Service } from '../service.ts';
import type { Answer } from '../tables/hub.ts';
import type { LiveTable } from '../tables/live.ts';
import { viewMessage } from '../tables/views.ts';
import { bodyOf } from './bodies.ts';
import { type ApiProblem, problem } from './problems.ts';
import type { Visitors } from './visitors.ts';

type Kind = ClientCommand['kind'];

/** Other events may happen at the same time: a command that does not say what its sender has seen is tried again. */
const MAX_TRIES = 5;

const ownSeat = ({ seats }: Table, guest: string): number =>
  seats.findIndex((seating) => holderOf(seating) === guest);

/** The seat that is reserved for the guest, else the first free one. */
const seatToTake = (table: Table, guest: string): number => {
  const reserved = table.seats.findIndex(
    (_, seat) => isKeptFor(table, seat, guest) || isCalledFor(table, seat, guest),
  );
  return reserved >= 0 ? reserved : table.seats.findIndex(({ kind }) => kind === 'open');
};

const seatFor = (kind: Kind, table: Table, guest: string): number => {
  const seat = kind === 'sit' ? seatToTake(table, guest) : ownSeat(table, guest);
  if (seat >= 0) return seat;
  throw kind === 'sit'
    ? problem(409, 'seat/taken', 'no seat is free at this table')
    : problem(409, 'seat/not-yours', 'you do not sit at this table: POST …/sit first');
};

const commandFrom = (
  kind: Kind,
  { id, seen, ...body }: CommandBody,
  table: Table,
  by: Visitor,
): ClientCommand => {
  void [id, seen];
  const filled = {
    ...(hasSeat(kind) && body['seat'] === undefined ? { seat: seatFor(kind, table, by.id) } : {}),
    ...(kind === 'sit' ? { sitter: { kind: 'person', name: by.name }, seed: '' } : {}),
  };
  return v.parse(clientCommand, { kind, ...filled, ...body });
};

const REASONS: Readonly<Record<string, string>> = {
  ...REFUSALS,
  ...TABLE_REFUSALS,
  'command/stale': 'more has happened at the table than you have seen',
};

/** The service's own refusals explain themselves in `about`. */
const explain = ({ code, about }: Extract<Answer, { readonly ok: false }>): string => {
  const reason = REASONS[code];
  if (reason === undefined) return about;
  return about === '' ? reason : `${about}: ${reason}`;
};

/** Nobody can have seen more events than there are: the client has counted wrong, or means another table. */
const seenTooMany = (
  { code, about }: Extract<Answer, { readonly ok: false }>,
  seen: number,
): ApiProblem | null =>
  code === 'command/stale' && seen > Number(about)
    ? problem(400, 'request/bad', `seen is ${seen}, but only ${about} events have happened at the table`)
    : null;

const refused = (answer: Extract<Answer, { readonly ok: false }>): ApiProblem => {
  const { code } = answer;
  const status = code === 'table/none' ? 404 : code === 'service/trouble' ? 503 : 409;
  return problem(status, code, explain(answer));
};

export const addCommandRoutes = (api: Hono, service: Service, visitors: Visitors): void => {
  const tableIn = async (context: Context, seen: number): Promise<LiveTable> => {
    const id = context.req.param('id') ?? '';
    const live = isTableId(id) ? await service.activate(id, seen) : null;
    if (live === null) throw problem(404, 'table/none', 'there is no such table');
    return live;
  };

  const run = async (live: LiveTable, kind: Kind, body: CommandBody, by: Visitor): Promise<Answer> => {
    const id = body.id ?? randomUUID();
    for (let tries = 1; ; tries++) {
      const command = commandFrom(kind, body, live.table, by);
      const seen = body.seen ?? live.events.length;
      const request = { table: live.id, by: by.id, id, seen, command, isBot: by.bot === true };
      const answer = await service.command(request);
      const mayTryAgain = body.seen === undefined && tries < MAX_TRIES;
      if (answer.ok || answer.code !== 'command/stale' || !mayTryAgain) return answer;
    }
  };

  for (const kind of COMMAND_KINDS)
    api.post(`/tables/:id/${kind}`, async (context) => {
      const by = await visitors.require(context, 'play');
      const body = await bodyOf(context, commandBody(kind), 'may be empty');
      const live = await tableIn(context, body.seen ?? 0);
      const answer = await run(live, kind, body, by);
      if (!answer.ok) throw seenTooMany(answer, body.seen ?? 0) ?? refused(answer);
      const events: unknown = JSON.parse(answer.text);
      const after = (await service.hub.table(live.id)) ?? live;
      return context.json({ from: answer.from, events, view: viewMessage(after) });
    });
};
