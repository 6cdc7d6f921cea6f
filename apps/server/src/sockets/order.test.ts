import { expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { cowpathTable, newPerson, openTable, startTestServer } from '../../test/test-server.ts';

test('later events never arrive before those of a player who sat down', async () => {
  const server = await startTestServer();
  const [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
  const id = await openTable(server.port, ada, cowpathTable());
  const [a, b] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ben.secret)];
  await a.watch(id);
  await a.sitDown(id);
  await b.watch(id);

  const sitter = { kind: 'person', name: 'Ben' } as const;
  const sat = b.command(id, { kind: 'sit', seat: 1, sitter, seed: '' });
  await a.until(() => a.tables.get(id)!.phase === 'playing');
  expect((await a.command(id, { kind: 'play', seat: 0, move: 't12345' })).ok).toBe(true);
  expect((await sat).ok).toBe(true);
  await b.until(() => b.seen(id) === a.seen(id));
  expect(b.events.get(id)).toEqual(a.events.get(id));
  await server.stop();
});
