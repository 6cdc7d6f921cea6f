/** Commands of a table over HTTP, for programs without a socket: one route for each kind. */
import { randomUUID } from 'node:crypto';
import {
  COMMAND_KINDS,
  type ClientCommand,
  type CommandBody,
  clientCommand,
  commandBody,
  hasSeat,
  responses,
} from '@abacow/protocol';
import { REFUSALS } from '@abacow/rules';
import { TABLE_REFUSALS, type Table, type TableEvent, holderOf, isCalledFor, isKeptFor } from '@abacow/table';
import * as v from 'valibot';
import { type Visitor, passOf } from '../accounts/guests.ts';
import type { Service } from '../service.ts';
import type { Outcome } from '../tables/hub.ts';
import type { LiveTable } from '../tables/live.ts';
import { viewMessage } from '../tables/views.ts';
import { type ApiProblem, problem } from './problems.ts';
import { route } from './route.ts';
import { tableAt } from './table-routes.ts';
import { unlessOut } from './visitors.ts';

type Kind = ClientCommand['kind'];
type Refused = Extract<Outcome, { readonly ok: false }>;

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
  'command/stale': 'something has happened that you have not seen and that changes your decision',
};

/** The service's own refusals explain themselves in `about`. */
const explain = ({ code, about }: Refused): string => {
  const reason = REASONS[code];
  if (reason === undefined) return about;
  return about === '' ? reason : `${about}: ${reason}`;
};

/** Nobody can have seen more events than there are: the client has counted wrong, or means another table. */
const seenTooMany = ({ code, about }: Refused, seen: number): ApiProblem | null =>
  code === 'command/stale' && seen > Number(about)
    ? problem(400, 'request/bad', `seen is ${seen}, but only ${about} events have happened at the table`)
    : null;

const refused = (outcome: Refused): ApiProblem => {
  const { code } = outcome;
  const status = code === 'table/none' ? 404 : code === 'service/trouble' ? 503 : 409;
  return problem(status, code, explain(outcome));
};

const SUMMARIES: Readonly<Record<ClientCommand['kind'], string>> = {
  sit: 'Sit down: at the seat reserved for me, else at the first free one. The host seats a computer',
  'reveal-seed': 'Reveal the seed that my seat committed to',
  play: 'Decide: a move in the notation of the game, as `legal` of the view lists them',
  answer: 'Say what the dice show, where my seat has to calculate it before a placement',
  'choose-help': 'Choose how much the table helps my seat with calculations',
  leave: 'Leave my seat; from the opening on, give up',
  roll: 'Roll in the opening',
  'take-back': 'Take my last decision back, until new dice fall or another person has to decide',
  'give-up': 'Give up',
  'offer-tie': 'Offer a tie',
  'agree-tie': 'Agree to a tie',
  'decline-tie': 'Decline a tie',
  'want-rematch': 'Ask for a rematch after the end',
  'call-computer': 'Let a computer play for a player who is away',
  'end-absent': 'End the game because a player is away',
  start: 'Start; happens by itself when the last seat is taken',
  close: 'Close the table before the start',
  toss: 'Toss the coin of the opening',
  pause: 'Stop the clock',
  resume: 'Start the clock again',
};

/** Tried again where the sender did not say what they have seen and something else happened first. */
const run = async (
  service: Service,
  live: LiveTable,
  kind: Kind,
  body: CommandBody,
  by: Visitor,
): Promise<Outcome> => {
  const id = body.id ?? randomUUID();
  for (let tries = 1; ; tries++) {
    const command = commandFrom(kind, body, live.table, by);
    const seen = body.seen ?? live.events.length;
    const request = {
      table: live.id,
      by: by.id,
      id,
      seen,
      command,
      isBot: by.bot === true,
      pass: passOf(by),
    };
    const outcome = await service.command(request);
    const mayTryAgain = body.seen === undefined && tries < MAX_TRIES;
    if (outcome.ok || outcome.code !== 'command/stale' || !mayTryAgain) return outcome;
  }
};

export const COMMAND_ROUTES = COMMAND_KINDS.map((kind) =>
  route({
    method: 'post',
    path: `/tables/:id/${kind}`,
    summary: SUMMARIES[kind],
    scope: 'play',
    body: commandBody(kind),
    isBodyOptional: true,
    responses: {
      200: {
        description: 'carried out: its events, and the table after them',
        schema: responses.carriedOut,
      },
    },
    refusals: [404, 409, 503],
    respond: async ({ send, context, service, guest, body }) => {
      const seen = body.seen ?? 0;
      const live = await tableAt(context, (id) => service.activate(id, seen));
      const outcome = await run(service, live, kind, body, guest);
      if (!outcome.ok && outcome.code === 'guest/changed') unlessOut(context, 'out');
      if (!outcome.ok) throw seenTooMany(outcome, seen) ?? refused(outcome);
      const events = JSON.parse(outcome.text) as readonly TableEvent[];
      const view = viewMessage((await service.hub.table(live.id)) ?? live);
      return send(200, { from: outcome.from, events, view });
    },
  }),
);
