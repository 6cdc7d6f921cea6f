import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import { storeContract } from '../../test/contract.ts';
import { openPostgres } from './postgres.ts';
import type { MessageListener } from './store.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

storeContract('postgres', () => openPostgres(cluster.url));

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 2000 && !holds(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(holds()).toBe(true);
};

/** Collects texts, and `LOST` where messages may be missing. */
const LOST = 'lost';
const collect = (texts: string[]): MessageListener => ({
  onMessage: (_, text) => texts.push(text),
  onMessagesLost: () => texts.push(LOST),
});

test('processes receive messages of each other, not their own', async () => {
  const [one, two] = [await openPostgres(cluster.url), await openPostgres(cluster.url)];
  const received: string[] = [];
  const own: string[] = [];
  one.listen(collect(own));
  two.listen(collect(received));
  await one.broadcast('t1 5');
  await until(() => received.length === 1);
  expect(received).toEqual(['t1 5']);
  expect(own).toEqual([]);
  await one.close();
  await two.close();
});

/** Resolves when a transaction waits for a lock. */
const untilOneWaits = async (): Promise<void> => {
  const client = new pg.Client(cluster.url);
  await client.connect();
  const waiting = () =>
    client.query('SELECT 1 FROM pg_locks WHERE NOT granted').then(({ rows }) => rows.length);
  await expect.poll(waiting, { timeout: 30_000, interval: 5 }).toBe(1);
  await client.end();
};

test('a lock holds among processes, and one that hangs does not block the others for ever', async () => {
  const [one, two] = [await openPostgres(cluster.url), await openPostgres(cluster.url)];
  const log: string[] = [];
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  const hanging = one.withLock('turn', () => {
    log.push('one');
    return freed;
  });
  await until(() => log.length === 1);
  const waiting = two.withLock('turn', () => Promise.resolve(log.push('two')));
  await untilOneWaits();
  expect(log).toEqual(['one']);
  await waiting;
  expect(log).toEqual(['one', 'two']);
  free();
  await hanging;
  await one.close();
  await two.close();
});

test('after the database was restarted it works again, and reports that messages may be lost', async () => {
  const store = await openPostgres(cluster.url);
  const received: string[] = [];
  store.listen(collect(received));
  await cluster.restart();
  await until(() => received.includes(LOST));
  expect(await store.append([{ table: 'after', number: 0, command: 'c', events: [] }])).toEqual(['stored']);
  await store.close();
});

/** A proxy to the database: from `open` on it drops the bytes of listening connections, until a new one listens. */
const listeningThroughHole = async () => {
  let hole = false;
  const { port: target } = new URL(cluster.url);
  const proxy = createServer((near) => {
    const far = connect(Number(target), '127.0.0.1');
    let listens = false;
    const isLost = (): boolean => hole && listens;
    near.on('data', (bytes) => {
      if (!listens && bytes.includes('LISTEN')) {
        listens = true;
        hole = false;
      }
      if (!isLost()) far.write(bytes);
    });
    far.on('data', (bytes) => void (isLost() || near.write(bytes)));
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      end.on('error', () => end.destroy());
      end.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(cluster.url);
  url.port = String((proxy.address() as AddressInfo).port);
  return { url: url.href, open: (): void => void (hole = true), proxy };
};

test('a listening connection that went silent is noticed and replaced', async () => {
  const { url, open, proxy } = await listeningThroughHole();
  const store = await openPostgres(url, { pulseMs: 100, answerMs: 1000 });
  const received: string[] = [];
  store.listen(collect(received));
  open();
  await expect.poll(() => received, { timeout: 50_000 }).toContain(LOST);
  const other = await openPostgres(cluster.url);
  await other.broadcast('again');
  await until(() => received.includes('again'));
  await other.close();
  await store.close();
  proxy.close();
});
