/** Schemas of REST responses. The API description and the app's types are generated from them. */
import { ENDINGS } from '@abacow/rules';
import { COMPUTER_LEVELS, PHASES, choice, timeLimitMs } from '@abacow/table';
import * as v from 'valibot';
import { TOKEN_SCOPES, clock } from './lobby.ts';

const timestamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `bot`: a program that plays by itself. */
export const guest = v.pipe(
  v.object({ id: v.string(), name: v.string(), bot: v.exactOptional(v.literal(true)) }),
  v.readonly(),
);
export type ShownGuest = v.InferOutput<typeof guest>;

export const rating = v.pipe(
  v.object({ mu: v.number(), sigma: v.number(), games: v.number() }),
  v.readonly(),
);
export type ShownRating = v.InferOutput<typeof rating>;

/** A request without a guest has no ratings; null for a game in which the guest has no rated games. */
export const me = v.pipe(
  v.object({
    guest: v.nullable(guest),
    ratings: v.exactOptional(v.pipe(v.record(v.string(), v.nullable(rating)), v.readonly())),
  }),
  v.readonly(),
);
export type Me = v.InferOutput<typeof me>;

export const guestAnswer = v.pipe(v.object({ guest }), v.readonly());
export type GuestAnswer = v.InferOutput<typeof guestAnswer>;

export const deleted = v.pipe(v.object({ deleted: v.literal(true) }), v.readonly());
export type Deleted = v.InferOutput<typeof deleted>;

export const deviceLink = v.pipe(v.object({ link: v.string() }), v.readonly());
export type DeviceLink = v.InferOutput<typeof deviceLink>;

export const token = v.pipe(v.object({ token: v.string(), id: v.string() }), v.readonly());
export type NewTokenAnswer = v.InferOutput<typeof token>;

/** `usedAt` is exact to a day, and null where it was never used or that is not known. `current`: this request was sent with it. */
const shownToken = v.pipe(
  v.object({
    id: v.string(),
    label: v.string(),
    createdAt: timestamp,
    usedAt: v.nullable(timestamp),
    current: v.boolean(),
    scope: v.picklist(TOKEN_SCOPES),
  }),
  v.readonly(),
);
export type ShownToken = v.InferOutput<typeof shownToken>;

export const tokens = v.pipe(v.object({ tokens: v.pipe(v.array(shownToken), v.readonly()) }), v.readonly());
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
 * `rated`: the result will count, or has counted. Not known for tables of an earlier version. `bots`: whether bots may
 * sit down; missing where the host did not say: then they may where the table is not public.
 */
export const lobbyTable = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    choice,
    clock,
    timeLimitMs: v.exactOptional(timeLimitMs),
    seats: v.pipe(v.array(seating), v.readonly()),
    phase: v.pipe(v.string(), v.metadata({ enum: PHASES })),
    public: v.boolean(),
    rated: v.exactOptional(v.boolean()),
    bots: v.exactOptional(v.boolean()),
    createdAt: timestamp,
    updatedAt: timestamp,
  }),
  v.readonly(),
);
export type LobbyTable = v.InferOutput<typeof lobbyTable>;

export const tables = v.pipe(v.object({ tables: v.pipe(v.array(lobbyTable), v.readonly()) }), v.readonly());
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

const due = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.picklist(['sit', 'reveal-seed', 'roll', 'play', 'answer']), seat }),
    v.object({ kind: v.literal('toss') }),
  ]),
  v.readonly(),
);

/** The referee's view: each game adds fields of its own, see docs/NOTATION.md. */
const gameView = v.looseObject({
  ok: v.literal(true),
  game: v.string(),
  toMove: v.nullable(writtenSeat),
  legal: v.array(v.string()),
  result: v.nullable(writtenSeat),
});

/** A table after its first `seen` events: what it waits for, who begins, the referee's view of the game, how it ended. */
export const view = v.object({
  kind: v.literal('view'),
  table: v.string(),
  seen: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  phase: v.picklist(PHASES),
  seats: v.array(seating),
  due: v.array(due),
  begins: v.nullable(seat),
  setup: v.nullable(v.looseObject({ game: v.string(), first: writtenSeat })),
  view: v.nullable(gameView),
  outcome: v.nullable(outcome),
});

export const opened = v.pipe(v.object({ id: v.string(), code: v.string() }), v.readonly());
export type Opened = v.InferOutput<typeof opened>;

export const openSeat = v.pipe(
  v.object({ id: v.string(), code: v.string(), seat: v.pipe(v.number(), v.integer()) }),
  v.readonly(),
);
export type OpenSeat = v.InferOutput<typeof openSeat>;

/** Bots with rated games, the strongest first. */
export const bots = v.pipe(
  v.object({
    bots: v.pipe(
      v.array(v.pipe(v.object({ id: v.string(), name: v.string(), rating }), v.readonly())),
      v.readonly(),
    ),
  }),
  v.readonly(),
);
export type Bots = v.InferOutput<typeof bots>;

/** The record's format is described in docs/NOTATION.md. */
export const record = v.looseObject({});

export const problem = v.pipe(
  v.object({ error: v.pipe(v.object({ code: v.string(), message: v.string() }), v.readonly()) }),
  v.readonly(),
);
export type Problem = v.InferOutput<typeof problem>;
