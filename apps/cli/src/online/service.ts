/** Requests to an online service, and the stream of a table's events. */
import { type ServerMessage, parseServerMessage } from '@abacow/protocol';
import { isObject, isUnreadable } from '@abacow/rules';
import { type Complaint, complain, isComplaint } from '../arguments.ts';
import type { Environment } from '../environment.ts';
import { lineReader } from '../referee/lines.ts';

/** `code` is the service's, or `network` if there was no answer. */
export type Refused = Complaint & { readonly code: string };

export interface Service {
  readonly url: string;
  ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T | Refused>;
  /** The messages of a table from event number `seen` on. Ends after the game, and when the connection is lost. */
  follow(table: string, seen: number, signal: AbortSignal): AsyncGenerator<ServerMessage, Refused | null>;
}

const refused = (code: string, reason: string): Refused => ({ ...complain(reason), code });

const problemIn = (url: string, status: number, json: unknown): Refused => {
  const error = isObject(json) && isObject(json['error']) ? json['error'] : {};
  const { code, message } = error;
  return typeof code === 'string'
    ? refused(code, String(message))
    : refused('no-service', `there is no Abacow service at ${url} (status ${status})`);
};

const isFatal = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

export const openService = (
  { fetch }: Pick<Environment, 'fetch'>,
  url: string,
  credentials: Readonly<Record<string, string>> = {},
): Service => {
  const lost = (): Refused => refused('network', `${url} does not answer`);

  const ask = async <T>(method: string, path: string, body?: object): Promise<T | Refused> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { 'content-type': 'application/json', ...credentials };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...sent }).catch(() => null);
    if (response === null) return lost();
    const json: unknown = await response.json().catch(() => null);
    return response.ok && json !== null ? (json as T) : problemIn(url, response.status, json);
  };

  async function* follow(
    table: string,
    seen: number,
    signal: AbortSignal,
  ): AsyncGenerator<ServerMessage, Refused | null> {
    const path = `${url}/api/tables/${table}/stream?seen=${seen}`;
    const response = await fetch(path, { headers: credentials, signal }).catch(() => null);
    if (response === null) return lost();
    if (!response.ok || response.body === null)
      return problemIn(url, response.status, await response.json().catch(() => null));
    const reader = lineReader();
    try {
      for await (const chunk of response.body)
        for (const line of reader.push(chunk)) {
          if (line.kind !== 'text' || line.text === '') continue;
          const message = parseServerMessage(line.text);
          // A newer service may send more than this program knows.
          if (!isUnreadable(message)) yield message;
        }
    } catch (error) {
      if (!isFatal(error)) return lost();
    }
    return null;
  }

  return { url, ask, follow };
};

export const isRefused = (value: unknown): value is Refused => isComplaint(value);
