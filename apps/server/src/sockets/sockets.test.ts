import { randomBytes } from 'node:crypto';
import { seededDice } from '@abacow/dice';
import { PROTOCOL_VERSION } from '@abacow/protocol';
import { tokensOf } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, eager } from '../../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let server: Running;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer({ messagesPerSecond: 1_000_000 });
  ada = await newPerson(server.port, 'Ada');
});
afterAll(() => server.stop());

const codes = (client: Client): string[] =>
  client.messages.flatMap((message) => (message.kind === 'error' ? [message.code] : []));

describe('access', () => {
  test('a page of another site may not open a socket', async () => {
    await expect(Client.open(server.port, ada.secret, { origin: 'https://evil.example' })).rejects.toThrow(
      '403',
    );
    const own = await Client.open(server.port, ada.secret, { origin: `http://127.0.0.1:${server.port}` });
    own.close();
  });

  test('messages before hello and of unknown guests are refused', async () => {
    const early = await Client.open(server.port, ada.secret);
    early.send({ kind: 'lobby', on: true });
    await early.until(() => codes(early).length === 1);
    expect(codes(early)).toEqual(['hello/unknown']);
    const unknown = await Client.greet(server.port, 'x'.repeat(43));
    expect(codes(unknown)).toEqual(['hello/unknown']);
    early.close();
    unknown.close();
  });

  test('another protocol version is refused', async () => {
    const client = await Client.open(server.port, ada.secret);
    client.send({ kind: 'hello', v: PROTOCOL_VERSION + 1 });
    await client.until(() => codes(client).length === 1);
    expect(codes(client)).toEqual(['hello/version']);
    client.close();
  });

  test('a client over the rate limit is refused, then disconnected', async () => {
    const strict = await startTestServer({ messagesPerSecond: 1 });
    const bob = await newPerson(strict.port, 'Bob');
    const client = await Client.greet(strict.port, bob.secret);
    for (let n = 0; n < 200; n++) client.send({ kind: 'ping', n });
    await client.until(() => client.closed !== null);
    expect(codes(client)).toContain('message/too-many');
    await strict.stop();
  });
});

describe('a flood of garbage', () => {
  const PARTS = [
    '{',
    '}',
    '"kind"',
    ':',
    '"command"',
    '"play"',
    '"seat"',
    '-1',
    '1e999',
    'null',
    '[',
    ']',
    ',',
    '"table"',
    '\u2028',
    '"__proto__"',
  ];

  test(
    '100,000 fuzzed messages are answered or end the socket; the server stays',
    { timeout: 120_000 },
    async () => {
      const dice = seededDice('garbage');
      const id = await openTable(server.port, ada, cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
      const valid = [
        JSON.stringify({ kind: 'watch', table: id, seen: 0 }),
        JSON.stringify({
          kind: 'command',
          table: id,
          id: 'a',
          seen: 3,
          command: { kind: 'play', seat: 0, move: 't12345' },
        }),
        JSON.stringify({ kind: 'say', table: id, phrase: 'hello' }),
      ];
      const damaged = (): string => {
        const text = valid[dice.below(valid.length)]!;
        const at = dice.below(text.length);
        return text.slice(0, at) + PARTS[dice.below(PARTS.length)]! + text.slice(at + dice.below(6));
      };
      const noise = (): string =>
        Array.from({ length: dice.below(12) }, () => PARTS[dice.below(PARTS.length)]!).join('');
      let sent = 0;
      while (sent < 100_000) {
        const client = await Client.greet(server.port, ada.secret);
        for (let n = 0; n < 1000 && client.closed === null; n++, sent++) {
          client.sendText(dice.below(2) === 0 ? damaged() : noise());
          if (n % 40 === 39) client.send({ kind: 'ping', n });
        }
        await client.until(() => client.closed !== null || client.messages.length > 0);
        client.tear();
      }
      const health = await fetch(`http://127.0.0.1:${server.port}/healthz`);
      expect(health.status).toBe(200);
      const client = await Client.greet(server.port, ada.secret);
      await client.watch(id);
      await client.sitDown(id);
      await Promise.all([client.playOut(id, 0, eager), client.playOut(id, 1, eager)]);
      expect(client.tables.get(id)!.phase).toBe('over');
      client.close();
    },
  );

  test('binary messages close the socket', async () => {
    const client = await Client.greet(server.port, ada.secret);
    client.sendBytes(randomBytes(64));
    await client.until(() => client.closed !== null);
    expect(client.closed?.code).toBe(1003);
  });

  test('a message that is too long closes the socket', async () => {
    const client = await Client.greet(server.port, ada.secret);
    client.sendText('x'.repeat(100_000));
    await client.until(() => client.closed !== null);
    expect(client.closed?.code).toBe(1009);
  });
});

describe('duplicated and reordered messages', () => {
  test('a game is played once, although messages come twice or late', async () => {
    const id = await openTable(server.port, ada, cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    await client.sitDown(id);
    const seen = client.seen(id);
    const move = { kind: 'play', seat: 0, move: 't12345' } as const;
    const replies = await Promise.all([
      client.command(id, move, 'same', seen),
      client.command(id, { kind: 'play', seat: 0, move: '-' }, 'early', seen + 1),
      client.command(id, move, 'other', seen),
    ]);
    const again = await client.command(id, move, 'same', seen);
    expect(again.ok).toBe(true);
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
    const tokens = tokensOf(client.tables.get(id)!);
    expect(tokens.filter((token) => token.startsWith('t12345'))).toHaveLength(1);
    client.close();
  });

  test('the record over REST equals the game over the socket', async () => {
    const id = await openTable(server.port, ada, cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const client = await Client.greet(server.port, ada.secret);
    await client.watch(id);
    await client.sitDown(id);
    await Promise.all([client.playOut(id, 0, eager), client.playOut(id, 1, eager)]);
    const record = (await (await api(server.port, `/tables/${id}/record`)).json()) as { text: string };
    expect(record.text).toBe(tokensOf(client.tables.get(id)!).join(' '));
    client.close();
  });
});
