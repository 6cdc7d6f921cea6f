import type { ServerMessage, ViewMessage } from '@abacow/protocol';
import { viewTable } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, eager } from '../../test/client.ts';
import { lengthenTable } from '../../test/service.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';
import type { LiveTable } from '../tables/live.ts';
import { createViewFeed } from './view-feed.ts';

let server: Running;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer();
  [ada, ben] = [await newPerson(server.port, 'Ada'), await newPerson(server.port, 'Ben')];
});
afterAll(() => server.stop());

const kinds = ({ messages }: Client): readonly string[] =>
  messages.map(({ kind }) => kind).filter((kind) => kind !== 'welcome' && !kind.startsWith('presence'));
const viewsOf = (messages: readonly ServerMessage[]): readonly ViewMessage[] =>
  messages.filter((message) => message.kind === 'view');
const againstComputer = (): object =>
  cowpathTable({ seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] });

/** The client has been sent every event that a view includes. */
const expectEventsBefore = ({ messages }: Client): void => {
  let sent = 0;
  for (const message of messages) {
    if (message.kind === 'events' || message.kind === 'answer')
      sent = Math.max(sent, message.from + message.events.length);
    if (message.kind === 'view') expect(sent).toBe(message.seen);
  }
};

const newGate = (): { readonly opened: Promise<void>; readonly open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};

