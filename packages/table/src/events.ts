/** What happened at a table, as plain JSON. A table is rebuilt from its events. `at` is the time in milliseconds. */
import { HELPS } from '@abacow/learning/help';
import { type Unreadable, unreadable } from '@abacow/rules';
import * as v from 'valibot';
import { opening, playableChoice, seatsFor } from './choice.ts';
import { clock } from './clock.ts';
import { MAX_ANSWER } from './help.ts';
import { isTimeLimit, timeLimitMs } from './open.ts';
import { hex32, matching, seat, shape, whole, yes } from './schemas.ts';
import { SEATING, computer, person } from './seats.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const AT = '"at" must be milliseconds';
const at = v.pipe(v.number(AT), v.safeInteger(AT), v.description('milliseconds since 1970'));
const filled = (message: string) => v.pipe(v.string(message), v.nonEmpty(message));

const opened = shape({
  kind: v.literal('opened'),
  at,
  table: filled('"table" must name the table'),
  host: v.string('"host" must be a text'),
  choice: playableChoice,
  opening,
  clock,
  /** When so much time was played, the round in progress is the last. Missing: no limit. */
  timeLimitMs: v.exactOptional(timeLimitMs),
  /** SHA-256 of the dice's secret; null where people throw real dice. */
  commitment: v.nullable(matching(/^[0-9a-f]{64}$/, '"commitment" must be null or 64 hex digits')),
  /** 2: seats commit to their seeds and reveal them after the start. Missing: 1, in which seeds are added openly. */
  scheme: v.exactOptional(v.literal(2, '"scheme" must be 2 or missing')),
  /** Tables with the same secret, seeds and name of the dice have the same dice. Missing: the table's id. */
  diceName: v.exactOptional(filled('"diceName" must be a text or missing')),
  /** Whether bots may sit down. Missing: the host did not say. */
  bots: v.exactOptional(v.boolean('"bots" must be true or false')),
  /** Strangers meet here under standard terms, so the game is rated. */
  rated: yes('rated'),
});
export type Opened = Readonly<v.InferOutput<typeof opened>>;

/** The seat is reserved for this person, who sits down later: seeds must be added after the commitment is published. */
const kept = shape({ kind: v.literal('kept'), at, seat, seating: person });
export type Kept = Readonly<v.InferOutput<typeof kept>>;

const sat = shape({
  kind: v.literal('sat'),
  at,
  seat,
  seating: v.variant('kind', [person, computer], SEATING),
  /** The seed that the seat adds to the dice openly; empty in scheme 2. Used only before the start. */
  seed: v.string('"seed" must be a text'),
  /** SHA-256 of the seed that the seat will reveal. Missing if it adds none. Only in scheme 2. */
  seedCommitment: v.exactOptional(hex32('seedCommitment')),
});
export type Sat = Readonly<v.InferOutput<typeof sat>>;

/** The seed is the one that the seat committed to. */
const seedRevealed = shape({ kind: v.literal('seed-revealed'), at, seat, seed: hex32('seed') });
export type SeedRevealed = Readonly<v.InferOutput<typeof seedRevealed>>;

/** Events that have only a seat. */
const seatEvent = shape({
  kind: v.picklist([
    'left',
    'taken-back',
    'given-up',
    'tie-offered',
    'tie-agreed',
    'tie-declined',
    'time-up',
    'rematch-wanted',
    'computer-called',
    'absence-ended',
    'seed-withheld',
  ]),
  at,
  seat,
});
export type SeatEvent = Readonly<v.InferOutput<typeof seatEvent>>;

/** `last-round`: the table's time limit is reached, so the round in progress is the last. */
const plainEvent = shape({
  kind: v.picklist(['started', 'paused', 'resumed', 'last-round', 'abandoned', 'closed']),
  at,
});
export type PlainEvent = Readonly<v.InferOutput<typeof plainEvent>>;

/** The coin was tossed: this seat begins. */
const tossed = shape({ kind: v.literal('tossed'), at, seat });
export type Tossed = Readonly<v.InferOutput<typeof tossed>>;

const rolled = shape({
  kind: v.literal('rolled'),
  at,
  seat,
  faces: matching(/^[0-9]{1,8}$/, '"faces" must be digits'),
});
export type Rolled = Readonly<v.InferOutput<typeof rolled>>;

/** A token of any game. Whether it can be played is checked later, when the table is rebuilt. */
const played = shape({
  kind: v.literal('played'),
  at,
  seat,
  token: matching(/^[0-9a-z=>-]{1,16}$/, '"token" must be a token'),
});
export type Played = Readonly<v.InferOutput<typeof played>>;

/** A person took back a decision after computers had thrown dice; `tokens` tokens were left. */
const undone = shape({
  kind: v.literal('undone'),
  at,
  seat,
  tokens: whole('"tokens" must be how many tokens were left', 0, MOST),
});
export type Undone = Readonly<v.InferOutput<typeof undone>>;

/** A player chose how much the table helps. `hidesNumbers` missing: numbers are shown. */
const helpChosen = shape({
  kind: v.literal('help-chosen'),
  at,
  seat,
  help: v.picklist(HELPS, `"help" must be one of ${HELPS.join(', ')}`),
  hidesNumbers: yes('hidesNumbers'),
});
export type HelpChosen = Readonly<v.InferOutput<typeof helpChosen>>;

const ANSWER = 'an answer must be a number, and right or wrong';
/** A player said what the dice show. Where players agreed on that, a wrong answer loses the turn. */
const answered = shape({
  kind: v.literal('answered'),
  at,
  seat,
  value: whole(ANSWER, 0, MAX_ANSWER),
  right: v.boolean(ANSWER),
});
export type Answered = Readonly<v.InferOutput<typeof answered>>;

const revealed = shape({ kind: v.literal('revealed'), at, secret: hex32('secret') });
export type Revealed = Readonly<v.InferOutput<typeof revealed>>;

/** The most frequent kind is tried first. */
const anyEvent = v.variant(
  'kind',
  [
    played,
    seatEvent,
    plainEvent,
    answered,
    opened,
    kept,
    sat,
    seedRevealed,
    tossed,
    rolled,
    undone,
    helpChosen,
    revealed,
  ],
  ({ path, input }) =>
    path === undefined ? 'an event must be an object' : `${JSON.stringify(input)} is not an event of a table`,
);
export type TableEvent = Readonly<v.InferOutput<typeof anyEvent>>;

export const event = v.pipe(
  anyEvent,
  v.check(
    (one) => one.kind !== 'opened' || one.opening.kind === 'lot' || one.opening.seat < seatsFor(one.choice),
    '"opening" must be by lot or name a seat',
  ),
  v.check(
    (one) =>
      one.kind !== 'opened' || one.timeLimitMs === undefined || isTimeLimit(one.choice, one.timeLimitMs),
    '"timeLimitMs" must be the milliseconds of a game in rounds',
  ),
);

/** Something that only a newer program knows: a program that meets it has to be updated. */
export type Newer = Unreadable & { readonly isNewer: true };

export const isNewer = (problem: Unreadable): problem is Newer => 'isNewer' in problem;

export const newer = (at: number, reason: string): Newer => ({ ...unreadable(at, reason), isNewer: true });

/** Takes parsed JSON. Unknown fields are dropped. */
export const parseEvent = (json: unknown): TableEvent | Unreadable => {
  const parsed = v.safeParse(event, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const isUnknownKind =
    issue.type === 'variant' && issue.path?.length === 1 && typeof issue.input === 'string';
  return isUnknownKind ? newer(1, issue.message) : unreadable(1, issue.message);
};
