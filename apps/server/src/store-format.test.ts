/** A store that the first release wrote opens, and every table, account and code in it works. */
import { gameAt } from '@abacow/table';
import { legalNotation } from '@abacow/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, eager } from '../test/client.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import { CONTENTS, storedDatabase, storedFolder } from '../test/fixtures/stored.ts';
import { api, startTestServer } from '../test/test-server.ts';
import { hashOf } from './accounts/guests.ts';
import type { Options } from './options.ts';
import type { Running } from './serve.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

type Case = { readonly kind: string; readonly options: () => Promise<Partial<Options>> };
const CASES: readonly Case[] = [
  { kind: 'SQLite', options: () => Promise.resolve({ dataDir: storedFolder() }) },
  { kind: 'PostgreSQL', options: async () => ({ databaseUrl: await storedDatabase(cluster.url) }) },
];

describe.each(CASES)('a $kind store of the first release', ({ options }) => {
  const [ada, ben] = CONTENTS.guests;
  const shownById = new Map(CONTENTS.tables.map(({ shown }) => [shown.id, shown]));
  const tableNamed = (wanted: string) => CONTENTS.tables.find(({ name }) => name === wanted)!;

  let server: Running;
  beforeAll(async () => {
    server = await startTestServer(await options());
  });
  afterAll(() => server.stop());

  const responseTo = async (path: string, secret?: string): Promise<unknown> =>
    (await api(server.port, path, secret === undefined ? {} : { secret })).json();

  test.each(CONTENTS.tables)(
    'its table "$name" is rebuilt and shown as before',
    async ({ shown, events }) => {
      const live = (await server.service.hub.table(shown.id))!;
      expect(live.events.length).toBeGreaterThanOrEqual(events);
      expect(live.table.phase).toBe(shown.phase);
      expect((await server.service.store.table(shown.id))!.clock).toBe(shown.clock.kind);
      expect(await responseTo(`/tables/${shown.id}`)).toEqual(shown);
      expect(await responseTo(`/codes/${shown.code.toLowerCase()}`)).toEqual(shown);
    },
  );

  test.each(CONTENTS.tables)('the record of "$name" has everything it had', async ({ shown, record }) => {
    // The words of an error may change; its code may not.
    const expected = record.error === undefined ? record : { error: { code: record.error.code } };
    expect(await responseTo(`/tables/${shown.id}/record`)).toMatchObject(expected);
  });

  test.each(CONTENTS.guests)('$me.guest.name is known, with ratings and games', async (guest) => {
    expect(await responseTo('/me', guest.secret)).toEqual(guest.me);
    const tables = guest.games.map((id) => shownById.get(id));
    expect(await responseTo('/me/games', guest.secret)).toEqual({ tables });
  });

  test('a second device, a token and an unused link still name their guests', async () => {
    expect(await responseTo('/me', CONTENTS.device)).toEqual(ben.me);
    const headers = { authorization: `Bearer ${CONTENTS.token}` };
    expect(await (await api(server.port, '/me', { headers })).json()).toEqual(ada.me);
    const { store } = server.service;
    const device = { hash: hashOf('device'), label: 'device', createdAt: 0, scope: 'full' } as const;
    expect((await store.claimLink(hashOf(CONTENTS.link), device))?.id).toBe(ada.me.guest.id);
  });

  test('its tables that were closed before the start are known as such, and no others', async () => {
    const { store } = server.service;
    const closed = CONTENTS.tables.filter(
      ({ shown }) => shown.phase === 'over' && shown.seats.some(({ kind }) => kind === 'open'),
    );
    expect((await store.tablesIn('closed', '', 100)).map(({ id }) => id)).toEqual(
      closed.map(({ shown }) => shown.id).sort(),
    );
  });

  test.each(['cowpath unfinished', 'trio unfinished'])('%s goes on', async (name) => {
    const { id } = tableNamed(name).shown;
    const { position } = gameAt((await server.service.hub.table(id))!.table);
    const { secret } = CONTENTS.guests[position.seat]!;
    const client = await Client.greet(server.port, secret);
    await client.watch(id);
    const move = eager(legalNotation(position));
    expect(await client.command(id, { kind: 'play', seat: position.seat, move })).toMatchObject({
      ok: true,
    });
    client.close();
  });
});
