import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { cowpathTable, newPerson, openTable, startTestServer } from '../../test/test-server.ts';
import type { Store } from '../store/store.ts';

test('later events never arrive before those of a player who sat down', async () => {
  const server = await startTestServer();
  const [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
  const id = await openTable(server.port, ada, cowpathTable());
  const [a, b] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ben.secret)];
  await a.watch(id);
  await a.sitDown(id);
  await b.watch(id);

  // The store needs long to note who sits where.
  const store = server.service.store as { sit: Store['sit'] };
  const noteSeat = store.sit;
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const begun = new Promise<void>((begin) => {
    store.sit = async (...seat) => {
      begin();
      await finished;
      await noteSeat(...seat);
    };
  });

  const sitter = { kind: 'person', name: 'Ben' } as const;
  const sat = b.command(id, { kind: 'sit', seat: 1, sitter, seed: '' });
  await begun;
  await a.until(() => a.tables.get(id)!.phase === 'playing');
  expect((await a.command(id, { kind: 'play', seat: 0, move: 't12345' })).ok).toBe(true);
  b.send({ kind: 'ping', n: 1 });
  await b.until(() => b.messages.some(({ kind }) => kind === 'pong'));
  expect(b.events.get(id)).toEqual(a.events.get(id));
  finish();
  expect((await sat).ok).toBe(true);
  await server.stop();
});
