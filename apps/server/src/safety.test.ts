/** No guest can act for another, by any command or route; the secret of the dice stays on the server until the game is over. */
import { type ClientCommand, clientCommand } from '@abacow/protocol';
import type { TableEvent } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../test/test-server.ts';
import { bodyFor } from '../test/routes.ts';
import { startTap } from '../test/tap.ts';
import { openApi } from './http/openapi.ts';
import type { Running } from './serve.ts';

const METRICS_TOKEN = 'only-for-the-metrics';

let server: Running;
let ada: Person;
let ben: Person;
let eve: Person;
beforeAll(async () => {
  server = await startTestServer({ graceMs: 0, metricsToken: METRICS_TOKEN });
  ada = await newPerson(server.port, 'Ada');
  ben = await newPerson(server.port, 'Ben');
  eve = await newPerson(server.port, 'Eve');
});
afterAll(() => server.stop());

type Kind = ClientCommand['kind'];

/** Every kind of command, taken from the protocol: a new one is tested without a change here. */
const KINDS: readonly Kind[] = clientCommand.options.flatMap(({ entries: { kind } }): readonly Kind[] =>
  'options' in kind ? kind.options : [kind.literal],
);

/** A command for a seat that belongs to another player. */
const commandOf = (kind: Kind, seat: number): ClientCommand => {
  switch (kind) {
    case 'sit':
      return { kind, seat, sitter: { kind: 'person', name: 'Eve' }, seed: 'ee' };
    case 'reveal-seed':
      return { kind, seat, seed: '00'.repeat(32) };
    case 'play':
      return { kind, seat, move: 't12345' };
    case 'choose-help':
      return { kind, seat, help: 'find', hidesNumbers: false };
    case 'answer':
      return { kind, seat, value: 56 };
    case 'start':
    case 'close':
    case 'toss':
    case 'pause':
    case 'resume':
      return { kind };
    default:
      return { kind, seat };
  }
};

const watching = async (person: Person, id: string): Promise<Client> => {
  const client = await Client.greet(server.port, person.secret);
  await client.watch(id);
  return client;
};

type Scene = { readonly id: string; readonly a: Client; readonly b: Client };

const seat = async (table = cowpathTable()): Promise<Scene> => {
  const id = await openTable(server.port, ada, table);
  const [a, b] = [await watching(ada, id), await watching(ben, id)];
  await a.sitDown(id);
  await b.until(() => b.tables.get(id)!.kept.length === 0);
  const sitter = { kind: 'person', name: 'Ben' } as const;
  expect((await b.command(id, { kind: 'sit', seat: 1, sitter, seed: 'bb' })).ok).toBe(true);
  await a.until(() => a.tables.get(id)!.phase !== 'seating');
  return { id, a, b };
};

const reserved = async (): Promise<Scene> => {
  const id = await openTable(server.port, ada, cowpathTable());
  return { id, a: await watching(ada, id), b: await watching(ben, id) };
};
const opening = (): Promise<Scene> => seat(cowpathTable({ opening: { kind: 'lot' } }));
const playing = async (): Promise<Scene> => {
  const scene = await seat();
  await scene.a.command(scene.id, { kind: 'play', seat: 0, move: 't12345' });
  await scene.a.command(scene.id, { kind: 'offer-tie', seat: 0 });
  return scene;
};
const over = async (): Promise<Scene> => {
  const scene = await seat();
  await scene.a.command(scene.id, { kind: 'give-up', seat: 0 });
  return scene;
};

const storedEvents = async (id: string): Promise<readonly TableEvent[]> =>
  (await server.service.store.entriesFrom(id, 0)).flatMap(({ events }) => events);

type Codes = Partial<Record<Kind, string>>;

/** Refused for another reason than the seat's owner, in every phase. */
const ALWAYS: Codes = { sit: 'seat/taken', start: 'table/not-host', close: 'table/not-host' };
const NOT_PLAYING: Codes = { pause: 'turn/not-playing', resume: 'turn/not-playing' };
/** Before the game nobody can be absent from it, but a player with a reserved seat can be. */
const SEATING: Codes = { ...NOT_PLAYING, 'end-absent': 'turn/not-playing' };
const PLAYING: Codes = { pause: 'clock/none', resume: 'clock/none' };
const OVER: Codes = {
  sit: 'game/over',
  leave: 'game/over',
  pause: 'game/over',
  resume: 'game/over',
  'call-computer': 'game/over',
  'end-absent': 'game/over',
};
/** Every player at the table may toss the coin. */
const TOSSED: Codes = { toss: 'opening/not-now' };
const PRESENT: Codes = { 'call-computer': 'absence/here', 'end-absent': 'absence/here' };

/** A stale command is refused before its seat is checked, so all clients have seen every event. */
const expectRefused = async (
  client: Client,
  id: string,
  kinds: readonly Kind[],
  codes: Codes,
): Promise<void> => {
  const { length } = await storedEvents(id);
  await client.until(() => client.seen(id) === length);
  for (const kind of kinds)
    expect(await client.command(id, commandOf(kind, 0)), kind).toMatchObject({
      ok: false,
      code: { ...ALWAYS, ...codes }[kind] ?? 'seat/not-yours',
    });
};

