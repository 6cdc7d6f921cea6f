/** Under load, moves for clients that are not on turn are batched. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Person, cowpathTable, newPerson, openTable, startTestServer } from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let server: Running;
let [ada, ben, eve]: Client[] = [];
let id: string;

const THROW = { kind: 'play', seat: 0, move: 't12345' } as const;
const PASS = { kind: 'play', seat: 0, move: '-' } as const;

const hereAt = ({ messages }: Client): number | undefined =>
  messages.findLast((message) => message.kind === 'presence')?.here.length;

beforeEach(async () => {
  server = await startTestServer();
  const persons: Person[] = [];
  for (const name of ['Ada', 'Ben', 'Eve']) persons.push(await newPerson(server.port, name));
  id = await openTable(server.port, persons[0]!, cowpathTable());
  [ada, ben, eve] = await Promise.all(persons.map(({ secret }) => Client.greet(server.port, secret)));
  for (const client of [ada!, ben!, eve!]) await client.watch(id);
  await ada!.sitDown(id);
  await ben!.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
  await ada!.until(() => ada!.tables.get(id)!.phase === 'playing');
  await expect.poll(() => [ben!.seen(id), eve!.seen(id)]).toEqual([ada!.seen(id), ada!.seen(id)]);
  // A late message about presence would take the batch along.
  for (const client of [ada!, ben!, eve!]) await expect.poll(() => hereAt(client)).toBe(persons.length);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

/** From now on batches are sent only by `letTimePass`. */
const beBusy = (busy: boolean): void => {
  (server.service.hub as { isBusy: () => boolean }).isBusy = () => busy;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};
const letTimePass = (): void => void vi.advanceTimersByTime(100);

test('a move after which the same player is on turn reaches the others a little later', async () => {
  beBusy(true);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await nextTick();
  expect([ben!.seen(id), eve!.seen(id)]).toEqual([before, before]);
  letTimePass();
  await expect.poll(() => [ben!.seen(id), eve!.seen(id)]).toEqual([before + 1, before + 1]);
});

test('the player on turn gets everything at once', async () => {
  beBusy(true);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await ada!.command(id, PASS);
  await expect.poll(() => ben!.seen(id)).toBe(before + 2);
  expect(eve!.seen(id)).toBe(before);
  letTimePass();
  await expect.poll(() => eve!.seen(id)).toBe(before + 2);
});

test('batched messages are sent before the server stops', async () => {
  beBusy(true);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await server.stop();
  await ben!.until(() => ben!.closed !== null);
  expect(ben!.seen(id)).toBe(before + 1);
  server = await startTestServer();
});

test('without load nothing is batched', async () => {
  beBusy(false);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await expect.poll(() => [ben!.seen(id), eve!.seen(id)]).toEqual([before + 1, before + 1]);
});
