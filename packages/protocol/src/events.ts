/** Schemas of a table's events, for the descriptions of the API. Clients that use `@abacow/table` read events with `parseEvent`. */
import { HELPS } from '@abacow/learning/help';
import type { TableEvent } from '@abacow/table';
import { COMPUTER_LEVELS, PLAIN_EVENTS, SEAT_EVENTS } from '@abacow/table';
import * as v from 'valibot';
import { choice, clock, timeLimitMs } from './lobby.ts';

const at = v.pipe(v.number(), v.safeInteger(), v.description('milliseconds since 1970'));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const person = v.object({
  kind: v.literal('person'),
  name: v.string(),
  holder: v.string(),
  named: v.exactOptional(v.boolean()),
  bot: v.exactOptional(v.literal(true)),
  player: v.exactOptional(v.string()),
});
const computer = v.object({ kind: v.literal('computer'), level: v.picklist(COMPUTER_LEVELS) });

const opening = v.variant('kind', [
  v.object({ kind: v.literal('lot') }),
  v.object({ kind: v.literal('chosen'), seat }),
]);

const opened = v.object({
  kind: v.literal('opened'),
  at,
  table: v.string(),
  host: v.string(),
  choice,
  opening,
  clock,
  timeLimitMs: v.exactOptional(timeLimitMs),
  commitment: v.nullable(hash),
  scheme: v.exactOptional(v.literal(2)),
  diceName: v.exactOptional(v.string()),
  bots: v.exactOptional(v.boolean()),
});

export const event = v.variant('kind', [
  opened,
  v.object({ kind: v.literal('kept'), at, seat, seating: person }),
  v.object({
    kind: v.literal('sat'),
    at,
    seat,
    seating: v.variant('kind', [person, computer]),
    seed: v.string(),
    seedCommitment: v.exactOptional(hash),
  }),
  v.object({ kind: v.literal('seed-revealed'), at, seat, seed: hash }),
  v.object({ kind: v.picklist(SEAT_EVENTS), at, seat }),
  v.object({ kind: v.picklist(PLAIN_EVENTS), at }),
  v.object({ kind: v.literal('tossed'), at, seat }),
  v.object({ kind: v.literal('rolled'), at, seat, faces: v.string() }),
  v.object({ kind: v.literal('played'), at, seat, token: v.string() }),
  v.object({ kind: v.literal('undone'), at, seat, tokens: v.pipe(v.number(), v.safeInteger()) }),
  v.object({
    kind: v.literal('help-chosen'),
    at,
    seat,
    help: v.picklist(HELPS),
    hidesNumbers: v.exactOptional(v.literal(true)),
  }),
  v.object({
    kind: v.literal('answered'),
    at,
    seat,
    value: v.pipe(v.number(), v.safeInteger()),
    right: v.boolean(),
  }),
  v.object({ kind: v.literal('revealed'), at, secret: hash }),
]);

type Described = v.InferOutput<typeof event>;
/** An event without a schema, or a schema without an event, does not compile. */
const isDescribed: [TableEvent, Described] extends [Described, TableEvent] ? true : never = true;
void isDescribed;
