/** Where many play at once, moves wait a moment on their way to those of whom they ask nothing. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Person, cowpathTable, newPerson, openTable, startHouse } from '../../test/house.ts';
import type { Running } from '../serve.ts';

let house: Running;
let [ada, ben, eve]: Client[] = [];
let id: string;

const THROW = { kind: 'play', seat: 0, move: 't12345' } as const;
const PASS = { kind: 'play', seat: 0, move: '-' } as const;

beforeEach(async () => {
  house = await startHouse();
  const persons: Person[] = [];
  for (const name of ['Ada', 'Ben', 'Eve']) persons.push(await newPerson(house.port, name));
  id = await openTable(house.port, persons[0]!, cowpathTable());
  [ada, ben, eve] = await Promise.all(persons.map(({ secret }) => Client.greet(house.port, secret)));
  for (const client of [ada!, ben!, eve!]) await client.watch(id);
  await ada!.sitDown(id);
  await ben!.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
  await ada!.until(() => ada!.tables.get(id)!.phase === 'playing');
  await expect.poll(() => [ben!.seen(id), eve!.seen(id)]).toEqual([ada!.seen(id), ada!.seen(id)]);
});
afterEach(async () => {
  vi.useRealTimers();
  await house.stop();
});

/** From now on nothing that waits is sent before `letTimePass`. */
const beBusy = (busy: boolean): void => {
  (house.service.hub as { isBusy: () => boolean }).isBusy = () => busy;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
};
const letTimePass = (): void => void vi.advanceTimersByTime(100);

test('a move that asks nothing of anybody else comes a moment later', async () => {
  beBusy(true);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await nextTick();
  expect([ben!.seen(id), eve!.seen(id)]).toEqual([before, before]);
  letTimePass();
  await expect.poll(() => [ben!.seen(id), eve!.seen(id)]).toEqual([before + 1, before + 1]);
});

test('who is to act hears at once, of what waited too', async () => {
  beBusy(true);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await ada!.command(id, PASS);
  await expect.poll(() => ben!.seen(id)).toBe(before + 2);
  expect(eve!.seen(id)).toBe(before);
  letTimePass();
  await expect.poll(() => eve!.seen(id)).toBe(before + 2);
});

test('what waits is told before the house closes', async () => {
  beBusy(true);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await house.stop();
  await ben!.until(() => ben!.closed !== null);
  expect(ben!.seen(id)).toBe(before + 1);
  house = await startHouse();
});

test('where few play nothing waits', async () => {
  beBusy(false);
  const before = ben!.seen(id);
  await ada!.command(id, THROW);
  await expect.poll(() => [ben!.seen(id), eve!.seen(id)]).toEqual([before + 1, before + 1]);
});
