/** Stores that an earlier version wrote still open, and every table, account and code in them still works. */
import { legalNotation } from '@abacow/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, eager } from '../test/client.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { EARLIER, earlierDatabase, earlierFolder } from '../test/earlier.ts';
import { api, startTestServer } from '../test/testserver.ts';
import { hashOf } from './accounts/guests.ts';
import type { Options } from './options.ts';
import type { Running } from './serve.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const [ada, ben] = EARLIER.guests;
const shownById = new Map(EARLIER.tables.map(({ shown }) => [shown.id, shown]));
const tableNamed = (wanted: string) => EARLIER.tables.find(({ name }) => name === wanted)!;

describe.each<{ store: string; options: () => Promise<Partial<Options>> }>([
  { store: 'SQLite', options: () => Promise.resolve({ dataDir: earlierFolder() }) },
  { store: 'PostgreSQL', options: async () => ({ databaseUrl: await earlierDatabase(cluster.url) }) },
])('a $store store of November 2026', ({ options }) => {
  let server: Running;
  beforeAll(async () => {
    server = await startTestServer(await options());
  });
  afterAll(() => server.stop());

  const answerTo = async (path: string, secret?: string): Promise<unknown> =>
    (await api(server.port, path, secret === undefined ? {} : { secret })).json();

  // First: the others use the guests and tokens.
  test('nothing of it expires before its last use is known', async () => {
    const { store } = server.service;
    const now = server.service.now();
    await store.expireGuests('', 100, { guests: now, tokens: now }, now);
    for (const guest of EARLIER.guests) expect(await answerTo('/me', guest.secret)).toEqual(guest.me);
    expect(await answerTo('/me', EARLIER.device)).toEqual(ben.me);
  });

  test.each(EARLIER.tables)('its table "$name" is rebuilt and shown as before', async ({ shown, events }) => {
    const live = (await server.service.hub.table(shown.id))!;
    expect(live.events.length).toBeGreaterThanOrEqual(events);
    expect(live.table.phase).toBe(shown.phase);
    expect((await server.service.store.table(shown.id))!.clock).toBe(shown.clock.kind);
    expect(await answerTo(`/tables/${shown.id}`)).toEqual(shown);
    expect(await answerTo(`/codes/${shown.code.toLowerCase()}`)).toEqual(shown);
  });

  test.each(EARLIER.tables)('the record of "$name" has everything it had', async ({ shown, record }) => {
    // The words of an error may change; its code may not.
    const expected = record.error === undefined ? record : { error: { code: record.error.code } };
    expect(await answerTo(`/tables/${shown.id}/record`)).toMatchObject(expected);
  });

  test.each(EARLIER.guests)('$me.guest.name is known, with ratings and games', async (guest) => {
    expect(await answerTo('/me', guest.secret)).toEqual(guest.me);
    const tables = guest.games.map((id) => shownById.get(id));
    expect(await answerTo('/me/games', guest.secret)).toEqual({ tables });
  });

  test('a second device, a token and an unused link still name their guests', async () => {
    expect(await answerTo('/me', EARLIER.device)).toEqual(ben.me);
    const headers = { authorization: `Bearer ${EARLIER.token}` };
    expect(await (await api(server.port, '/me', { headers })).json()).toEqual(ada.me);
    const { store } = server.service;
    expect(await store.takeLink(hashOf(EARLIER.link), 0)).toBe(ada.me.guest.id);
  });

  test('its tables that were closed before the start are known as such, and no others', async () => {
    const { store } = server.service;
    const closed = EARLIER.tables.filter(
      ({ shown }) => shown.phase === 'over' && shown.seats.some(({ kind }) => kind === 'open'),
    );
    expect((await store.tablesIn('closed', '', 100)).map(({ id }) => id)).toEqual(
      closed.map(({ shown }) => shown.id).sort(),
    );
  });

  test.each(['cowpath unfinished', 'trio unfinished'])('%s goes on', async (name) => {
    const { id } = tableNamed(name).shown;
    const { position } = (await server.service.hub.table(id))!.table;
    const { secret } = EARLIER.guests[position!.seat]!;
    const client = await Client.greet(server.port, secret);
    await client.watch(id);
    const move = eager(legalNotation(position!));
    expect(await client.command(id, { kind: 'play', seat: position!.seat, move })).toMatchObject({
      ok: true,
    });
    client.close();
  });
});
