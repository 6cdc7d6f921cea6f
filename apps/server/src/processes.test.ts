import { type Table, tokensIn } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../test/test-server.ts';
import { startProcess } from '../test/process.ts';
import type { Options } from './options.ts';
import type { Running } from './serve.ts';
import type { Store } from './store/store.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const THROW = { kind: 'play', seat: 0, move: 't12345' } as const;

type Game = {
  readonly id: string;
  /** Left plays at the first process, Right at the second. */
  readonly left: Person;
  readonly right: Person;
  readonly a: Client;
  readonly b: Client;
};
type Scene = Game & { readonly one: Running; readonly two: Running };
type Process = { readonly port: number };

/** The game has just started. */
const gameBetween = async (one: Process, two: Process): Promise<Game> => {
  const [left, right] = [await newPerson(one.port, 'Left'), await newPerson(one.port, 'Right')];
  const id = await openTable(one.port, left, cowpathTable());
  const [a, b] = [await Client.greet(one.port, left.secret), await Client.greet(two.port, right.secret)];
  await a.watch(id);
  await a.sitDown(id);
  await b.watch(id);
  const sitter = { kind: 'person', name: 'Right' } as const;
  expect(await b.command(id, { kind: 'sit', seat: 1, sitter, seed: '' })).toMatchObject({ ok: true });
  await a.until(() => a.tables.get(id)!.phase === 'playing');
  return { id, left, right, a, b };
};

/** Two processes that know of each other, and a game between them. */
const acrossTwo = async (more: Partial<Options> = {}): Promise<Scene> => {
  const one = await startTestServer({ databaseUrl: cluster.url, ...more });
  const two = await startTestServer({ databaseUrl: cluster.url, ...more });
  await expect.poll(() => one.service.presence.hasPeers() && two.service.presence.hasPeers()).toBe(true);
  return { one, two, ...(await gameBetween(one, two)) };
};

const stopAll = ({ one, two }: Scene): Promise<unknown> => Promise.all([one.stop(), two.stop()]);

/** From now on the messages of this process are lost. */
const silence = ({ service }: Running): void => {
  (service.store as { broadcast: Store['broadcast'] }).broadcast = () => new Promise(() => undefined);
};

test('when a process is killed, the others show its players as away, and these reconnect to them', async () => {
  const one = await startProcess({ DATABASE_URL: cluster.url, PORT: '0' });
  const two = await startTestServer({ databaseUrl: cluster.url });
  const { id, a, b, left, right } = await gameBetween(one, two);
  const last = () => b.messages.findLast((message) => message.kind === 'presence')!;
  await b.until(() => last().here.length === 2);
  await one.kill();
  await a.until(() => a.closed !== null);
  await b.until(() => last().here.length === 1, 30_000);
  expect(last().here).toEqual([right.id]);
  expect(Object.keys(last().absentSince)).toEqual([left.id]);
  const again = await Client.greet(two.port, left.secret);
  await again.watch(id);
  expect((await again.command(id, THROW)).ok).toBe(true);
  await b.until(() => tokensIn(b.tables.get(id)!) === 1 && last().here.length === 2);
  await two.stop();
});

describe('a process that dies before it sent its heads', () => {
  test('loses nothing: a client that saw its last answer makes the others read it', async () => {
    const scene = await acrossTwo();
    const { one, two, id, left, a, b } = scene;
    silence(one);
    expect((await a.command(id, THROW)).ok).toBe(true);
    a.tear();
    const again = await Client.greet(two.port, left.secret);
    again.send({ kind: 'watch', table: id, seen: a.seen(id) });
    await b.until(() => tokensIn(b.tables.get(id)!) === 1);
    void one.stop();
    await two.stop();
  });

  test('the same with a command', async () => {
    const { one, two, id, left, a, b } = await acrossTwo();
    silence(one);
    expect((await a.command(id, THROW)).ok).toBe(true);
    const again = await Client.greet(two.port, left.secret);
    again.events.set(id, [...a.events.get(id)!]);
    again.tables.set(id, a.tables.get(id)!);
    const answer = await again.command(id, { kind: 'offer-tie', seat: 0 });
    expect(answer).toMatchObject({ ok: true });
    await b.until(() => b.tables.get(id)!.tie !== null);
    void one.stop();
    await two.stop();
  });
});

describe('a watched table gets every event', () => {
  test('after a player was deleted', async () => {
    const scene = await acrossTwo();
    const { one, two, id, a, b, right } = scene;
    const cleo = await newPerson(two.port, 'Cleo');
    const c = await Client.greet(two.port, cleo.secret);
    await c.watch(id);
    b.tear();
    await c.until(() => !two.service.presence.here(id).includes(right.id));
    await api(one.port, '/me', { method: 'DELETE', secret: right.secret });
    const nameless = (table: Table | undefined): boolean => !JSON.stringify(table).includes('Right');
    await expect.poll(async () => nameless((await two.service.hub.table(id))?.table)).toBe(true);
    expect((await a.command(id, THROW)).ok).toBe(true);
    await c.until(() => tokensIn(c.tables.get(id)!) === 1);
    await stopAll(scene);
  });

  test('when the memory is full of other tables', async () => {
    const scene = await acrossTwo({ tablesInMemory: 10 });
    const { two, id, a, b, right } = scene;
    for (let n = 0; n < 12; n++) await openTable(two.port, right, cowpathTable());
    expect(two.service.hub.loaded().length).toBeLessThanOrEqual(10);
    expect((await a.command(id, THROW)).ok).toBe(true);
    await b.until(() => tokensIn(b.tables.get(id)!) === 1);
    await stopAll(scene);
  });
});

test('a player who leaves while the database restarts is away at other processes too', async () => {
  const scene = await acrossTwo();
  const { two, id, a, b, left, right } = scene;
  await b.until(() => two.service.presence.here(id).includes(left.id));
  const restarting = cluster.restart();
  a.tear();
  await restarting;
  const last = () => b.messages.findLast((message) => message.kind === 'presence')!;
  await b.until(() => !last().here.includes(left.id), 20_000);
  expect(last().here).toEqual([right.id]);
  expect(last().absentSince).toHaveProperty(left.id);
  await stopAll(scene);
});