describe('a client that asks for views', () => {
  test('gets one after the events, after its own answer and after every event of others', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    const [hers, his] = [
      await Client.greet(server.port, ada.secret),
      await Client.greet(server.port, ben.secret),
    ];
    for (const client of [hers, his])
      client.send({ kind: 'watch', table: id, seen: 0, view: client === hers });
    await hers.until(() => kinds(hers).length === 2);
    expect(kinds(hers)).toEqual(['events', 'view']);
    await hers.sitDown(id);
    await hers.until(() => kinds(hers).length === 4);
    expect(kinds(hers).slice(2)).toEqual(['answer', 'view']);
    await his.until(() => his.tables.has(id));
    await his.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: '' });
    await hers.until(() => viewsOf(hers.messages).some(({ phase }) => phase === 'playing'));
    await hers.command(id, { kind: 'play', seat: 0, move: 't12345' });
    await hers.until(() => viewsOf(hers.messages).at(-1)!.seen === hers.seen(id));
    expectEventsBefore(hers);
    const { kind, seen, ...view } = viewsOf(hers.messages).at(-1)!;
    expect([kind, seen]).toEqual(['view', hers.seen(id)]);
    expect(view).toEqual(JSON.parse(JSON.stringify(viewTable(hers.tables.get(id)!))));
    expect(await (await api(server.port, `/tables/${id}/view`)).json()).toEqual({ kind, seen, ...view });
    // A client that does not ask gets the messages of before.
    expect(viewsOf(his.messages)).toEqual([]);
    his.send({ kind: 'watch', table: id, seen: his.seen(id), view: true });
    await his.until(() => viewsOf(his.messages).length === 1);
    for (const client of [hers, his]) client.close();
  });

  test('gets none while it still misses events', async () => {
    const id = await openTable(server.port, ada, cowpathTable());
    const { service } = server;
    await lengthenTable(service, id, 3501);
    // The two reads of `watch` pass; the reads for the next chunks wait.
    const [read, gate] = [service.hub.table, newGate()];
    let reads = 0;
    vi.spyOn(service.hub, 'table').mockImplementation(async (table) => {
      if (table === id && ++reads > 2) await gate.opened;
      return read(table);
    });
    const client = await Client.greet(server.port, ben.secret);
    client.send({ kind: 'watch', table: id, seen: 0, view: true });
    await client.until(() => kinds(client).length === 1);
    // The view that follows an answer must wait, too.
    client.send({ kind: 'command', table: id, id: 'c', seen: 3501, command: { kind: 'toss' } });
    await client.until(() => kinds(client).includes('answer'));
    const left = { kind: 'left', at: Date.now(), seat: 1 } as const;
    await service.store.append([{ table: id, number: 3501, command: 'x z', events: [left] }]);
    await service.hub.catchUp(id, Infinity);
    gate.open();
    await client.until(() => viewsOf(client.messages).length > 0);
    expect(viewsOf(client.messages)[0]!.seen).toBe(3502);
    expectEventsBefore(client);
    vi.restoreAllMocks();
    client.close();
  });

  test('is told who begins and how the game ended', async () => {
    const id = await openTable(server.port, ada, againstComputer());
    const client = await Client.greet(server.port, ada.secret);
    client.send({ kind: 'watch', table: id, seen: 0, view: true });
    await client.until(() => client.tables.has(id));
    await client.sitDown(id);
    await client.playOut(id, 0, eager);
    await client.until(() => viewsOf(client.messages).at(-1)?.phase === 'over');
    const all = viewsOf(client.messages);
    const playing = all.find(({ phase }) => phase === 'playing');
    expect(playing).toMatchObject({
      begins: 0,
      setup: { first: 'x' },
      view: { toMove: 'x', legal: ['t12345'] },
    });
    const { outcome, view, due } = all.at(-1)!;
    expect([due, view!.legal, outcome]).toEqual([[], [], client.tables.get(id)!.outcome]);
    // The secret of the dice is never part of a view.
    const secret = client.tables.get(id)!.dice.secret!;
    expect(JSON.stringify(all)).not.toContain(secret);
    client.close();
  });

  test('that is not ready gets only the latest view, and pays for what it gets', async () => {
    const live = { id: 't', events: [] as unknown[], table: {} } as unknown as LiveTable;
    const sent: string[] = [];
    let isReady = true;
    let resume = (): void => undefined;
    const views = createViewFeed({
      table: () => Promise.resolve(live),
      send: (text) => void sent.push(text),
      isBehind: () => false,
      isReady: () => isReady,
      ready: () => new Promise((resolve) => (resume = resolve)),
      onSent: () => undefined,
      onError: (error) => {
        throw error;
      },
      viewText: ({ events }) => String(events.length),
    });
    const happen = (): void => {
      live.events.push({} as never);
      views.changed(live);
    };
    happen();
    expect(sent).toEqual([]);
    views.start('t');
    happen();
    expect(sent).toEqual(['2']);
    isReady = false;
    for (let count = 0; count < 5; count++) happen();
    expect(sent).toEqual(['2']);
    resume();
    await expect.poll(() => sent).toEqual(['2', '7']);
  });

  test('over its rate limit waits, and then gets the latest view only', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const slow = await startTestServer({ messagesPerSecond: 1 });
    const [eve, zoe] = [await newPerson(slow.port, 'Eve'), await newPerson(slow.port, 'Zoe')];
    const id = await openTable(slow.port, eve, cowpathTable());
    const client = await Client.greet(slow.port, zoe.secret);
    client.send({ kind: 'watch', table: id, seen: 0, view: true });
    await client.until(() => viewsOf(client.messages).length === 1);
    for (let n = 0; n < 20; n++) client.send({ kind: 'ping', n });
    await client.until(() => client.messages.some(({ kind }) => kind === 'error'));
    const seat = (kind: string): Promise<Response> =>
      api(slow.port, `/tables/${id}/${kind}`, { method: 'POST', secret: eve.secret, body: '{"seat":1}' });
    for (const kind of ['sit', 'leave', 'sit']) expect((await seat(kind)).status).toBe(200);
    await client.until(() => client.seen(id) === 5);
    expect(viewsOf(client.messages)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    await client.until(() => viewsOf(client.messages).at(-1)!.seen === 5);
    expect(viewsOf(client.messages)).toHaveLength(2);
    client.close();
    await slow.stop();
    vi.useRealTimers();
  });
});
