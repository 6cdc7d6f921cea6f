/** Schemas of REST requests. */
import { type GameName, type SetupField, gameNames, gameOf } from '@abacow/rules';
import {
  COMPUTER_LEVELS,
  type GameChoice,
  MAX_NAME,
  TABLE_REFUSALS,
  isLegible,
  isName,
  withoutFormat,
} from '@abacow/table';
import * as v from 'valibot';

const fieldSchema = (field: SetupField) => {
  switch (field.kind) {
    case 'one-of':
      return v.picklist(field.values);
    case 'whole':
      return v.pipe(v.number(), v.safeInteger(), v.minValue(field.least));
    case 'optional-whole':
      return v.exactOptional(
        v.pipe(v.number(), v.safeInteger(), v.minValue(field.least), v.maxValue(field.most)),
      );
    case 'optional-one-of':
      return v.exactOptional(v.picklist(field.values));
    case 'text':
      return v.pipe(v.string(), v.maxLength(field.longest));
  }
};

const choiceSchema = (name: GameName) => {
  const { fields } = gameOf({ game: name });
  const entries = Object.entries(fields).map(([field, kind]) => [field, fieldSchema(kind)] as const);
  return v.object({ game: v.literal(name), ...Object.fromEntries(entries) });
};

/** One schema per game, made from the fields of its setup. The table checks what fields cannot express. */
export const choice = v.pipe(
  v.variant('game', gameNames().map(choiceSchema)),
  v.transform((chosen) => chosen as GameChoice),
);

const MAX_CLOCK_MS = 24 * 60 * 60 * 1000;
export const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.picklist(['move', 'game']),
    ms: v.pipe(v.number(), v.safeInteger(), v.minValue(1000), v.maxValue(MAX_CLOCK_MS)),
  }),
]);

/** For games in rounds: when so much time was played, the round in progress is the last. */
export const timeLimitMs = v.pipe(v.number(), v.safeInteger(), v.minValue(60_000), v.maxValue(MAX_CLOCK_MS));

const opening = v.variant('kind', [
  v.object({ kind: v.literal('lot') }),
  v.object({
    kind: v.literal('chosen'),
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  }),
]);

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
const legible = v.check(isLegible, 'without control characters, please');
/** What a token allows: to read; also to play; everything, as the guest's own browser. */
export const TOKEN_SCOPES = ['read', 'play', 'full'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const newToken = v.object({
  scope: v.optional(v.picklist(TOKEN_SCOPES), 'full'),
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), legible),
});