const NO_TOSS = KINDS.filter((kind) => kind !== 'toss');

describe.each([
  { when: 'whose seat is reserved', arrange: reserved, onlooker: SEATING, other: SEATING, kinds: KINDS },
  {
    when: 'before the coin',
    arrange: opening,
    onlooker: NOT_PLAYING,
    other: { ...NOT_PLAYING, ...PRESENT },
    kinds: NO_TOSS,
  },
  {
    when: 'in the middle of a game',
    arrange: playing,
    onlooker: PLAYING,
    other: { ...PLAYING, ...TOSSED, ...PRESENT },
    kinds: KINDS,
  },
  { when: 'after the end', arrange: over, onlooker: OVER, other: { ...OVER, ...TOSSED }, kinds: KINDS },
])('$when', ({ arrange, onlooker, other, kinds }) => {
  test('no command has an effect on another player’s seat, from a watcher or from the other player', async () => {
    const { id, a, b } = await arrange();
    const e = await watching(eve, id);
    const before = await storedEvents(id);
    expect(KINDS).toContain('call-computer');
    await expectRefused(e, id, KINDS, onlooker);
    await expectRefused(b, id, kinds, other);
    expect(await storedEvents(id)).toEqual(before);
    for (const client of [a, b, e]) client.close();
  });
});

describe('routes', () => {
  test('none of them returns or changes what belongs to another guest', async () => {
    const zoe = await newPerson(server.port, 'Zoe');
    const id = await openTable(server.port, zoe, cowpathTable());
    const ask = async (path: string): Promise<Record<string, string>> =>
      (
        await api(server.port, path, {
          method: 'POST',
          body: JSON.stringify(bodyFor(path)),
          secret: zoe.secret,
        })
      ).json() as Promise<Record<string, string>>;
    const theirs = [zoe.secret, (await ask('/me/link'))['link']!, (await ask('/me/tokens'))['token']!, id];
    const mine = await newPerson(server.port, 'Eve');
    const answers: string[] = [];
    for (const [full, methods] of Object.entries(openApi.paths))
      for (const method of Object.keys(methods).sort()) {
        const path = full.replace('/api', '').replace(/\{\w+\}/, 'nosuchtable');
        const body = method === 'post' ? { body: JSON.stringify(bodyFor(path)) } : {};
        const answer = await api(server.port, path, {
          method: method.toUpperCase(),
          secret: mine.secret,
          ...body,
        });
        answers.push(await answer.text());
      }
    expect(answers.length).toBeGreaterThan(10);
    for (const secret of theirs) expect(answers.some((text) => text.includes(secret))).toBe(false);
    const me = (await (await api(server.port, '/me', { secret: zoe.secret })).json()) as { guest: object };
    expect(me.guest).toEqual({ id: zoe.id, name: 'Zoe' });
  });
});

describe('every byte that the server sends', () => {
  test('is free of the secret of the dice until the game is over', async () => {
    const tap = await startTap(server.port);
    const id = await openTable(tap.port, ada, cowpathTable({ public: true }));
    const { secret } = (await server.service.store.table(id))!;
    const bytes = Buffer.from(secret, 'hex');
    const forms = [
      Buffer.from(secret),
      Buffer.from(secret.toUpperCase()),
      Buffer.from(bytes.toString('base64').replace(/=+$/, '')),
      Buffer.from(bytes.toString('base64url')),
      bytes,
    ];
    const leaked = (): boolean => forms.some((form) => tap.received().includes(form));

    const a = await Client.greet(tap.port, ada.secret);
    const b = await Client.greet(tap.port, ben.secret);
    b.send({ kind: 'lobby', on: true });
    for (const client of [a, b]) await client.watch(id);
    await a.sitDown(id);
    await b.until(() => b.tables.get(id)!.kept.length === 0);
    await b.command(id, { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'bb' });
    for (const kind of KINDS)
      if (kind !== 'give-up' && kind !== 'leave') await a.command(id, commandOf(kind, 1));
    await a.command(id, { kind: 'play', seat: 0, move: 't12345' });
    await a.command(id, { kind: 'play', seat: 0, move: 't12345' }, 'again', 0);
    const { code } = (await server.service.store.table(id))!;
    for (const path of [
      '/tables',
      `/tables/${id}`,
      `/tables/${id}/record`,
      `/codes/${code}`,
      '/me/games',
      '/me',
    ])
      await (
        await api(tap.port, path, { secret: ada.secret, headers: { 'accept-encoding': 'identity' } })
      ).text();
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    for (const path of ['metrics', 'healthz'])
      expect((await fetch(`http://127.0.0.1:${tap.port}/${path}`, { headers })).status).toBe(200);
    expect(tap.received().includes(id)).toBe(true);
    expect(leaked()).toBe(false);

    await a.command(id, { kind: 'give-up', seat: 0 });
    await b.until(() => b.tables.get(id)!.secret === secret);
    expect(leaked()).toBe(true);
    for (const client of [a, b]) client.tear();
    await tap.stop();
  });
});
