import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { LineStream } from '../../test/streams.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Options } from '../options.ts';
import type { Running } from '../serve.ts';

let server: Running;
let ada: Person;
const start = async (more: Partial<Options> = {}): Promise<void> => {
  server = await startTestServer(more);
  ada = await newPerson(server.port, 'Ada');
};
beforeEach(() => start());
afterEach(() => server.stop());

const stream = (id: string, { secret } = ada, query = ''): Promise<LineStream> =>
  LineStream.open(server.port, `/tables/${id}/stream${query}`, { cookie: `abacow=${secret}` });
const post = (id: string, kind: string, body: object = {}, { secret } = ada): Promise<Response> =>
  api(server.port, `/tables/${id}/${kind}`, { method: 'POST', body: JSON.stringify(body), secret });
const codeOf = async (answer: Response): Promise<unknown> => [
  answer.status,
  ((await answer.json()) as { error: { code: string } }).error.code,
];
const choose = (legal: readonly string[]): string =>
  legal.find((move) => !move.startsWith('t') && move !== '-') ?? legal.find((move) => move.startsWith('t'))!;
const COMPUTER = cowpathTable({ seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] });

describe('a program without WebSockets', () => {
  test('plays a whole game with a stream and POST, and the stream ends after it', async () => {
    const id = await openTable(server.port, ada, COMPUTER);
    const lines = await stream(id);
    await lines.until(() => lines.view?.due.some(({ kind }) => kind === 'sit') === true);
    expect((await post(id, 'sit')).status).toBe(200);
    for (let seen = -1; ;) {
      await lines.until(() => {
        const { view } = lines;
        return view!.seen > seen && (view!.phase === 'over' || view!.view?.toMove === 'x');
      });
      const { view } = lines;
      if (view!.phase === 'over') break;
      const answer = await post(id, 'play', { move: choose(view!.view!.legal) });
      expect(answer.status).toBe(200);
      ({ seen } = ((await answer.json()) as { view: { seen: number } }).view);
      seen -= 1;
    }
    await lines.ended();
    const kinds = lines.messages.map(({ kind }) => kind);
    expect(kinds[0]).toBe('welcome');
    expect(lines.view!.outcome).not.toBeNull();
    // Again after the end: everything at once, and the stream ends.
    const again = await stream(id, ada, `?seen=2`);
    await again.ended();
    expect(again.messages.find((message) => message.kind === 'events')).toMatchObject({ from: 2 });
    expect(again.view).toEqual(lines.view);
  });

  test('is at the table while it reads, and is told of the rematch', async () => {
    const id = await openTable(server.port, ada, COMPUTER);
    const lines = await stream(id);
    await lines.until(() => lines.view !== undefined);
    expect(server.service.presence.here(id)).toEqual([ada.id]);
    await post(id, 'sit');
    await post(id, 'give-up');
    await lines.ended();
    await expect.poll(() => server.service.presence.here(id)).toEqual([]);
    await post(id, 'want-rematch');
    const again = await stream(id);
    await again.ended();
    expect(again.messages.at(-1)).toMatchObject({ kind: 'moved', table: id });
  });

  test('sends a command twice without harm, and says what it has seen only if it wants', async () => {
    const id = await openTable(server.port, ada, COMPUTER);
    await post(id, 'sit');
    const first = await post(id, 'play', { move: 't12345', id: 'one' });
    const { events } = (await first.json()) as { events: unknown };
    const second = await post(id, 'play', { move: 't12345', id: 'one' });
    expect(await second.json()).toMatchObject({ events });
    expect(await codeOf(await post(id, 'play', { move: '-', seen: 1 }))).toEqual([409, 'command/stale']);
    expect(await codeOf(await post(id, 'play', { move: '-', seen: 999 }))).toEqual([400, 'request/bad']);
    expect(await codeOf(await post(id, 'play', { move: 'z9' }))).toEqual([409, 'move/unreadable']);
    expect(await codeOf(await post(id, 'play'))).toEqual([400, 'request/bad']);
    expect(await codeOf(await post(id, 'sit'))).toEqual([409, 'seat/taken']);
    expect(await codeOf(await post('nosuchtable', 'toss'))).toEqual([404, 'table/none']);
    expect(await codeOf(await post(id, 'toss', {}, await newPerson(server.port, 'Eve')))).toEqual([
      409,
      'seat/not-yours',
    ]);
    const bare = await fetch(`http://127.0.0.1:${server.port}/api/tables/${id}/give-up`, {
      method: 'POST',
      headers: { cookie: `abacow=${ada.secret}` },
    });
    expect(bare.status).toBe(200);
  });

  test('needs a guest, a table and a number', async () => {
    const id = await openTable(server.port, ada, COMPUTER);
    await expect(stream(id, { id: '', secret: 'x'.repeat(43) })).rejects.toThrow('guest/unknown');
    await expect(stream('nosuchtable')).rejects.toThrow('table/none');
    await expect(stream(id, ada, '?seen=many')).rejects.toThrow('request/bad');
    const head = await api(server.port, `/tables/${id}/stream`, { method: 'HEAD', secret: ada.secret });
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
  });
});

