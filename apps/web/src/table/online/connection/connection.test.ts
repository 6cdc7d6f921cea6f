import { expect, test } from 'vitest';
import { Connection, type Topic } from './connection.svelte.ts';
import { FakeService, TABLE } from './fake-service.testing.ts';

const nothing = (): void => undefined;
const topic = (more: Partial<Topic> = {}): Topic => ({
  seen: () => 0,
  onEvents: nothing,
  onAnswer: nothing,
  onPresence: nothing,
  onPresenceChange: nothing,
  onPhrase: nothing,
  onSayRefused: nothing,
  onMoved: nothing,
  onNone: nothing,
  onFull: nothing,
  ...more,
});

const connected = (): { service: FakeService; connection: Connection } => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  connection.watch(TABLE, topic());
  service.pass(0);
  return { service, connection };
};

test('no socket is opened until something needs it', () => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  service.pass(60_000);
  expect(connection.state).toBe('closed');
  expect(service.received).toEqual([]);
});

test('the state is open only after the welcome', () => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  service.mute = true;
  connection.watch(TABLE, topic());
  service.pass(0);
  expect(connection.state).toBe('connecting');
  service.mute = false;
  service.pass(10_500);
  service.pass(1_000);
  expect(connection.state).toBe('open');
  expect(connection.clockOffsetMs).toBe(5000);
});

test('a dead socket is detected', () => {
  const { service, connection } = connected();
  expect(connection.state).toBe('open');
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
  expect(connection.state).toBe('open');
  expect(service.received.filter(({ kind }) => kind === 'hello')).toHaveLength(1);
});

test('offline is reported at once, and back online it reconnects without waiting', () => {
  const { service, connection } = connected();
  service.setOnline(false);
  expect(connection.state).toBe('offline');
  service.pass(20_000);
  expect(connection.state).toBe('offline');
  service.setOnline(true);
  service.pass(0);
  expect(connection.state).toBe('open');
});

test('a hanging attempt is dropped as soon as the network is back', () => {
  const { service, connection } = connected();
  service.lossy = true;
  service.setOnline(false);
  service.pass(2_000);
  expect(connection.state).toBe('connecting');
  service.lossy = false;
  service.setOnline(true);
  service.pass(0);
  expect(connection.state).toBe('open');
});

test.each([
  ['waits for its next try', 1_000, 'waiting'],
  ['hangs in a try', 16_400, 'connecting'],
] as const)('a page that becomes visible reconnects at once while it %s', (_, ms, state) => {
  const { service, connection } = connected();
  service.lossy = true;
  service.close();
  // The first retry, after 0.4 s, hangs for 10 s. The next ones wait longer and longer.
  service.pass(ms + 10_000);
  expect(connection.state).toBe(state);
  service.lossy = false;
  service.show();
  service.pass(0);
  expect(connection.state).toBe('open');
});

test('a socket that died while the page was hidden is detected soon, and a working one is kept', () => {
  const { service, connection } = connected();
  service.show();
  service.pass(5_000);
  expect(service.received.filter(({ kind }) => kind === 'hello')).toHaveLength(1);
  service.tear();
  service.show();
  service.pass(2_999);
  expect(connection.state).toBe('open');
  service.pass(1);
  service.pass(400);
  expect(connection.state).toBe('open');
  expect(service.received.filter(({ kind }) => kind === 'hello')).toHaveLength(2);
});

test('a page that needs no connection opens none when it becomes visible', () => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  service.show();
  service.setOnline(true);
  service.pass(1_000);
  expect(connection.state).toBe('closed');
});

test('an unanswered command is sent again under the same id until it is answered', () => {
  const { service, connection } = connected();
  service.mute = true;
  connection.command(TABLE, 'one', 4, { kind: 'toss' });
  service.close();
  service.mute = false;
  service.pass(400);
  service.close();
  service.pass(800);
  expect(service.commands().map(({ id }) => id)).toEqual(['one', 'one']);
});

test('an unknown guest is reported, and connects again after giving a name', () => {
  const service = new FakeService();
  service.known = false;
  const connection = new Connection(service.environment);
  connection.watchLobby(true);
  service.pass(0);
  expect(connection.state).toBe('stranger');
  service.known = true;
  connection.reconnect();
  service.pass(0);
  expect(connection.state).toBe('open');
  expect(service.received.at(-1)).toEqual({ kind: 'lobby', on: true });
});

test('a socket that nothing needs is closed', () => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  const unwatch = connection.watch(TABLE, topic());
  service.pass(0);
  unwatch();
  expect(service.received.at(-1)).toEqual({ kind: 'unwatch', table: TABLE });
  service.pass(5_000);
  expect(connection.state).toBe('closed');
});

test('a socket that was refused or replaced is not opened again by itself, but by a tap or when the page is shown', () => {
  const { service, connection } = connected();
  const hellos = (): number => service.received.filter(({ kind }) => kind === 'hello').length;
  const refuse = (): void => {
    service.send({ kind: 'error', code: 'socket/too-many', message: '' });
    service.close();
    service.pass(600_000);
  };
  refuse();
  expect([connection.state, hellos()]).toEqual(['too-many', 1]);
  connection.tryNow();
  service.pass(0);
  expect([connection.state, hellos()]).toEqual(['open', 2]);
  refuse();
  service.show();
  service.pass(0);
  expect([connection.state, hellos()]).toEqual(['open', 3]);
});
