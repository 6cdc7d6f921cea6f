/** Schemas of what the server sends back over HTTP. Types, clients and the API description follow from them. */
import { ENDINGS } from '@abacow/rules';
import { COMPUTER_LEVELS, PHASES, choice, event, timeLimitMs } from '@abacow/table';
import * as v from 'valibot';
import { TOKEN_SCOPES, clock } from './lobby.ts';

const shape = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(v.object(entries), v.readonly());
export const list = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.array(schema), v.readonly());

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const timestamp = count;

/** `bot`: a program that plays by itself. */
export const guest = shape({ id: v.string(), name: v.string(), bot: v.exactOptional(v.literal(true)) });
export type ShownGuest = v.InferOutput<typeof guest>;

export const rating = shape({ mu: v.number(), sigma: v.number(), games: v.number() });
export type ShownRating = v.InferOutput<typeof rating>;

/** A request without a guest has no ratings; null for a game in which the guest has no rated games. */
export const me = shape({
  guest: v.nullable(guest),
  ratings: v.exactOptional(v.pipe(v.record(v.string(), v.nullable(rating)), v.readonly())),
});
export type Me = v.InferOutput<typeof me>;

export const guestResponse = shape({ guest });
export type GuestResponse = v.InferOutput<typeof guestResponse>;

export const deleted = shape({ deleted: v.literal(true) });
export type Deleted = v.InferOutput<typeof deleted>;

export const deviceLink = shape({ link: v.string() });
export type DeviceLink = v.InferOutput<typeof deviceLink>;

export const token = shape({ token: v.string(), id: v.string() });
export type TokenResponse = v.InferOutput<typeof token>;

/** The token that made it: revoking that one revokes this one. Null: the guest's own browser made it. */
const madeBy = v.optional(v.nullable(v.string()), null);

/** `usedAt` is exact to a day, and null where it was never used. `current`: this request was sent with it. */
const shownToken = shape({
  id: v.string(),
  label: v.string(),
  createdAt: timestamp,
  usedAt: v.nullable(timestamp),
  current: v.boolean(),
  scope: v.picklist(TOKEN_SCOPES),
  madeBy,
});
export type ShownToken = v.InferOutput<typeof shownToken>;

/** A link to another device that nobody has used yet. */
const shownLink = shape({ id: v.string(), expiresAt: timestamp, madeBy });
export type ShownLink = v.InferOutput<typeof shownLink>;

export const tokens = shape({ tokens: list(shownToken), links: v.optional(list(shownLink), []) });
export type Tokens = v.InferOutput<typeof tokens>;

/** `named: false`: the person gave no name, and `name` is a placeholder. */
const seating = v.pipe(
  v.variant('kind', [
    v.object({
      kind: v.literal('person'),
      name: v.string(),
      holder: v.string(),
      named: v.exactOptional(v.boolean()),
      bot: v.exactOptional(v.literal(true)),
    }),
    v.object({ kind: v.literal('computer'), level: v.picklist(COMPUTER_LEVELS) }),
    v.object({ kind: v.literal('open') }),
  ]),
  v.readonly(),
);

/**
 * `rated`: the result will count, or has counted. `bots`: whether bots may sit down; missing where the host did not say:
 * then they may where the table is not public.
 */
export const lobbyTable = shape({
  id: v.string(),
  code: v.string(),
  choice,
  clock,
  timeLimitMs: v.exactOptional(timeLimitMs),
  seats: list(seating),
  phase: v.pipe(v.string(), v.metadata({ enum: PHASES })),
  public: v.boolean(),
  rated: v.exactOptional(v.boolean()),
  bots: v.exactOptional(v.boolean()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type LobbyTable = v.InferOutput<typeof lobbyTable>;

export const tables = shape({ tables: list(lobbyTable) });
export type Tables = v.InferOutput<typeof tables>;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
/** A seat as the game writes it: `x`, `o`, 0, 1 … */
const writtenSeat = v.union([v.string(), v.number()]);

const outcome = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('win'), seat, by: v.picklist(ENDINGS) }),
    v.object({ kind: v.literal('tie'), by: v.picklist(ENDINGS) }),
    v.object({ kind: v.literal('broken-off') }),
  ]),
  v.readonly(),
);

const dueAt = <Kind extends string>(kind: Kind) => v.object({ kind: v.literal(kind), seat });
const due = v.pipe(
  v.variant('kind', [
    dueAt('sit'),
    dueAt('reveal-seed'),
    dueAt('roll'),
    dueAt('play'),
    dueAt('answer'),
    v.object({ kind: v.literal('toss') }),
  ]),
  v.readonly(),
);

/** The referee's view: each game adds fields of its own, see docs/NOTATION.md. */
const gameView = v.looseObject({
  ok: v.literal(true),
  game: v.string(),
  toMove: v.nullable(writtenSeat),
  legal: list(v.string()),
  result: v.nullable(writtenSeat),
});

/** A table after its first `seen` events: what it waits for, who begins, the referee's view of the game, how it ended. */
export const view = v.object({
  kind: v.literal('view'),
  table: v.string(),
  seen: count,
  phase: v.picklist(PHASES),
  seats: list(seating),
  due: list(due),
  begins: v.nullable(seat),
  setup: v.nullable(v.looseObject({ game: v.string(), first: writtenSeat })),
  view: v.nullable(gameView),
  outcome: v.nullable(outcome),
});

/** The response to a command: its events, and the table after them. */
export const carriedOut = shape({ from: count, events: list(event), view });

export const opened = shape({ id: v.string(), code: v.string() });
export type Opened = v.InferOutput<typeof opened>;

export const openSeat = shape({ id: v.string(), code: v.string(), seat: v.pipe(v.number(), v.integer()) });
export type OpenSeat = v.InferOutput<typeof openSeat>;

/** Bots with rated games, the strongest first. */
export const bots = shape({ bots: list(shape({ id: v.string(), name: v.string(), rating })) });
export type Bots = v.InferOutput<typeof bots>;

/** The record's format is described in docs/NOTATION.md. */
export const record = v.looseObject({});

export const problem = shape({ error: shape({ code: v.string(), message: v.string() }) });
export type Problem = v.InferOutput<typeof problem>;
