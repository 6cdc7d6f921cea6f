import { legalNotation } from '@abacow/rules';
import { type Command, tokensOf, gameAt, rematchSeats } from '@abacow/table';
import { expect, test } from 'vitest';
import { Connection } from './connection/connection.svelte.ts';
import { FakeService, TABLE } from './connection/fake-service.testing.ts';
import { fetchTable } from '../../features/online/table/fetch-table.ts';
import type { OnlineTable } from './online-table.svelte.ts';

type Scene = { readonly service: FakeService; readonly online: OnlineTable; readonly connection: Connection };

const atTable = async (): Promise<Scene> => {
  const service = new FakeService();
  const connection = new Connection(service.environment);
  const environment = {
    now: service.environment.now,
    every: () => () => undefined,
  };
  const coming = fetchTable(connection, environment, TABLE, new AbortController().signal);
  service.pass(0);
  const online = await coming;
  if (online === null) throw new Error('there is no table');
  return { service, online, connection };
};

const decision = (online: OnlineTable): string | undefined =>
  legalNotation(gameAt(online.state).position).find((move) => !move.startsWith('t') && move !== '-');

/** Both throw and pass until Ada can mark a square. */
const untilMark = ({ service, online }: Scene): string => {
  for (let turn = 0; turn < 60; turn++) {
    if (online.lost !== null) online.release();
    const found = online.mine ? decision(online) : undefined;
    if (found !== undefined) return found;
    if (online.mine) {
      const legal = legalNotation(gameAt(online.state).position);
      online.play(legal.find((move) => move.startsWith('t12345')) ?? legal[0]!);
    } else {
      const legal = legalNotation(gameAt(service.table).position);
      const move = legal.includes('-') ? '-' : legal.find((text) => text.startsWith('t12345'))!;
      service.does('ben', { kind: 'play', seat: 1, move });
    }
  }
  throw new Error('nothing to mark');
};

test('a lost turn stays on screen for a moment, and what follows waits', async () => {
  const { service, online } = await atTable();
  for (let step = 0; step < 60 && online.lost === null; step++) {
    const { position } = gameAt(service.table);
    const by = position.seat === 0 ? 'ada' : 'ben';
    const legal = legalNotation(position);
    const move = legal.find((text) => text === 't12345') ?? '-';
    service.does(by, { kind: 'play', seat: position.seat, move });
  }
  const lost = online.lost!;
  const next = gameAt(service.table).position.seat;
  expect([lost === next, online.mine]).toEqual([false, false]);
  const before = online.eventCount;
  service.does(next === 0 ? 'ada' : 'ben', { kind: 'play', seat: next, move: 't12345' });
  expect(online.eventCount).toBe(before);
  online.release();
  expect([online.lost, online.eventCount]).toEqual([null, before + 1]);
});

test('a throw waits for the service, which has the dice', async () => {
  const { service, online } = await atTable();
  service.mute = true;
  expect(online.mine).toBe(true);
  expect(online.play('t12345')).toBe(true);
  expect(online.unconfirmed).toBe(true);
  expect(tokensOf(online.state)).toEqual([]);
  expect(online.mine).toBe(false);
  service.mute = false;
  service.close();
  service.pass(1000);
  expect(online.unconfirmed).toBe(false);
  expect(tokensOf(online.state)).toEqual(tokensOf(service.table));
  expect(tokensOf(online.state)).toHaveLength(1);
});

test('a mark is shown at once, is unconfirmed until it is answered, and is announced once', async () => {
  const scene = await atTable();
  const { service, online } = scene;
  const mark = untilMark(scene);
  service.mute = true;
  online.play(mark);
  expect(tokensOf(online.state).at(-1)).toBe(mark);
  expect(online.unconfirmed).toBe(true);
  const step = online.last?.n;
  service.mute = false;
  service.close();
  service.pass(1000);
  expect(online.unconfirmed).toBe(false);
  expect(online.last?.n).toBe(step);
  expect(online.state).toEqual(service.table);
});

test('a predicted event that the service refuses is removed and the refusal is shown', async () => {
  const scene = await atTable();
  const { service, online } = scene;
  const mark = untilMark(scene);
  service.mute = true;
  online.play(mark);
  const [sent] = service.commands().slice(-1);
  service.mute = false;
  service.send({
    kind: 'answer',
    table: TABLE,
    id: sent!.id,
    ok: false,
    code: 'turn/paused',
    about: '',
    from: sent!.seen,
    events: [],
  });
  expect(tokensOf(online.state)).not.toContain(mark);
  expect(online.refused).toBe('turn/paused');
  expect(online.unconfirmed).toBe(false);
});

