import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { makeService, openStored } from '../../test/service.ts';
import { newFolder } from '../../test/test-server.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type Computers, type Question, createComputers } from './computers.ts';

/** A thread that answers each question with its first token. */
const echo = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ tokens }) => parentPort.postMessage({ move: tokens[0] }));`,
    { eval: true },
  );

let computers: Computers;
afterEach(() => computers.close());

const question = (name: string): Question => ({
  setup: { game: 'cowpath', sheet: '', first: 'x' },
  tokens: [name],
  level: 1,
});

/** Asks in this order and gives the order of the answers. */
const answersTo = async (asked: readonly (readonly [guest: string, name: string])[]) => {
  const answered: string[] = [];
  await Promise.all(
    asked.map(async ([guest, name]) => answered.push(await computers.choose(guest, question(name)))),
  );
  return answered;
};

const many = (guest: string, count: number) =>
  Array.from({ length: count }, (_, index) => [guest, `${guest}${index}`] as const);

test('a guest waits for one question of every other guest, however many they have', async () => {
  computers = createComputers(1, echo);
  const answered = await answersTo([...many('eve', 300), ...many('mallory', 300), ['ada', 'ada']]);
  // The thread works on one question already.
  expect(answered.slice(0, 4)).toEqual(['eve0', 'eve1', 'mallory0', 'ada']);
  expect(answered).toHaveLength(601);
});

test('the questions of a table count for its host, not for the player who joined', async () => {
  computers = createComputers(1, echo);
  const store = await openSqlite(newFolder());
  const asked: string[] = [];
  const choose: Computers['choose'] = (guest, about) => {
    asked.push(guest);
    return computers.choose(guest, about);
  };
  const service = makeService(store, { computers: { ...computers, choose } });
  const table = await openStored(store, {
    guest: 'eve',
    seats: [{ kind: 'computer', level: 1 }, { kind: 'open' }],
  });
  const seen = (await service.activate(table))!.events.length;
  const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' } as const;
  await service.command({ table, by: 'ben', id: '1', seen, command: sit });
  await expect.poll(() => asked).toEqual(['eve']);
  await service.stop();
});
