/** Stores that an earlier version wrote still open, and every table, account and code in them still works. */
import { gameAt } from '@abacow/table';
import { legalNotation } from '@abacow/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, eager } from '../test/client.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { EARLIER_STORES, type EarlierStore, earlierDatabase, earlierFolder } from '../test/earlier.ts';
import { api, startTestServer } from '../test/testserver.ts';
import { hashOf } from './accounts/guests.ts';
import type { Options } from './options.ts';
import type { Running } from './serve.ts';
import { migrationsOf } from './store/migrations.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const MIGRATIONS = Object.keys(migrationsOf('sqlite'));

test('there is a store of every schema before the newest, and each has exactly the migrations of its name', () => {
  const stores = EARLIER_STORES.map(({ migration }) => migration);
  expect(stores).toEqual(expect.arrayContaining(MIGRATIONS.slice(0, -1)));
  for (const { migration, sql } of EARLIER_STORES)
    expect(
      [...sql.matchAll(/INSERT INTO "kysely_migration".*VALUES \('([^']+)'/g)].map(([, name]) => name),
    ).toEqual(MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration) + 1));
});

type Case = {
  readonly kind: string;
  readonly earlier: EarlierStore;
  readonly options: () => Promise<Partial<Options>>;
};
const CASES = EARLIER_STORES.flatMap((earlier): readonly Case[] => [
  { kind: 'SQLite', earlier, options: () => Promise.resolve({ dataDir: earlierFolder(earlier) }) },
  {
    kind: 'PostgreSQL',
    earlier,
    options: async () => ({ databaseUrl: await earlierDatabase(cluster.url, earlier) }),
  },
]);

describe.each(CASES)('a $kind store with migrations up to $earlier.migration', ({ earlier, options }) => {
  const { answers } = earlier;
  const [ada, ben] = answers.guests;
  const shownById = new Map(answers.tables.map(({ shown }) => [shown.id, shown]));
  const tableNamed = (wanted: string) => answers.tables.find(({ name }) => name === wanted)!;
  const knowsLastUse = earlier.migration >= '0003';

  let server: Running;
  beforeAll(async () => {
    server = await startTestServer(await options());
  });
  afterAll(() => server.stop());

  const answerTo = async (path: string, secret?: string): Promise<unknown> =>
    (await api(server.port, path, secret === undefined ? {} : { secret })).json();

  // First: the others use the guests and tokens.
  if (!knowsLastUse)
    test('nothing of it expires before its last use is known', async () => {
      const { store } = server.service;
      const now = server.service.now();
      await store.expireGuests('', 100, { guests: now, tokens: now }, now);
      for (const guest of answers.guests) expect(await answerTo('/me', guest.secret)).toEqual(guest.me);
      expect(await answerTo('/me', answers.device)).toEqual(ben.me);
    });

  test.each(answers.tables)('its table "$name" is rebuilt and shown as before', async ({ shown, events }) => {
    const live = (await server.service.hub.table(shown.id))!;
    expect(live.events.length).toBeGreaterThanOrEqual(events);
    expect(live.table.phase).toBe(shown.phase);
    expect((await server.service.store.table(shown.id))!.clock).toBe(shown.clock.kind);
    expect(await answerTo(`/tables/${shown.id}`)).toEqual(shown);
    expect(await answerTo(`/codes/${shown.code.toLowerCase()}`)).toEqual(shown);
  });

  test.each(answers.tables)('the record of "$name" has everything it had', async ({ shown, record }) => {
    // The words of an error may change; its code may not.
    const expected = record.error === undefined ? record : { error: { code: record.error.code } };
    expect(await answerTo(`/tables/${shown.id}/record`)).toMatchObject(expected);
  });

  test.each(answers.guests)('$me.guest.name is known, with ratings and games', async (guest) => {
    expect(await answerTo('/me', guest.secret)).toEqual(guest.me);
    const tables = guest.games.map((id) => shownById.get(id));
    expect(await answerTo('/me/games', guest.secret)).toEqual({ tables });
  });

  test('a second device, a token and an unused link still name their guests', async () => {
    expect(await answerTo('/me', answers.device)).toEqual(ben.me);
    const headers = { authorization: `Bearer ${answers.token}` };
    expect(await (await api(server.port, '/me', { headers })).json()).toEqual(ada.me);
    const { store } = server.service;
    expect(await store.takeLink(hashOf(answers.link), 0)).toBe(ada.me.guest.id);
  });

  test('its tables that were closed before the start are known as such, and no others', async () => {
    const { store } = server.service;
    const closed = answers.tables.filter(
      ({ shown }) => shown.phase === 'over' && shown.seats.some(({ kind }) => kind === 'open'),
    );
    expect((await store.tablesIn('closed', '', 100)).map(({ id }) => id)).toEqual(
      closed.map(({ shown }) => shown.id).sort(),
    );
  });

  test.each(['cowpath unfinished', 'trio unfinished'])('%s goes on', async (name) => {
    const { id } = tableNamed(name).shown;
    const { position } = gameAt((await server.service.hub.table(id))!.table);
    const { secret } = answers.guests[position.seat]!;
    const client = await Client.greet(server.port, secret);
    await client.watch(id);
    const move = eager(legalNotation(position));
    expect(await client.command(id, { kind: 'play', seat: position.seat, move })).toMatchObject({
      ok: true,
    });
    client.close();
  });
});
