/** Schemas of REST requests. */
import { gameNames } from '@abacow/rules';
import {
  COMPUTER_LEVELS,
  MAX_NAME,
  TABLE_REFUSALS,
  choice,
  isLabel,
  isName,
  makeClock,
  opening,
  timeLimitMs,
  withoutFormat,
} from '@abacow/table';
import * as v from 'valibot';

const MAX_CLOCK_MS = 24 * 60 * 60 * 1000;
export const clock = makeClock(1000, MAX_CLOCK_MS);

/** `me` is reserved for the sender, who sits down over the socket; `open` waits for a friend or for anyone. */
const wantedSeat = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('computer'), level: v.picklist(COMPUTER_LEVELS) }),
]);

export const newTable = v.object({
  choice,
  clock: v.optional(clock, { kind: 'none' }),
  timeLimitMs: v.exactOptional(timeLimitMs),
  opening: v.optional(opening, { kind: 'lot' }),
  seats: v.pipe(v.array(wantedSeat), v.minLength(2), v.maxLength(4)),
  public: v.optional(v.boolean(), false),
  /** Whether bots may sit down. Missing: they may where the table is not public, or where a bot opens it. */
  bots: v.exactOptional(v.boolean()),
});
export type NewTable = v.InferOutput<typeof newTable>;

/** Asks for a seat: an open one at a public table of this game, or one at a new table. */
export const playNow = v.object({
  game: v.picklist(gameNames()),
  /** A person also wants to play against a bot. */
  bots: v.exactOptional(v.boolean()),
});
export type PlayNow = v.InferOutput<typeof playNow>;

/** The code that friends type to find a table. */
export const isTableCode = (text: string): boolean => /^[0-9A-Z]{1,12}$/.test(text);

export const newName = v.object({
  name: v.pipe(
    v.string(),
    v.metadata({ maxLength: MAX_NAME }),
    v.transform(withoutFormat),
    v.check(isName, TABLE_REFUSALS['seat/name']),
  ),
  /** A new guest is a bot from the beginning. */
  bot: v.exactOptional(v.literal(true)),
});
export const claim = v.object({ link: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)) });
/** What a token allows: to read; also to play; everything, as the guest's own browser. */
export const TOKEN_SCOPES = ['read', 'play', 'full'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const newToken = v.object({
  scope: v.optional(v.picklist(TOKEN_SCOPES), 'full'),
  label: v.pipe(
    v.string(),
    v.transform(withoutFormat),
    v.minLength(1),
    v.maxLength(60),
    v.check(isLabel, 'a label has a visible character and no control characters'),
  ),
});
