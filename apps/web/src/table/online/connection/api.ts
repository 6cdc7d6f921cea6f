/** REST requests to the service. */
import type { Me, NewTable, ShownGuest, TokenScope } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import {
  type Is,
  isBots,
  isDeleted,
  isDeviceLink,
  isGuestAnswer,
  isMe,
  isNewToken,
  isOpened,
  isOpenedOrSeat,
  isProblem,
  isTable,
  isTables,
  isTokens,
} from './answers.ts';
import { takeEarlyAnswer } from './early-answers.ts';

export type Guest = ShownGuest;
export type Ratings = NonNullable<Me['ratings']>;

/**
 * `network`: no answer. `no-server`: the answer is not from the service, or from a version that we do not understand.
 * Otherwise the service's own code.
 */
export type Failed = { readonly ok: false; readonly code: string; readonly message: string };
export type ApiResult<T> = { readonly ok: true; readonly value: T } | Failed;

const failed = (code: string, message = ''): Failed => ({ ok: false, code, message });

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('application/json') ?? false;

const request = async <T>(is: Is<T>, method: string, path: string, body?: object): Promise<ApiResult<T>> => {
  const early = method === 'GET' ? takeEarlyAnswer(path) : undefined;
  if (is(early)) return { ok: true, value: early };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    return failed('network');
  }
  if (!isJson(response)) return failed('no-server');
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok)
    return isProblem(json) ? failed(json.error.code, json.error.message) : failed('no-server');
  return is(json) ? { ok: true, value: json } : failed('no-server');
};

const segment = encodeURIComponent;

export const api = {
  me: () => request(isMe, 'GET', '/me'),
  name: (name: string) => request(isGuestAnswer, 'POST', '/me', { name }),
  forget: () => request(isDeleted, 'DELETE', '/me'),
  link: () => request(isDeviceLink, 'POST', '/me/link', {}),
  claim: (link: string) => request(isGuestAnswer, 'POST', '/me/claim', { link }),
  tokens: () => request(isTokens, 'GET', '/me/tokens'),
  newToken: (label: string, scope: TokenScope) => request(isNewToken, 'POST', '/me/tokens', { label, scope }),
  revoke: (id: string) => request(isDeleted, 'DELETE', `/me/tokens/${segment(id)}`),
  bots: (game: GameName) => request(isBots, 'GET', `/bots/${game}`),
  games: () => request(isTables, 'GET', '/me/games'),
  open: (table: Partial<NewTable> & Pick<NewTable, 'choice' | 'seats'>) =>
    request(isOpened, 'POST', '/tables', table),
  /** `seat` is free at a table where somebody waits. Without it, the service reserved a seat for us at a new table. */
  playNow: (game: GameName) => request(isOpenedOrSeat, 'POST', '/play-now', { game }),
  byCode: (code: string) => request(isTable, 'GET', `/codes/${segment(code)}`),
  table: (id: string) => request(isTable, 'GET', `/tables/${segment(id)}`),
  /** Null when the record is not available. */
  record: async (id: string): Promise<string | null> => {
    const response = await fetch(`/api/tables/${segment(id)}/record`).catch(() => null);
    return response !== null && response.ok && isJson(response) ? response.text() : null;
  },
};
