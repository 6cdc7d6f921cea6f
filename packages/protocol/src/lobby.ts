/** What REST takes and gives: tables as a lobby shows them, guests, ratings. */
import { BOARDS, LEVELS, PLAYERS } from '@abacow/rules/trio';
import {
  COMPUTER_LEVELS,
  type ClockSetup,
  type GameChoice,
  type Seating,
  TABLE_REFUSALS,
  isLegible,
  isName,
  withoutFormat,
} from '@abacow/table';
import * as v from 'valibot';

export type LobbyTable = {
  readonly id: string;
  readonly code: string;
  readonly choice: GameChoice;
  readonly clock: ClockSetup;
  readonly seats: readonly Seating[];
  readonly phase: string;
  readonly public: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type ShownRating = {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
};

const choice = v.variant('game', [
  v.object({ game: v.literal('cowpath'), sheet: v.pipe(v.string(), v.maxLength(71)) }),
  v.object({
    game: v.literal('trio'),
    board: v.picklist(BOARDS),
    players: v.picklist(PLAYERS),
    level: v.picklist(LEVELS),
    target: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
]);

const MAX_CLOCK_MS = 24 * 60 * 60 * 1000;
const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.picklist(['move', 'game']),
    ms: v.pipe(v.number(), v.safeInteger(), v.minValue(1000), v.maxValue(MAX_CLOCK_MS)),
  }),
]);

const opening = v.variant('kind', [
  v.object({ kind: v.literal('lot') }),
  v.object({
    kind: v.literal('chosen'),
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  }),
]);

/** `me` is kept for whoever asks, who sits down over the socket; `open` waits for a friend or for anyone. */
const wantedSeat = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('computer'), level: v.picklist(COMPUTER_LEVELS) }),
]);

export const newTable = v.object({
  choice,
  clock: v.optional(clock, { kind: 'none' }),
  opening: v.optional(opening, { kind: 'lot' }),
  seats: v.pipe(v.array(wantedSeat), v.minLength(2), v.maxLength(4)),
  public: v.optional(v.boolean(), false),
});
export type NewTable = v.InferOutput<typeof newTable>;

/** Where to sit down: an open seat at a public table of this game, or a new table. */
export const playNow = v.object({ game: v.picklist(['cowpath', 'trio']) });
export type PlayNow = v.InferOutput<typeof playNow>;

/** What friends type to find a table. */
export const isTableCode = (text: string): boolean => /^[0-9A-Z]{1,12}$/.test(text);

export const newName = v.object({
  name: v.pipe(v.string(), v.transform(withoutFormat), v.check(isName, TABLE_REFUSALS['seat/name'])),
});
export const claim = v.object({ link: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)) });
const legible = v.check(isLegible, 'without control characters, please');
export const newToken = v.object({
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), legible),
});
