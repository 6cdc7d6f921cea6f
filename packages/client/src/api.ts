/** REST requests to the service. */
import { type NewTable, type Problem, type TokenScope, responses } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import * as v from 'valibot';
import type { HttpResponse, Platform } from './platform.ts';

/**
 * `network`: no answer. `no-server`: the answer is not from the service. `update`: it is from a version that this program
 * cannot read. Otherwise the service's own code.
 */
export type Failed = { readonly ok: false; readonly code: string; readonly message: string };
export type ApiResult<T> = { readonly ok: true; readonly value: T } | Failed;

export type ApiOptions = {
  /** The service, like https://example.org. Missing: the page's own. */
  readonly url?: string;
  /** For programs without a cookie. */
  readonly token?: string;
  readonly cookie?: string;
  /** A response that is here already, by its path under `/api`; undefined if it must be requested. */
  readonly early?: (path: string) => unknown;
};

const failed = (code: string, message: string): Failed => ({ ok: false, code, message });

/** For programs that end when something fails. */
export const unwrap = <T>(result: ApiResult<T>): T => {
  if (!result.ok) throw new Error(result.message);
  return result.value;
};

const isJson = ({ headers }: HttpResponse): boolean =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false;

const openedOrSeat = v.union([responses.openSeat, responses.opened]);

export const createApi = (
  { fetch }: Pick<Platform, 'fetch'>,
  { url = '', token, cookie, early = () => undefined }: ApiOptions = {},
) => {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(cookie === undefined ? {} : { cookie }),
  };
  const call = (method: string, path: string, body?: object): Promise<HttpResponse | null> =>
    fetch(`${url}/api${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);

  const request = async <Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    body?: object,
  ): Promise<ApiResult<v.InferOutput<Schema>>> => {
    const known = v.safeParse(schema, method === 'GET' ? early(path) : undefined);
    if (known.success) return { ok: true, value: known.output };
    const response = await call(method, path, body);
    if (response === null) return failed('network', `${url} does not answer`);
    const json: unknown = isJson(response) ? await response.json().catch(() => null) : null;
    if (response.ok && json !== null) {
      const parsed = v.safeParse(schema, json);
      return parsed.success
        ? { ok: true, value: parsed.output }
        : failed('update', `this program is too old for the service at ${url}: update it`);
    }
    const problem = v.safeParse(responses.problem, json);
    if (!problem.success)
      return failed('no-server', `there is no Abacow service at ${url} (status ${response.status})`);
    const { code, message }: Problem['error'] = problem.output.error;
    return failed(code, message);
  };

  const segment = encodeURIComponent;
  return {
    me: () => request(responses.me, 'GET', '/me'),
    name: (name: string, isBot = false) =>
      request(responses.guestResponse, 'POST', '/me', { name, ...(isBot ? { bot: true } : {}) }),
    forget: () => request(responses.deleted, 'DELETE', '/me'),
    link: () => request(responses.deviceLink, 'POST', '/me/link', {}),
    claim: (link: string) => request(responses.guestResponse, 'POST', '/me/claim', { link }),
    tokens: () => request(responses.tokens, 'GET', '/me/tokens'),
    newToken: (label: string, scope: TokenScope) =>
      request(responses.token, 'POST', '/me/tokens', { label, scope }),
    /** Also what was made with it. */
    revoke: (id: string) => request(responses.deleted, 'DELETE', `/me/tokens/${segment(id)}`),
    /** All others: not the one that this program sends. */
    revokeOthers: () => request(responses.deleted, 'DELETE', '/me/tokens'),
    bots: (game: GameName) => request(responses.bots, 'GET', `/bots/${game}`),
    games: () => request(responses.tables, 'GET', '/me/games'),
    tables: () => request(responses.tables, 'GET', '/tables'),
    open: (table: Partial<NewTable> & Pick<NewTable, 'choice' | 'seats'>) =>
      request(responses.opened, 'POST', '/tables', table),
    /** `seat` is free at a table where somebody waits. Without it, the service reserved a seat for us at a new table. */
    playNow: (game: GameName) => request(openedOrSeat, 'POST', '/play-now', { game }),
    byCode: (code: string) => request(responses.lobbyTable, 'GET', `/codes/${segment(code)}`),
    table: (id: string) => request(responses.lobbyTable, 'GET', `/tables/${segment(id)}`),
    /** Null when the record is not available. */
    record: async (id: string): Promise<string | null> => {
      const response = await call('GET', `/tables/${segment(id)}/record`);
      return response !== null && response.ok && isJson(response) ? response.text() : null;
    },
  };
};
export type Api = ReturnType<typeof createApi>;

export type NewGuest = { readonly name: string; readonly isBot?: boolean; readonly label: string };

/** A new guest, and a token that may play for it. For programs: a browser keeps its cookie by itself. */
export const register = async (
  { fetch }: Pick<Platform, 'fetch'>,
  url: string,
  { name, isBot, label }: NewGuest,
): Promise<ApiResult<string>> => {
  let cookie = '';
  const noting: Platform['fetch'] = async (...request) => {
    const response = await fetch(...request);
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return response;
  };
  const named = await createApi({ fetch: noting }, { url }).name(name, isBot);
  if (!named.ok) return named;
  const made = await createApi({ fetch }, { url, cookie }).newToken(label, 'play');
  return made.ok ? { ok: true, value: made.value.token } : made;
};
