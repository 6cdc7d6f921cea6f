/** Seeds of the dice over real sockets: committed to when sitting down, revealed after the start. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { commitment, parseHex } from '@abacow/dice';
import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { awaitedSeeds, checkDice, rematchSeats } from '@abacow/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client, eager, seedFrom } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newFolder,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let server: Running;
let ada: Person;
let ben: Person;
const SIT = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' } as const;

beforeEach(async () => {
  server = await startTestServer();
  [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
});
afterEach(() => server.stop());

const atTable = async (person: Person, id: string): Promise<Client> => {
  const client = await Client.greet(server.port, person.secret);
  await client.watch(id);
  return client;
};

const recordOf = async (id: string): Promise<GameRecord> => {
  const record = parseRecord(await (await api(server.port, `/tables/${id}/record`)).text());
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

/** Both guests have a reserved seat: the second table of two people who want a rematch. */
const rematch = async (lot = false): Promise<{ id: string; a: Client; b: Client }> => {
  const table = cowpathTable(lot ? { opening: { kind: 'lot' } } : {});
  const first = await openTable(server.port, ada, table);
  const [a, b] = [await atTable(ada, first), await atTable(ben, first)];
  await a.sitDown(first);
  await b.command(first, SIT);
  await a.until(() => a.tables.get(first)!.phase !== 'seating');
  await b.until(() => b.seen(first) === a.seen(first));
  await a.command(first, { kind: 'give-up', seat: 0 });
  await b.until(() => b.tables.get(first)!.phase === 'over');
  await a.command(first, { kind: 'want-rematch', seat: 0 });
  await b.until(() => rematchSeats(b.tables.get(first)!).length === 1);
  await b.command(first, { kind: 'want-rematch', seat: 1 });
  const moved = () => a.messages.find((message) => message.kind === 'moved');
  await a.until(() => moved() !== undefined);
  const id = moved()!.to;
  await Promise.all([a.watch(id), b.watch(id)]);
  return { id, a, b };
};

test('nobody sees a seed before every seat is taken, and the record shows that both were added', async () => {
  const { id, a, b } = await rematch(true);
  const eve = await atTable(await newPerson(server.port, 'Eve'), id);
  await a.sitDown(id, 'daisy');
  await b.until(() => b.seen(id) === a.seen(id));
  await nextTick();
  for (const client of [a, b, eve]) expect(client.received.join()).not.toContain(seedFrom('daisy'));
  await b.sitDown(id, 'clover');
  await a.until(() => awaitedSeeds(a.tables.get(id)!).length === 0 && a.tables.get(id)!.phase === 'opening');
  await eve.until(() => eve.seen(id) === a.seen(id));
  expect(eve.tables.get(id)!.dice.seeds).toEqual([seedFrom('clover'), seedFrom('daisy')]);
  await a.command(id, { kind: 'toss' });
  await b.until(() => b.tables.get(id)!.phase === 'playing');
  await Promise.all([a.playOut(id, 1, eager), b.playOut(id, 0, eager)]);
  const check = checkDice(await recordOf(id));
  expect(check).toMatchObject({
    honest: true,
    seeds: ['committed', 'committed'],
    opening: { kind: 'coin', honest: true },
  });
});

test('a wrong seed and the seed of another seat are refused', async () => {
  const { id, a, b } = await rematch();
  await b.sitDown(id);
  const sitter = { kind: 'person', name: 'Ada' } as const;
  const seedCommitment = '0'.repeat(64);
  await a.until(() => a.seen(id) === b.seen(id));
  await a.command(id, { kind: 'sit', seat: 1, sitter, seed: '', seedCommitment });
  await a.until(() => awaitedSeeds(a.tables.get(id)!).length === 1);
  await b.until(() => b.seen(id) === a.seen(id));
  const reveal = { kind: 'reveal-seed', seat: 1, seed: seedFrom('daisy') } as const;
  expect(await a.command(id, reveal)).toMatchObject({ ok: false, code: 'seed/wrong' });
  expect(await b.command(id, reveal)).toMatchObject({ ok: false, code: 'seat/not-yours' });
  expect(await b.command(id, { kind: 'call-computer', seat: 1 })).toMatchObject({ code: 'absence/here' });
});

test('a server that restarts in between still waits for the seeds', async () => {
  await server.stop();
  const dataDir = newFolder();
  server = await startTestServer({ dataDir });
  [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
  const { id, a, b } = await rematch();
  await b.sitDown(id);
  await a.until(() => a.seen(id) === b.seen(id));
  const sitter = { kind: 'person', name: 'Ada' } as const;
  const seedCommitment = commitment(parseHex(seedFrom('daisy'))!);
  await a.command(id, { kind: 'sit', seat: 1, sitter, seed: '', seedCommitment });
  await a.until(() => awaitedSeeds(a.tables.get(id)!).length === 1);
  await server.stop();
  server = await startTestServer({ dataDir });
  const again = await atTable(ada, id);
  expect(awaitedSeeds(again.tables.get(id)!)).toEqual([1]);
  await again.command(id, { kind: 'reveal-seed', seat: 1, seed: seedFrom('daisy') });
  await again.until(() => again.tables.get(id)!.phase === 'playing');
});