test('a command is sent again when the events before it did not change the game', async () => {
  const scene = await atTable();
  const { service, online } = scene;
  const mark = untilMark(scene);
  service.mute = true;
  service.does('ben', { kind: 'offer-tie', seat: 1 });
  service.mute = false;
  online.play(mark);
  expect(online.unconfirmed).toBe(false);
  expect(tokensOf(service.table).at(-1)).toBe(mark);
  expect(online.state).toEqual(service.table);
  expect(online.refused).toBeNull();
});

test('missed events are requested', async () => {
  const { service, online } = await atTable();
  online.play('t12345');
  const events: Command[] = [{ kind: 'give-up', seat: 1 }];
  service.mute = true;
  service.does('ben', events[0]!);
  service.mute = false;
  service.send({
    kind: 'events',
    table: TABLE,
    from: service.events.length + 1,
    events: [{ kind: 'resumed', at: 1 }],
  });
  expect(online.state).toEqual(service.table);
  expect(online.phase).toBe('over');
});

test('an impossible event makes it read the table again, and it counts right afterwards', async () => {
  const { service, online } = await atTable();
  const { eventCount } = online;
  const impossible = { kind: 'played', at: 1, seat: 0, token: 'a1' } as const;
  service.send({ kind: 'events', table: TABLE, from: eventCount, events: [impossible] });
  expect([online.eventCount, online.state]).toEqual([eventCount, service.table]);
  expect(online.play('t12345')).toBe(true);
  service.does('ben', { kind: 'offer-tie', seat: 1 });
  expect([online.unconfirmed, online.refused]).toEqual([false, null]);
  online.release();
  expect([online.eventCount, online.state]).toEqual([eventCount + 2, service.table]);
});

test('a player cannot act for others or send two commands at once', async () => {
  const { service, online } = await atTable();
  expect(online.giveUp(1)).toBe(false);
  expect(online.refused).toBe('seat/not-yours');
  service.mute = true;
  expect(online.play('t12345')).toBe(true);
  expect(online.play('t12345')).toBe(false);
  expect(service.commands()).toHaveLength(1);
});

test('a rematch leads to the next table', async () => {
  const { service, online } = await atTable();
  online.giveUp(0);
  const next = online.rematch();
  expect(rematchSeats(online.state)).toEqual([0]);
  service.send({ kind: 'moved', table: TABLE, to: 'nexttable' });
  expect(await next).toBe('nexttable');
  expect(online.movedTo).toBe('nexttable');
});

test("an absence is counted from the service's time, up to the grace time", async () => {
  const { service, online } = await atTable();
  const since = service.environment.now() + 5000 - 10_000;
  const presence = { kind: 'presence', table: TABLE, here: ['ada'], graceMs: 60_000 } as const;
  service.send({ ...presence, absentSince: { ben: since } });
  expect(online.absence(1)).toEqual({ awayMs: 10_000, waitMs: 50_000 });
  expect(online.absence(0)).toBeNull();
  service.send({ ...presence, absentSince: { ben: since - 55_000 } });
  expect(online.absence(1)?.waitMs).toBe(0);
  service.send({ ...presence, here: ['ada', 'ben'], absentSince: {} });
  expect(online.absence(1)).toBeNull();
});

test('changes of who is here are applied to the list', async () => {
  const { service, online } = await atTable();
  const change = { kind: 'presence-change', table: TABLE } as const;
  service.send({ ...change, came: ['ben', 'cleo'], went: [], absentSince: {} });
  expect([online.here, online.moreHere]).toEqual([['ada', 'ben', 'cleo'], 0]);
  service.send({ ...change, came: ['cleo', 'dora'], went: ['ben'], more: 7, absentSince: { ben: 3 } });
  expect([online.here, online.moreHere]).toEqual([['ada', 'cleo', 'dora'], 7]);
  expect([online.absentSince, online.graceMs]).toEqual([{ ben: 3 }, 60_000]);
  expect(online.isHere(1)).toBe(false);
});

test('after a reconnect to a table with too many watchers it says so, until it gets in again', async () => {
  const { service, online } = await atTable();
  service.full = true;
  service.close();
  service.pass(1000);
  expect(online.isFull).toBe(true);
  service.full = false;
  void online.reload();
  expect(online.isFull).toBe(false);
});
