import type { Presence, PresenceChange } from '@abacow/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Client } from '../../test/client.ts';
import { type Person, cowpathTable, newPerson, openTable, startTestServer } from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import { MAX_HERE } from './presence-feed.ts';

let server: Running;
let [ada, ben, cleo]: Person[] = [];
let id: string;
beforeEach(async () => {
  server = await startTestServer();
  const persons: Person[] = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) persons.push(await newPerson(server.port, name));
  [ada, ben, cleo] = persons;
  id = await openTable(server.port, ada!, cowpathTable());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await server.stop();
});

type About = Presence | PresenceChange;
const about = ({ messages }: Client): About[] =>
  messages.filter((message): message is About => message.kind.startsWith('presence'));
/** Who is here, from the messages about it. */
const here = (client: Client): readonly string[] =>
  about(client)
    .reduce<readonly string[]>(
      (known, message) =>
        message.kind === 'presence'
          ? message.here
          : [...known.filter((guest) => !message.went.includes(guest)), ...message.came],
      [],
    )
    .toSorted();
/** Unlike `expect.poll`, this does not move the faked clock. */
const knows = (client: Client, guests: readonly string[]): Promise<void> =>
  client.until(() => here(client).join() === guests.join());
const both = (): readonly string[] => [ada!.id, ben!.id].toSorted();

const watching = async (person: Person, more: { presence?: 'changes' } = {}): Promise<Client> => {
  const client = await Client.greet(server.port, person.secret, more);
  client.send({ kind: 'watch', table: id, seen: 0 });
  await client.until(() => about(client).length > 0);
  return client;
};
/** What waits is sent after 250 ms; after as long without a change the next one is sent at once. */
const letTimePass = (): void => void vi.advanceTimersByTime(500);
/** All messages of this client are answered. */
const answered = async (client: Client, n: number): Promise<void> => {
  client.send({ kind: 'ping', n });
  await client.until(() => client.messages.some((message) => message.kind === 'pong' && message.n === n));
};

test('the first change is sent at once, those within a quarter of a second after it together', async () => {
  const [old, modern] = [await watching(ada!), await watching(ada!, { presence: 'changes' })];
  const b = await Client.greet(server.port, ben!.secret);
  letTimePass();
  b.send({ kind: 'watch', table: id, seen: 0 });
  await knows(old, both());
  await knows(modern, both());
  const before = [about(old).length, about(modern).length];
  for (let n = 0; n < 100; n++) {
    b.send({ kind: 'unwatch', table: id });
    b.send({ kind: 'watch', table: id, seen: 0 });
  }
  b.send({ kind: 'unwatch', table: id });
  await answered(b, 1);
  for (const client of [old, modern]) await answered(client, 1);
  expect([about(old).length, about(modern).length]).toEqual(before);
  letTimePass();
  await knows(old, [ada!.id]);
  await knows(modern, [ada!.id]);
  expect([about(old).length, about(modern).length]).toEqual(before.map((count) => count + 1));
});

test('a client that asked for it gets the list once, then only what changed', async () => {
  const modern = await watching(ada!, { presence: 'changes' });
  letTimePass();
  const b = await watching(ben!);
  await knows(modern, both());
  letTimePass();
  b.close();
  await knows(modern, [ada!.id]);
  expect(about(modern).map(({ kind }) => kind)).toEqual(['presence', 'presence-change', 'presence-change']);
  expect(about(modern).slice(1)).toMatchObject([
    { came: [ben!.id], went: [] },
    { came: [], went: [ben!.id] },
  ]);
});

test('an older client always gets the list', async () => {
  const old = await watching(ada!);
  letTimePass();
  await watching(ben!);
  await knows(old, both());
  expect(new Set(about(old).map(({ kind }) => kind))).toEqual(new Set(['presence']));
});

test('a client that starts to watch between two messages knows the same as the others', async () => {
  const first = await watching(ada!, { presence: 'changes' });
  letTimePass();
  const b = await watching(ben!);
  await knows(first, both());
  // Ben is gone when Cleo comes and back before anything is sent.
  b.send({ kind: 'unwatch', table: id });
  await answered(b, 1);
  const c = await watching(cleo!, { presence: 'changes' });
  b.send({ kind: 'watch', table: id, seen: 0 });
  await answered(b, 2);
  letTimePass();
  const all = [...both(), cleo!.id].toSorted();
  await knows(first, all);
  await knows(c, all);
});

test('of very many guests the players and the first others are listed, the rest is counted', async () => {
  for (let n = 0; n < 150; n++) server.service.presence.enter(id, `!${String(n).padStart(3, '0')}`);
  const client = await watching(ada!);
  await client.until(() => about(client).at(-1)!.more === 151 - MAX_HERE);
  expect(here(client)).toHaveLength(MAX_HERE);
  expect(here(client)).toContain(ada!.id);
});