describe('the limits of sockets hold for streams', () => {
  test('by address, by guest and by table', async () => {
    await server.stop();
    await start({ socketsPerAddress: 3, socketsPerGuest: 2, watchersPerTable: 2 });
    const [ben, eve] = [await newPerson(server.port, 'Ben'), await newPerson(server.port, 'Eve')];
    const id = await openTable(server.port, ada, cowpathTable());
    const first = await stream(id, ben);
    const second = await stream(id, ben);
    await second.until(() => second.view !== undefined);
    // The guest's oldest stream is replaced.
    const third = await stream(id, ben);
    await first.ended();
    expect(first.messages.at(-1)).toMatchObject({ kind: 'error', code: 'socket/too-many' });
    await third.until(() => third.view !== undefined);
    // A third watcher does not fit in.
    const watcher = await stream(id, eve);
    await watcher.ended();
    expect(watcher.messages.at(-1)).toMatchObject({ kind: 'error', code: 'watch/too-many' });
    const client = await Client.greet(server.port, ada.secret);
    await expect(stream(id, eve)).rejects.toThrow('429');
    for (const each of [second, third, client]) each.close();
  });

  test('a reader that reads nothing is disconnected', async () => {
    await server.stop();
    await start({ slowClientMs: 200 });
    const id = await openTable(server.port, ada, cowpathTable());
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET /api/tables/${id}/stream HTTP/1.1\r\nhost: x\r\ncookie: abacow=${ada.secret}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    await expect.poll(() => server.service.presence.here(id)).toEqual([ada.id]);
    // More bytes than the system buffers for a client that does not read.
    const { presence, sendPhrase } = server.service;
    for (let count = 0; count < 200_000 && presence.here(id).length > 0; count++) {
      sendPhrase(id, `guest ${count}`, 'hello');
      if (count % 1000 === 0) await new Promise(setImmediate);
    }
    await expect.poll(() => presence.here(id)).toEqual([]);
    socket.destroy();
  });

  test('a stop of the server ends streams, and a revoked token too', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    const made = await api(server.port, '/me/tokens', {
      method: 'POST',
      body: '{"label":"x"}',
      secret: ada.secret,
    });
    const { token, id: tokenId } = (await made.json()) as { token: string; id: string };
    const lines = await LineStream.open(server.port, `/tables/${id}/stream`, {
      authorization: `Bearer ${token}`,
    });
    await lines.until(() => lines.view !== undefined);
    await api(server.port, `/me/tokens/${tokenId}`, { method: 'DELETE', secret: ada.secret });
    await lines.ended();
    expect(lines.messages.at(-1)).toMatchObject({ kind: 'error', code: 'guest/changed' });
    const last = await stream(id);
    await last.until(() => last.view !== undefined);
    const stopping = server.stop();
    await last.ended();
    await stopping;
    await start();
  });
});
