/**
 * Checks that an answer has the fields that the app reads. The types come from the protocol's schemas. The schemas
 * stay out of the app, because their library would slow down the start page. The content of a table is trusted.
 */
import type {
  Bots,
  Deleted,
  DeviceLink,
  GuestAnswer,
  LobbyTable,
  Me,
  NewTokenAnswer,
  OpenSeat,
  Opened,
  Problem,
  ShownGuest,
  ShownRating,
  ShownToken,
  Tables,
  TokenScope,
  Tokens,
} from '@abacow/protocol';

export type Is<T> = (value: unknown) => value is T;
/** One check per field of T, for the type of that field. */
type Checks<T> = { readonly [Key in keyof T]-?: Is<T[Key]> };

const isText: Is<string> = (value) => typeof value === 'string';
const isNumber: Is<number> = (value) => typeof value === 'number';
const isBoolean: Is<boolean> = (value) => typeof value === 'boolean';
const isTrue: Is<true> = (value) => value === true;
const isObject: Is<Readonly<Record<string, unknown>>> = (value): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const nullable =
  <T>(is: Is<T>): Is<T | null> =>
  (value) =>
    value === null || is(value);
const optional =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value) =>
    value === undefined || is(value);
const listOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

const object =
  <T extends object>(checks: Checks<T>): Is<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Is<unknown>>(checks).every(([key, is]) => is(value[key]));

/** One member of a union, chosen by its tag field. */
const tagged =
  <T extends object>(tag: keyof T & string): Is<T> =>
  (value): value is T =>
    isObject(value) && isText(value[tag]);

const isGuest = object<ShownGuest>({ id: isText, name: isText, bot: optional(isTrue) });
const isRatings = (value: unknown): value is Me['ratings'] => isObject(value);

export const isMe = object<Me>({ guest: nullable(isGuest), ratings: optional(isRatings) });
export const isGuestAnswer = object<GuestAnswer>({ guest: isGuest });
export const isDeleted = object<Deleted>({ deleted: isTrue });
export const isDeviceLink = object<DeviceLink>({ link: isText });
const isScope = isText as Is<TokenScope>;
const isToken = object<ShownToken>({
  id: isText,
  label: isText,
  createdAt: isNumber,
  usedAt: nullable(isNumber),
  current: isBoolean,
  scope: isScope,
});
export const isNewToken = object<Pick<NewTokenAnswer, 'token'>>({ token: isText });
export const isTokens = object<Tokens>({ tokens: listOf(isToken) });
export const isTable = object<LobbyTable>({
  id: isText,
  code: isText,
  choice: tagged<LobbyTable['choice']>('game'),
  clock: tagged<LobbyTable['clock']>('kind'),
  timeLimitMs: optional(isNumber),
  seats: listOf(tagged<LobbyTable['seats'][number]>('kind')),
  phase: isText,
  public: isBoolean,
  rated: optional(isBoolean),
  bots: optional(isBoolean),
  createdAt: isNumber,
  updatedAt: isNumber,
});
const isBot = object<Bots['bots'][number]>({
  id: isText,
  name: isText,
  rating: object<ShownRating>({ mu: isNumber, sigma: isNumber, games: isNumber }),
});
export const isBots = object<Bots>({ bots: listOf(isBot) });
export const isTables = object<Tables>({ tables: listOf(isTable) });
export const isOpened = object<Opened>({ id: isText, code: isText });
export const isOpenedOrSeat = object<Opened & Partial<OpenSeat>>({
  id: isText,
  code: isText,
  seat: optional(isNumber),
});
export const isProblem = object<Problem>({
  error: object<Problem['error']>({ code: isText, message: isText }),
});
