import { expect, test } from 'vitest';
import { createConnection, type Connection } from './connection.ts';
import { FakeService, TABLE } from './fake-service.testing.ts';
import { TOPICS } from './topics.ts';

const nothing = (): void => undefined;
const watch = (connection: Connection) => connection.subscribe(TOPICS.table, TABLE, { onMessage: nothing });

const connected = (): { service: FakeService; connection: Connection } => {
  const service = new FakeService();
  const connection = createConnection(service.environment);
  watch(connection);
  service.pass(0);
  return { service, connection };
};

test('no socket is opened until something needs it', () => {
  const service = new FakeService();
  const connection = createConnection(service.environment);
  connection.wake();
  connection.networkChanged();
  service.pass(60_000);
  expect([connection.state, service.received]).toEqual(['closed', []]);
});

test('the state is open only after the welcome', () => {
  const service = new FakeService();
  const states: string[] = [];
  const connection: Connection = createConnection(service.environment, {
    onChange: () => states.push(connection.state),
  });
  service.isMute = true;
  watch(connection);
  service.pass(0);
  expect(connection.state).toBe('connecting');
  service.isMute = false;
  service.pass(10_400);
  expect([connection.state, connection.guest, connection.clockOffsetMs]).toEqual([
    'open',
    { id: 'ada', name: 'Ada' },
    5000,
  ]);
  expect(states).toEqual(['connecting', 'waiting', 'connecting', 'open']);
});

test('a program says its token', () => {
  const service = new FakeService();
  watch(createConnection(service.environment, { token: 'secret' }));
  service.pass(0);
  expect(service.of('hello')).toMatchObject([{ token: 'secret' }]);
});

test('a dead socket is detected', () => {
  const { service, connection } = connected();
  service.tear();
  service.pass(10_000 + 6_000 - 1);
  expect(connection.state).toBe('open');
  service.pass(1);
  expect(connection.state).toBe('waiting');
  service.pass(400);
  expect(connection.state).toBe('open');
});

test('a working socket is kept', () => {
  const { service, connection } = connected();
  service.pass(120_000);
  expect([connection.state, service.of('hello')]).toEqual(['open', [expect.anything()]]);
});

test('offline is reported at once, and back online it reconnects without waiting', () => {
  const { service, connection } = connected();
  service.isOnline = false;
  connection.networkChanged();
  expect(connection.state).toBe('offline');
  service.pass(20_000);
  expect(connection.state).toBe('offline');
  service.isOnline = true;
  connection.networkChanged();
  service.pass(0);
  expect(connection.state).toBe('open');
});

test.each([
  ['waits for its next try', 1_000, 'waiting'],
  ['hangs in a try', 16_400, 'connecting'],
] as const)('a connection that is woken reconnects at once while it %s', (_, ms, state) => {
  const { service, connection } = connected();
  service.isLossy = true;
  service.close();
  // The first retry, after 0.4 s, hangs for 10 s. The next ones wait longer and longer.
  service.pass(ms + 10_000);
  expect(connection.state).toBe(state);
  service.isLossy = false;
  connection.wake();
  service.pass(0);
  expect(connection.state).toBe('open');
});

test('a socket that died in the background is detected soon after waking, and a working one is kept', () => {
  const { service, connection } = connected();
  connection.wake();
  service.pass(5_000);
  expect(service.of('hello')).toHaveLength(1);
  service.tear();
  connection.wake();
  service.pass(2_999);
  expect(connection.state).toBe('open');
  service.pass(1 + 400);
  expect([connection.state, service.of('hello').length]).toEqual(['open', 2]);
});

test('an unanswered command is sent again under the same id until it is answered', () => {
  const { service, connection } = connected();
  const answers: boolean[] = [];
  connection.command(TABLE, 4, { kind: 'toss' }, ({ ok }) => answers.push(ok));
  service.close();
  service.pass(400);
  service.send({ kind: 'error', code: 'message/too-many', message: '' });
  service.pass(2_000);
  expect(service.of('command').map(({ id }) => id)).toEqual(['c1', 'c1', 'c1']);
  service.send({ kind: 'answer', table: TABLE, id: 'c1', ok: true, from: 4, events: [] });
  service.close();
  service.pass(400);
  expect([answers, service.of('command').length]).toEqual([[true], 3]);
});

test('an unknown guest is reported, and connects again after giving a name', () => {
  const service = new FakeService();
  service.knowsGuest = false;
  const connection = createConnection(service.environment);
  connection.subscribe(TOPICS.lobby, '', { onMessage: nothing });
  service.pass(0);
  expect(connection.state).toBe('stranger');
  service.knowsGuest = true;
  connection.reconnect();
  service.pass(0);
  expect([connection.state, service.received.at(-1)]).toEqual(['open', { kind: 'lobby', on: true }]);
});

test('a socket that nothing needs is closed', () => {
  const { service, connection } = connected();
  const second = watch(connection);
  second.end();
  expect(service.of('unwatch')).toEqual([]);
  connection.close();
  expect(connection.state).toBe('closed');
  const third = watch(connection);
  service.pass(0);
  third.end();
  expect(service.received.at(-1)).toEqual({ kind: 'unwatch', table: TABLE });
  service.pass(4_999);
  expect(connection.state).toBe('open');
  service.pass(1);
  expect(connection.state).toBe('closed');
});

test('a socket that was refused or replaced is not opened again by itself', () => {
  const { service, connection } = connected();
  const refuse = (): void => {
    service.send({ kind: 'error', code: 'socket/too-many', message: '' });
    service.close();
    service.pass(600_000);
  };
  refuse();
  expect([connection.state, service.of('hello').length]).toEqual(['too-many', 1]);
  connection.tryNow();
  service.pass(0);
  expect([connection.state, service.of('hello').length]).toEqual(['open', 2]);
  refuse();
  connection.wake();
  service.pass(0);
  expect([connection.state, service.of('hello').length]).toEqual(['open', 3]);
});

test('each topic gets its own messages', () => {
  const { service, connection } = connected();
  const got: string[] = [];
  connection.subscribe(TOPICS.lobby, '', { onMessage: ({ kind }) => got.push(kind) });
  connection.subscribe(TOPICS.table, 'othertable12', { onMessage: ({ kind }) => got.push(`other ${kind}`) });
  service.send({ kind: 'lobby', tables: [] });
  service.send({ kind: 'moved', table: TABLE, to: 'x' });
  service.send({ kind: 'moved', table: 'othertable12', to: 'x' });
  service.send({ kind: 'error', code: 'table/none', message: 'othertable12' });
  service.send({ kind: 'error', code: 'table/private', message: 'othertable12' });
  expect(got).toEqual(['lobby', 'other moved', 'other error']);
});

test.each([
  ['a message of an unknown kind', '{"kind":"fireworks"}'],
  ['an unknown phrase', `{"kind":"said","table":"${TABLE}","guest":"ben","phrase":"yodel"}`],
  ['something else than JSON', 'hello'],
  ['another version of the protocol', '{"kind":"error","code":"hello/version","message":"2"}'],
])('%s says that this program is outdated, and the connection goes on', (_, text) => {
  const { service, connection } = connected();
  expect(connection.isOutdated).toBe(false);
  service.sendText(text);
  service.pass(20_000);
  expect([connection.isOutdated, connection.state]).toEqual([true, 'open']);
});
