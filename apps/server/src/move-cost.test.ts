/**
 * What one move costs the server, counted without a clock: a table with two connected players and a watcher, SQLite. These
 * numbers are exact. A change that makes one larger needs a reason that is worth it for every move of every game.
 */
import { Socket } from 'node:net';
import { serverMessage } from '@abacow/protocol';
import Database from 'libsql';
import type * as Valibot from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client } from '../test/client.ts';
import { cowpathTable, newPerson, openTable, startTestServer } from '../test/test-server.ts';
import type { Running } from './serve.ts';

const parsed = vi.hoisted((): unknown[] => []);
vi.mock('valibot', async (original) => {
  const valibot = await original<typeof Valibot>();
  const counted =
    <Given extends unknown[], Result>(parse: (...given: Given) => Result) =>
    (...given: Given): Result => {
      parsed.push(given[0]);
      return parse(...given);
    };
  return {
    ...valibot,
    parse: counted(valibot.parse as never),
    safeParse: counted(valibot.safeParse as never),
  };
});

let server: Running;
let players: readonly Client[];
let watcher: Client;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  const persons = [];
  for (const name of ['Ada', 'Ben', 'Eve']) persons.push(await newPerson(server.port, name));
  id = await openTable(server.port, persons[0]!, cowpathTable());
  const clients: Client[] = [];
  for (const { secret } of persons) clients.push(await Client.greet(server.port, secret));
  for (const client of clients) await client.watch(id);
  const [ada, ben, eve] = clients as [Client, Client, Client];
  await ada.sitDown(id);
  await ben.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
  await allHave(clients, 5);
  [players, watcher] = [[ada, ben], eve];
});
afterAll(() => server.stop());

const allHave = async (clients: readonly Client[], events: number): Promise<void> => {
  for (const client of clients) await client.until(() => client.seen(id) >= events);
};

/** Counts the server's writes to sockets, queries of the database and schema checks from now on. */
const countFrom = () => {
  const cost = { writes: 0, bytes: 0, transactions: 0, rows: 0, otherQueries: 0 };
  const statement = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as {
    run: (...row: unknown[]) => unknown;
  };
  const { write } = Socket.prototype;
  const spies = [
    vi.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, ...given: unknown[]) {
      if (this.localPort === server.port) {
        cost.writes += 1;
        cost.bytes += Buffer.byteLength(given[0] as string, 'latin1');
      }
      return Reflect.apply(write, this, given) as boolean;
    }),
    vi.spyOn(statement, 'run'),
    vi.spyOn(Database.prototype, 'exec'),
    vi.spyOn(Database.prototype, 'prepare'),
  ] as const;
  parsed.length = 0;
  return () => {
    const [, run, exec, prepare] = spies;
    cost.rows = run.mock.calls.length;
    cost.transactions = exec.mock.calls.filter(([sql]) => sql === 'COMMIT').length;
    cost.otherQueries = prepare.mock.calls.length + exec.mock.calls.length - 2 * cost.transactions;
    spies.forEach((spy) => spy.mockRestore());
    // The clients of this test check what they receive.
    return { ...cost, schemaChecks: parsed.filter((schema) => schema !== serverMessage).length };
  };
};

test('a move is one row and one write to each client, and no schema is checked', async () => {
  const stop = countFrom();
  const [ada] = players as [Client];
  const before = ada.seen(id);
  await ada.command(id, { kind: 'play', seat: 0, move: 't12345' });
  await allHave([...players, watcher], before + 1);
  expect(stop()).toEqual({
    writes: 3,
    bytes: 453,
    transactions: 1,
    rows: 1,
    otherQueries: 0,
    schemaChecks: 0,
  });
});
