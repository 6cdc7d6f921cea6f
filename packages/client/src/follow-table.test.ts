import type { TableEvent } from '@abacow/table';
import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';
import { FakeService, TABLE } from './fake-service.testing.ts';
import { type TableNotice, followTable } from './follow-table.ts';

const TOO_MUCH: TableEvent = { kind: 'played', at: 1000, seat: 0, token: 'a1' };

const following = () => {
  const service = new FakeService();
  service.open();
  const connection = createConnection(service.environment);
  const numbers: number[] = [];
  const notices: TableNotice[] = [];
  let outdated = 0;
  const followed = followTable(connection, TABLE, {
    onChanges: (changes) =>
      changes.forEach(({ event, before }) => {
        if (before === null) numbers.length = 0;
        numbers.push(service.events.findIndex((each) => JSON.stringify(each) === JSON.stringify(event)));
      }),
    onNotice: (notice) => notices.push(notice),
    onOutdated: () => (outdated += 1),
  });
  service.pass(0);
  const play = (): void => service.does({ kind: 'play', seat: 0, move: 't12345' });
  return { service, connection, followed, numbers, notices, play, outdated: () => outdated };
};

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

test('the events of a table are applied in order and each once', () => {
  const { service, followed, numbers, play } = following();
  play();
  service.sendEvents(0);
  service.sendEvents(followed.count - 1);
  expect(numbers).toEqual(upTo(service.events.length));
  expect([followed.count, followed.table]).toEqual([service.events.length, service.table]);
});

test('events after a gap are not applied: the missing ones are asked for', () => {
  const { service, followed, numbers } = following();
  const before = followed.count;
  service.does({ kind: 'offer-tie', seat: 0 });
  service.does({ kind: 'give-up', seat: 0 });
  service.sendEvents(before + 1);
  expect(service.of('watch').map(({ seen }) => seen)).toEqual([0, before]);
  expect(numbers).toEqual(upTo(before + 2));
  expect(followed.table).toEqual(service.table);
});

test('after an impossible event the table is read from its start once, and is right again', () => {
  const { service, followed, numbers, outdated, play } = following();
  const { count } = followed;
  service.send({ kind: 'events', table: TABLE, from: count, events: [TOO_MUCH] });
  expect(service.of('watch').map(({ seen }) => seen)).toEqual([0, 0]);
  play();
  service.sendEvents(count);
  expect([numbers, followed.table]).toEqual([upTo(count + 1), service.table]);
  expect(outdated()).toBe(0);
});

test('an impossible event that comes again says that this program is outdated, and nothing is applied after it', () => {
  const { service, connection, followed, numbers, outdated } = following();
  const { count, table } = followed;
  service.events.push(TOO_MUCH);
  service.sendEvents(count);
  expect([outdated(), followed.count, followed.table]).toEqual([1, count, table]);
  expect(connection.isOutdated).toBe(true);
  service.events.pop();
  service.does({ kind: 'give-up', seat: 0 });
  service.sendEvents(count);
  expect([outdated(), numbers]).toEqual([1, upTo(count)]);
});

test('events that cannot be read say that this program is outdated, and nothing is applied after them', () => {
  const { service, followed, connection, numbers, outdated } = following();
  const { count } = followed;
  service.sendText(`{"kind":"events","table":"othertable12","from":${count},"events":[{"kind":"danced"}]}`);
  expect([connection.isOutdated, outdated()]).toEqual([true, 0]);
  service.sendText(
    `{"kind":"events","table":"${TABLE}","from":${count},"events":[{"kind":"danced","at":1}]}`,
  );
  service.does({ kind: 'give-up', seat: 0 });
  service.sendEvents(count);
  expect([outdated(), numbers]).toEqual([1, upTo(count)]);
});

test('after a lost connection the missed events follow', () => {
  const { service, followed, numbers, play } = following();
  service.close();
  play();
  service.pass(400);
  expect(numbers).toEqual(upTo(service.events.length));
  expect(service.of('watch').map(({ seen }) => seen)).toEqual([0, followed.count - 1]);
});

const stale = (service: FakeService, from: number): void => {
  const { id } = service.of('command').at(-1)!;
  const events = service.events.slice(from);
  service.send({
    kind: 'answer',
    table: TABLE,
    id,
    ok: false,
    code: 'command/stale',
    about: '',
    from,
    events,
  });
};

test('a command that came too late is sent again, but not for ever', () => {
  const { service, followed } = following();
  const codes: string[] = [];
  followed.send({ kind: 'give-up', seat: 0 }, (answer) => codes.push(answer.ok ? '' : answer.code));
  const { count } = followed;
  service.does({ kind: 'offer-tie', seat: 0 });
  stale(service, count);
  expect(service.of('command').map(({ id, seen }) => [id, seen])).toEqual([
    ['c1', count],
    ['c2', count + 1],
  ]);
  stale(service, count + 1);
  expect(codes).toEqual([]);
  stale(service, count + 1);
  expect([codes, service.of('command').length]).toEqual([['command/stale'], 3]);
});

test('a command is not sent again when the game has moved on', () => {
  const { service, followed, play } = following();
  const codes: string[] = [];
  const { count } = followed;
  followed.send({ kind: 'play', seat: 0, move: 't12345' }, (answer) =>
    codes.push(answer.ok ? '' : answer.code),
  );
  play();
  stale(service, count);
  expect([codes, service.of('command').length]).toEqual([['command/stale'], 1]);
});

test('an answer brings its events before it is reported', () => {
  const { service, followed } = following();
  const counts: number[] = [];
  const { count } = followed;
  followed.send({ kind: 'give-up', seat: 0 }, () => counts.push(followed.count));
  service.does({ kind: 'give-up', seat: 0 });
  const events = service.events.slice(count);
  service.send({ kind: 'answer', table: TABLE, id: 'c1', ok: true, from: count, events });
  expect(counts).toEqual([count + 1]);
});

test('it is time to decide after changes, but not while a command is unanswered, and not twice', () => {
  const service = new FakeService();
  service.open();
  const counts: number[] = [];
  const connection = createConnection(service.environment);
  const followed = followTable(connection, TABLE, { onNow: () => counts.push(followed.count) });
  service.pass(0);
  const { count } = followed;
  service.sendEvents(0);
  followed.send({ kind: 'offer-tie', seat: 0 });
  service.does({ kind: 'offer-tie', seat: 0 });
  service.sendEvents(count);
  expect(counts).toEqual([count]);
  service.send({ kind: 'answer', table: TABLE, id: 'c1', ok: true, from: count, events: [] });
  expect(counts).toEqual([count, count + 1]);
  followed.send({ kind: 'offer-tie', seat: 0 });
  const refused = { ok: false, code: 'tie/standing', about: '' } as const;
  service.send({ kind: 'answer', table: TABLE, id: 'c2', from: count + 1, events: [], ...refused });
  expect(counts).toEqual([count, count + 1]);
});

test('who is here, what is said and refusals are passed on; phrases are sent', () => {
  const { service, followed, notices } = following();
  service.send({ kind: 'said', table: TABLE, guest: 'ben', phrase: 'hello' });
  service.send({ kind: 'error', code: 'say/too-many', message: TABLE });
  expect(notices.map(({ kind }) => kind)).toEqual(['said', 'error']);
  followed.say('hello');
  followed.leave();
  expect(service.received.slice(-2)).toEqual([
    { kind: 'say', table: TABLE, phrase: 'hello' },
    { kind: 'unwatch', table: TABLE },
  ]);
});
