/** What is asked of the service once. */
import type { LobbyTable, NewTable, ShownRating } from '@abacow/protocol';
import type { GameName } from '@abacow/rules';
import { takeEarlyAnswer } from './earlyanswers.ts';

export type Guest = { readonly id: string; readonly name: string };
export type Ratings = Readonly<Record<GameName, ShownRating | null>>;
export type Me = { readonly guest: Guest | null; readonly ratings?: Ratings };
export type Opened = { readonly id: string; readonly code: string };

/** `network`: no answer; `no-server`: whoever answered is not the service; else the service's own code. */
export type Failed = { readonly ok: false; readonly code: string; readonly message: string };
export type Asked<T> = { readonly ok: true; readonly value: T } | Failed;

const failed = (code: string, message = ''): Failed => ({ ok: false, code, message });

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('application/json') ?? false;

type Problem = { readonly error: { readonly code: string; readonly message: string } };

const ask = async <T>(method: string, path: string, body?: object): Promise<Asked<T>> => {
  const early = method === 'GET' ? takeEarlyAnswer(path) : undefined;
  if (early !== undefined) return { ok: true, value: early as T };
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
  if (response.ok) return { ok: true, value: json as T };
  const { error } = json as Problem;
  return failed(error.code, error.message);
};

const segment = encodeURIComponent;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  name: (name: string) => ask<{ readonly guest: Guest }>('POST', '/me', { name }),
  forget: () => ask<{ readonly deleted: true }>('DELETE', '/me'),
  link: () => ask<{ readonly link: string }>('POST', '/me/link', {}),
  claim: (link: string) => ask<{ readonly guest: Guest }>('POST', '/me/claim', { link }),
  games: () => ask<{ readonly tables: readonly LobbyTable[] }>('GET', '/me/games'),
  open: (table: Partial<NewTable> & Pick<NewTable, 'choice' | 'seats'>) =>
    ask<Opened>('POST', '/tables', table),
  /** `seat` is free at a table where somebody waits; without it, ours is kept at a new one. */
  playNow: (game: GameName) => ask<Opened & { readonly seat?: number }>('POST', '/play-now', { game }),
  byCode: (code: string) => ask<LobbyTable>('GET', `/codes/${segment(code)}`),
  table: (id: string) => ask<LobbyTable>('GET', `/tables/${segment(id)}`),
  /** Null: not to be had. */
  record: async (id: string): Promise<string | null> => {
    const response = await fetch(`/api/tables/${segment(id)}/record`).catch(() => null);
    return response !== null && response.ok && isJson(response) ? response.text() : null;
  },
};
