/** A server for tests, in this process, on a free port. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable } from '@abacow/protocol';
import { type Options, parseOptions } from '../src/options.ts';
import { type Running, startServer } from '../src/serve.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'abacow-'));

export const startTestServer = (more: Partial<Options> = {}): Promise<Running> =>
  startServer(
    {
      ...parseOptions({ LOG_LEVEL: 'silent', HOST: '127.0.0.1', DATA_DIR: newFolder() }, '/'),
      port: 0,
      messagesPerSecond: 10_000,
      addressMessagesPerSecond: 1_000_000,
      socketsPerAddress: 10_000,
      socketsPerGuest: 10_000,
      requestsPerMinute: 1_000_000,
      opensPerMinute: 100_000,
      computerPauseMs: 0,
      waitingTablesPerGuest: 1000,
      computerTablesPerGuest: 1000,
      tokensPerGuest: 1000,
      halfSentPerAddress: 10_000,
      ...more,
    },
    new Map(),
  );

/** Needs a server with `metricsPort: 0`. */
export const metricsOf = async ({ metricsPort }: Running): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

export type Person = { readonly id: string; readonly secret: string };

export const api = (
  port: number,
  path: string,
  init: RequestInit & { secret?: string } = {},
): Promise<Response> => {
  const { secret, ...rest } = init;
  const cookie: Record<string, string> = secret === undefined ? {} : { cookie: `abacow=${secret}` };
  return fetch(`http://127.0.0.1:${port}/api${path}`, {
    ...rest,
    headers: { 'content-type': 'application/json', ...cookie, ...rest.headers },
  });
};

export const newPerson = async (port: number, name: string): Promise<Person> => {
  const answer = await api(port, '/me', { method: 'POST', body: JSON.stringify({ name }) });
  const { guest } = (await answer.json()) as { guest: { id: string } };
  const secret = /abacow=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')![1]!;
  return { id: guest.id, secret };
};

export const SHEET = 'x1co/2o3c/c4cx/o5xc';

export const cowpathTable = (more: Partial<NewTable> = {}): Partial<NewTable> => ({
  choice: { game: 'cowpath', sheet: SHEET },
  opening: { kind: 'chosen', seat: 0 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  ...more,
});

export const openTable = async (port: number, person: Person, table: Partial<NewTable>): Promise<string> => {
  const answer = await api(port, '/tables', {
    method: 'POST',
    body: JSON.stringify(table),
    secret: person.secret,
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
};
