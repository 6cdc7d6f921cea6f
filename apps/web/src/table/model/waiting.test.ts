import { expect, test } from 'vitest';
import { Connection } from '../online/connection/connection.svelte.ts';
import { FakeService, TABLE } from '../online/connection/fake-service.testing.ts';
import { fetchTable } from '../../features/online/table/fetch-table.ts';
import type { ComputerPlayer } from '../computer/computer.ts';
import { type NewGame, findGame, newGame } from '../local/games.ts';
import { LocalTable } from '../local/local-table.svelte.ts';
import { type Services, quietServices } from '../services/services.ts';
import { waitsFor } from './waiting.ts';

const PEOPLE: NewGame = {
  choice: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' },
  opening: { kind: 'lot' },
  clock: { kind: 'none' },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ],
};
const AGAINST_COMPUTER: NewGame = {
  ...PEOPLE,
  opening: { kind: 'chosen', seat: 1 },
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'computer', level: 1 },
  ],
};

/** A computer that thinks until the test lets it throw. */
const slowComputer = () => {
  let answer: (move: string) => void = () => undefined;
  const move = () => new Promise<string>((resolve) => (answer = resolve));
  return {
    player: { move, close: () => undefined } as unknown as ComputerPlayer,
    answer: (text: string) => answer(text),
  };
};

const sitDown = async (services: Services, game: NewGame): Promise<LocalTable> => {
  const found = await findGame(services, await newGame(services, game));
  if (found.kind !== 'game') throw new Error(found.kind);
  return new LocalTable(services, found);
};

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

test('two lost turns in a row look alike and are still counted', async () => {
  const table = await sitDown(quietServices(slowComputer().player), PEOPLE);
  const counts = [table.eventCount];
  expect(waitsFor(table)).toBe('me');
  table.toss();
  counts.push(table.eventCount);
  for (const move of ['t12345', '-', 't12345', '-']) {
    table.play(move);
    counts.push(table.eventCount);
    expect(waitsFor(table)).toBe('me');
  }
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  table.giveUp(0);
  expect(table.eventCount).toBeGreaterThan(counts.at(-1)!);
  expect(waitsFor(table)).toBe('nobody');
});

test('a resumed game continues the count', async () => {
  const services = quietServices(slowComputer().player);
  const table = await sitDown(services, PEOPLE);
  table.toss();
  table.play('t12345');
  await table.whenSaved();
  const again = await findGame(services, table.id);
  if (again.kind !== 'game') throw new Error(again.kind);
  expect(new LocalTable(services, again).eventCount).toBe(table.eventCount);
});

test('a table waits for a computer while it thinks, and not while it is stopped', async () => {
  const { player, answer } = slowComputer();
  const table = await sitDown(quietServices(player), AGAINST_COMPUTER);
  expect(waitsFor(table)).toBe('computer');
  table.stop();
  expect(waitsFor(table)).toBe('me');
  table.goOn();
  await turns();
  const before = table.eventCount;
  answer('t12345');
  await turns();
  expect(table.eventCount).toBe(before + 1);
  expect(waitsFor(table)).toBe('computer');
});

test('online, a table waits for the service, and unconfirmed events do not count', async () => {
  const service = new FakeService();
  const environment = {
    now: service.environment.now,
    every: () => () => undefined,
  };
  const coming = fetchTable(
    new Connection(service.environment),
    environment,
    TABLE,
    new AbortController().signal,
  );
  service.pass(0);
  const online = (await coming)!;
  const before = online.eventCount;
  service.mute = true;
  online.play('t12345');
  expect(waitsFor(online)).toBe('service');
  expect(online.eventCount).toBe(before);
  service.mute = false;
  service.close();
  service.pass(1000);
  expect(online.eventCount).toBe(before + 1);
  expect(waitsFor(online)).toBe('me');
  online.play('-');
  expect(waitsFor(online)).toBe('others');
});
