import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import { storeContract } from '../../test/contract.ts';
import { MISSED, openPostgres } from './postgres.ts';
import type { News } from './store.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

storeContract('postgres', () => openPostgres(cluster.url));

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !holds(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(holds()).toBe(true);
};

test('processes hear each other, not themselves', async () => {
  const [one, two] = [await openPostgres(cluster.url), await openPostgres(cluster.url)];
  const heard: News[] = [];
  const own: News[] = [];
  one.hear((news) => own.push(news));
  two.hear((news) => heard.push(news));
  await one.tell('t1 5');
  await until(() => heard.length === 1);
  expect(heard[0]?.text).toBe('t1 5');
  expect(own).toEqual([]);
  await one.close();
  await two.close();
});

test('after the database was restarted it goes on, and says that news may have been missed', async () => {
  const store = await openPostgres(cluster.url);
  const heard: string[] = [];
  store.hear((news) => heard.push(news.text));
  await cluster.restart();
  await until(() => heard.includes(MISSED));
  expect(await store.append([{ table: 'after', number: 0, command: 'c', events: [] }])).toEqual(['kept']);
  await store.close();
});
