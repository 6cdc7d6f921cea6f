import { tokensOf, gameAt, stepsOf } from '@abacow/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { cowpathTable, newPerson, openTable, startTestServer } from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let server: Running;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

test('online nothing is undone after dice were thrown, not even against a computer', async () => {
  const ada = await newPerson(server.port, 'Ada');
  const client = await Client.greet(server.port, ada.secret);
  const id = await openTable(
    server.port,
    ada,
    cowpathTable({ seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] }),
  );
  await client.watch(id);
  await client.sitDown(id, 'daisy');
  await client.until(() => client.tables.get(id)!.phase === 'playing');
  const table = () => client.tables.get(id)!;
  for (let step = 0; step < 3 && gameAt(table()).position.seat === 0; step++)
    await client.command(id, { kind: 'play', seat: 0, move: 't12345' });
  if (gameAt(table()).position.seat === 0) await client.command(id, { kind: 'play', seat: 0, move: '-' });
  // However the dice fall, the computer's turn ends with a step of its own.
  await client.until(() => stepsOf(table()).at(-1)?.seat === 1 && gameAt(table()).position.seat === 0);
  const before = tokensOf(table());
  expect(gameAt(table()).lastDecision).toBeNull();
  const command = { kind: 'undo', seat: 0 };
  client.sendText(JSON.stringify({ kind: 'command', table: id, id: 'u', seen: client.seen(id), command }));
  await client.until(() => client.messages.some((message) => message.kind === 'error'));
  expect(client.messages.find((message) => message.kind === 'error')).toMatchObject({ code: 'message/bad' });
  expect(await client.command(id, { kind: 'take-back', seat: 0 })).toMatchObject({ ok: false });
  expect(tokensOf(table())).toEqual(before);
  client.close();
});
