/** Every online test gets its own service, in a process that lives as long as the Playwright worker. */
import pg from 'pg';
import { type Cluster, startCluster } from '../../apps/server/test/cluster.ts';
import { test as base } from './fixtures.ts';
import { type Somebody, guest } from './online-people.ts';
import { Host, type LoneServer, type OnlineServer, openAlone, openOn } from './online-servers.ts';

type Hosts = { host: Host; cluster: Cluster; pair: readonly [Host, Host] };
type Services = {
  /** Seeds the dice and the ids of the service. A test file chooses one with which its games are short. */
  serverSeed: number;
  /** With the embedded store. */
  server: LoneServer;
  /** Two processes on one PostgreSQL. */
  servers: readonly [OnlineServer, OnlineServer];
  ada: Somebody;
  ben: Somebody;
};

/** Creates an empty database in the cluster. */
const newDatabase = async (cluster: Cluster, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(cluster.url);
  url.pathname = `/${name}`;
  return url.href;
};

export const test = base.extend<Services, Hosts>({
  host: [
    async ({}, use) => {
      const host = new Host();
      await use(host);
      await host.kill();
    },
    { scope: 'worker' },
  ],
  cluster: [
    async ({}, use) => {
      const cluster = await startCluster();
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker' },
  ],
  pair: [
    async ({}, use) => {
      const pair = [new Host(), new Host()] as const;
      await Promise.all(pair.map((host) => host.start()));
      await use(pair);
      await Promise.all(pair.map((host) => host.kill()));
    },
    { scope: 'worker' },
  ],
  serverSeed: [2, { option: true }],
  server: async ({ host, serverSeed }, use) => {
    const server = await openAlone(host, serverSeed);
    await use(server);
    await server.close();
  },
  servers: async ({ cluster, pair, serverSeed }, use, info) => {
    const url = await newDatabase(cluster, `abacow_e2e_${info.parallelIndex}`);
    const first = await openOn(pair[0], url, serverSeed);
    const second = await openOn(pair[1], url, serverSeed + 1);
    await use([first, second]);
    await Promise.all([first.close(), second.close()]);
  },
  ada: async ({ browser, server }, use) => {
    const ada = await guest(browser, 4, server.url, 'Ada');
    await use(ada);
    base.expect(ada.complaints).toEqual([]);
    await ada.context.close();
  },
  ben: async ({ browser, server }, use) => {
    const ben = await guest(browser, 5, server.url, 'Ben');
    await use(ben);
    base.expect(ben.complaints).toEqual([]);
    await ben.context.close();
  },
});

export { expect } from './fixtures.ts';
