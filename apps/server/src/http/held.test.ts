/** Who sends a request is decided when all of it is here: a body that is held back gives no more time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../../test/cluster.ts';
import { type HeldRequest, holdRequest } from '../../test/held.ts';
import { STANDARD } from '../../test/service.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** The process where something is revoked and the one where the body is held back. */
const CASES: readonly [string, () => Promise<readonly [Running, Running]>][] = [
  ['SQLite', () => startTestServer().then((server) => [server, server])],
  [
    'PostgreSQL, two processes',
    () => Promise.all([0, 1].map(() => startTestServer({ databaseUrl: cluster.url }))) as Promise<never>,
  ],
];

describe.each(CASES)('on %s', (_, start) => {
  let here: Running;
  let there: Running;
  beforeAll(async () => {
    [here, there] = await start();
  });
  afterAll(() => Promise.all([...new Set([here, there])].map((each) => each.stop())));

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const cookie = ({ secret }: Person) => ({ cookie: `abacow=${secret}` });
  const newToken = async ({ secret }: Person): Promise<{ token: string; id: string }> => {
    const body = JSON.stringify({ label: 'bot' });
    return (await (await api(here.port, '/me/tokens', { method: 'POST', secret, body })).json()) as never;
  };
  /** The server waits for the body: it has answered a later request. */
  const hold = async (path: string, headers: Record<string, string>, body: object): Promise<HeldRequest> => {
    const held = holdRequest(there.port, path, headers, body);
    await held.received;
    await api(there.port, '/me');
    return held;
  };

  test('a revoked token makes no new token', async () => {
    const ada = await newPerson(here.port, 'Ada');
    const { token, id } = await newToken(ada);
    const held = await hold('/me/tokens', bearer(token), { label: 'stolen' });
    await api(here.port, `/me/tokens/${id}`, { method: 'DELETE', secret: ada.secret });
    held.finish();
    expect(await held.answer).toMatchObject({ status: 401, code: 'token/unknown' });
    const left = await api(here.port, '/me/tokens', { secret: ada.secret });
    expect(await left.json()).toEqual({ tokens: [], links: [] });
  });

  test('a deleted guest opens no table and leaves no name', async () => {
    const zimt = await newPerson(here.port, 'Zimtstern');
    const held = await hold('/tables', cookie(zimt), { ...cowpathTable(), public: true });
    await api(here.port, '/me', { method: 'DELETE', secret: zimt.secret });
    held.finish();
    expect(await held.answer).toMatchObject({ status: 401, code: 'guest/unknown' });
    expect(JSON.stringify(await there.service.store.publicTables('seating', 1000))).not.toContain(
      'Zimtstern',
    );
  });

  test('a guest who becomes a bot does not sit down as a person', async () => {
    const [ada, eve] = [await newPerson(here.port, 'Ada'), await newPerson(here.port, 'Eve')];
    const id = await openTable(here.port, ada, {
      ...STANDARD,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: true,
    });
    const held = await hold(`/tables/${id}/sit`, cookie(eve), {});
    expect((await api(here.port, '/me/bot', { method: 'POST', secret: eve.secret })).status).toBe(200);
    held.finish();
    expect(await held.answer).toMatchObject({ status: 409, code: 'table/no-bots' });
  });
});
