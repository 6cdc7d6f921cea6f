import { type GameRecord, isUnreadable, parseRecord } from '@abacow/rules';
import { tokensIn, rematchSeats } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, eager, seedFrom } from '../test/client.ts';
import { type Cluster, startCluster } from '../test/cluster.ts';
import {
  type Person,
  api,
  cowpathTable,
  newPerson,
  openTable,
  startTestServer,
} from '../test/test-server.ts';
import type { Running } from './serve.ts';

let server: Running;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startTestServer({ graceMs: 0 });
  ada = await newPerson(server.port, 'Ada');
  ben = await newPerson(server.port, 'Ben');
});
afterAll(() => server.stop());

const seated = async (table = cowpathTable()): Promise<{ id: string; a: Client; b: Client }> => {
  const id = await openTable(server.port, ada, table);
  const [a, b] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ben.secret)];
  await a.watch(id);
  await a.sitDown(id);
  await b.watch(id);
  const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'bb' } as const;
  expect((await b.command(id, sit)).ok).toBe(true);
  await a.until(() => a.tables.get(id)!.phase !== 'seating');
  return { id, a, b };
};

const recordText = async (id: string): Promise<string> =>
  (await api(server.port, `/tables/${id}/record`)).text();

const parsed = (text: string): GameRecord => {
  const record = parseRecord(text);
  if (isUnreadable(record)) throw new Error(record.reason);
  return record;
};

describe('a game over sockets', () => {
  test('is played to its end, and both sides saw the same', async () => {
    const { id, a, b } = await seated();
    await Promise.all([a.playOut(id, 0, eager), b.playOut(id, 1, eager)]);
    expect(a.events.get(id)).toEqual(b.events.get(id));
    expect(a.tables.get(id)!.dice.secret).toMatch(/^[0-9a-f]{64}$/);
    const record = parsed(await recordText(id));
    expect(record.result?.by).toBe('play');
    expect(record.dice).toMatchObject({ scheme: 2, seeds: ['', ''], seedCommitments: [null, null] });
  });

  test('a repeated command gets the same answer and happens once', async () => {
    const { id, a } = await seated();
    const seen = a.seen(id);
    const first = await a.command(id, { kind: 'play', seat: 0, move: 't12345' }, 'once', seen);
    const again = await a.command(id, { kind: 'play', seat: 0, move: 't12345' }, 'once', seen);
    expect(again).toEqual(first);
    expect(tokensIn(a.tables.get(id)!)).toBe(1);
  });

  test('the player who moved gets the events in the answer only, the others as a message', async () => {
    const { id, a, b } = await seated();
    const eventMessages = (client: Client) => client.messages.filter(({ kind }) => kind === 'events').length;
    const [mine, theirs] = [eventMessages(a), eventMessages(b)];
    expect((await a.command(id, { kind: 'play', seat: 0, move: 't12345' })).ok).toBe(true);
    await b.until(() => tokensIn(b.tables.get(id)!) === 1);
    a.send({ kind: 'ping', n: 7 });
    await a.until(() => a.messages.some(({ kind }) => kind === 'pong'));
    expect([eventMessages(a) - mine, eventMessages(b) - theirs]).toEqual([0, 1]);
  });

  test('a stale command is refused with what it missed', async () => {
    const { id, a, b } = await seated();
    const seen = b.seen(id);
    await a.command(id, { kind: 'play', seat: 0, move: 't12345' });
    const reply = await b.command(id, { kind: 'offer-tie', seat: 1 }, 'late', seen);
    expect(reply).toMatchObject({ ok: false, code: 'command/stale', from: seen });
    expect(reply.events).toEqual(a.events.get(id)!.slice(seen));
  });

  test('a player who is away can be replaced, or the game ended, after the grace time', async () => {
    const { id, a, b } = await seated();
    expect(await a.command(id, { kind: 'call-computer', seat: 1 })).toMatchObject({ code: 'absence/here' });
    b.tear();
    await a.until(() =>
      a.messages.some((message) => message.kind === 'presence' && ben.id in message.absentSince),
    );
    expect((await a.command(id, { kind: 'call-computer', seat: 1 })).ok).toBe(true);
    expect(a.tables.get(id)!.seats[1]).toMatchObject({ kind: 'computer' });
    await a.playOut(id, 0, eager);
    expect(a.tables.get(id)!.phase).toBe('over');
  });

  test('the same before it is decided who begins', async () => {
    const choice = {
      game: 'trio',
      board: 'multiplication',
      players: 2,
      level: 'junior',
      target: 200,
    } as const;
    const leftAlone = async (): Promise<{ id: string; a: Client }> => {
      const { id, a, b } = await seated({
        ...cowpathTable(),
        choice,
        opening: { kind: 'lot' },
        clock: { kind: 'move', ms: 60_000 },
        public: true,
      });
      b.tear();
      await a.until(() =>
        a.messages.some((message) => message.kind === 'presence' && ben.id in message.absentSince),
      );
      expect((await a.command(id, { kind: 'roll', seat: 0 })).ok).toBe(true);
      return { id, a };
    };
    const replaced = await leftAlone();
    expect((await replaced.a.command(replaced.id, { kind: 'call-computer', seat: 1 })).ok).toBe(true);
    await replaced.a.playOut(replaced.id, 0, eager);
    expect(parsed(await recordText(replaced.id)).result?.by).toBe('play');

    const ended = await leftAlone();
    expect((await ended.a.command(ended.id, { kind: 'end-absent', seat: 1 })).ok).toBe(true);
    const table = ended.a.tables.get(ended.id)!;
    expect(table).toMatchObject({ phase: 'over', game: null, outcome: { kind: 'win', seat: 0 } });
    const record = parsed(await recordText(ended.id));
    expect(record).toMatchObject({
      tokens: [],
      result: { by: 'absence' },
      dice: { secret: table.dice.secret },
    });
    expect(table.dice.secret).not.toBeNull();
    await expect
      .poll(async () => (await server.service.store.ratings('trio', [ben.id])).get(ben.id)?.games)
      .toBe(1);
  });

  test('a player who leaves in the middle of a game loses it, and the dice are revealed', async () => {
    const { id, a, b } = await seated(cowpathTable({ public: true }));
    await a.command(id, { kind: 'play', seat: 0, move: 't12345' });
    await b.until(() => tokensIn(b.tables.get(id)!) === 1);
    expect((await b.command(id, { kind: 'leave', seat: 1 })).ok).toBe(true);
    await a.until(() => a.tables.get(id)!.dice.secret !== null);
    expect(a.tables.get(id)!.outcome).toEqual({ kind: 'win', seat: 0, by: 'giving-up' });
    // It was public, but its terms were not standard: it changes no rating.
    const { store } = server.service;
    await expect.poll(() => store.unratedTables(0)).not.toContain(id);
    expect((await store.ratings('cowpath', [ben.id])).size).toBe(0);
  });

  test('of three players, one who leaves is replaced by a computer, in the lobby too', async () => {
    const choice = {
      game: 'trio',
      board: 'multiplication',
      players: 3,
      level: 'junior',
      target: 200,
    } as const;
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'me' }] as const;
    const { id, a, b } = await seated({ ...cowpathTable(), choice, seats: [...seats] });
    expect((await b.command(id, { kind: 'leave', seat: 1 })).ok).toBe(true);
    await a.until(() => a.tables.get(id)!.standIns.includes(1));
    expect(a.tables.get(id)!.phase).toBe('playing');
    await expect.poll(async () => (await server.service.store.table(id))!.summary).not.toContain(ben.id);
  });

  test('a rematch that both want opens the next table with sides swapped', async () => {
    const { id, a, b } = await seated();
    await a.command(id, { kind: 'give-up', seat: 0 });
    await b.until(() => b.tables.get(id)!.phase === 'over');
    await a.command(id, { kind: 'want-rematch', seat: 0 });
    await b.until(() => rematchSeats(b.tables.get(id)!).length === 1);
    await b.command(id, { kind: 'want-rematch', seat: 1 });
    await a.until(() => a.messages.some(({ kind }) => kind === 'moved'));
    const moved = a.messages.find((message) => message.kind === 'moved');
    const next = await a.watch(moved!.to);
    expect(next.seats.map((seating) => (seating.kind === 'person' ? seating.name : ''))).toEqual([
      'Ben',
      'Ada',
    ]);
    // The next table is committed to its dice; only now do players add new seeds.
    expect(next).toMatchObject({ phase: 'seating', kept: [0, 1], dice: { seeds: ['', ''] } });
    expect(next.dice.commitment).not.toBe(a.tables.get(id)!.dice.commitment);
    await a.sitDown(next.id, 'a2');
    await b.watch(next.id);
    await b.sitDown(next.id, 'b2');
    await a.until(() => a.tables.get(next.id)!.phase === 'playing');
    expect(a.tables.get(next.id)!.dice.seeds).toEqual([seedFrom('b2'), seedFrom('a2')]);
    await Promise.all([a.playOut(next.id, 1, eager), b.playOut(next.id, 0, eager)]);
    expect(parsed(await recordText(next.id)).dice?.seeds).toEqual([seedFrom('b2'), seedFrom('a2')]);
    const late = await Client.greet(server.port, ben.secret);
    await late.watch(id);
    await late.until(() =>
      late.messages.some((message) => message.kind === 'moved' && message.to === next.id),
    );
    late.close();
  });

  test('phrases of seated players reach the table', async () => {
    const { id, a, b } = await seated();
    a.send({ kind: 'say', table: id, phrase: 'good-luck' });
    await b.until(() => b.messages.some((message) => message.kind === 'said' && message.guest === ada.id));
    const cleo = await Client.greet(server.port, (await newPerson(server.port, 'Cleo')).secret);
    cleo.send({ kind: 'say', table: id, phrase: 'lucky' });
    await cleo.until(() => cleo.messages.some(({ kind }) => kind === 'error'));
    expect(b.messages.filter(({ kind }) => kind === 'said')).toHaveLength(1);
  });

  test('a fourth phrase within ten seconds is refused, on another socket too', async () => {
    const { id, b } = await seated();
    const dora = await newPerson(server.port, 'Dora');
    const mine = await openTable(
      server.port,
      dora,
      cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }),
    );
    const [one, other] = [
      await Client.greet(server.port, dora.secret),
      await Client.greet(server.port, dora.secret),
    ];
    await one.watch(mine);
    const phrases = (): number => one.messages.filter(({ kind }) => kind === 'said').length;
    for (const [index, from] of [one, one, other].entries()) {
      from.send({ kind: 'say', table: mine, phrase: 'hello' });
      await one.until(() => phrases() === index + 1);
    }
    other.send({ kind: 'say', table: mine, phrase: 'hello' });
    await other.until(() => other.messages.some(({ kind }) => kind === 'error'));
    expect(other.messages.at(-1)).toEqual({ kind: 'error', code: 'say/too-many', message: mine });
    expect(phrases()).toBe(3);
    // Other guests may still send phrases.
    b.send({ kind: 'say', table: id, phrase: 'thanks' });
    await b.until(() => b.messages.some(({ kind }) => kind === 'said'));
    [one, other].forEach((client) => client.close());
  });
});

describe('a table that waits for players', () => {
  const choice = { game: 'trio', board: 'multiplication', players: 3, level: 'junior', target: 200 } as const;
  const seatComputer = (seat: number) =>
    ({ kind: 'sit', seat, sitter: { kind: 'computer', level: 1 }, seed: '' }) as const;
  const close = { kind: 'close' } as const;

  /** Ada opened it, Ben sat down, and the third seat is free. */
  const waiting = async (): Promise<{ id: string; a: Client; b: Client }> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const id = await openTable(server.port, ada, { ...cowpathTable(), choice, seats: [...seats] });
    const [a, b] = [await Client.greet(server.port, ada.secret), await Client.greet(server.port, ben.secret)];
    await a.watch(id);
    await a.sitDown(id);
    await b.watch(id);
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Ben' }, seed: 'bb' } as const;
    expect((await b.command(id, sit)).ok).toBe(true);
    await a.until(() => a.seen(id) === b.seen(id));
    return { id, a, b };
  };

  test('is the guest’s to run when the host gets up', async () => {
    const { id, a, b } = await waiting();
    expect(await b.command(id, seatComputer(2))).toMatchObject({ code: 'table/not-host' });
    expect((await a.command(id, { kind: 'leave', seat: 0 })).ok).toBe(true);
    await b.until(() => b.tables.get(id)!.seats[0]!.kind === 'open');
    for (const seat of [0, 2]) expect((await b.command(id, seatComputer(seat))).ok).toBe(true);
    expect(b.tables.get(id)!.phase).toBe('playing');
  });

  test('is the guest’s to run when the host is away', async () => {
    const { id, a, b } = await waiting();
    a.tear();
    await b.until(() =>
      b.messages.some((message) => message.kind === 'presence' && ada.id in message.absentSince),
    );
    expect((await b.command(id, seatComputer(2))).ok).toBe(true);
    expect(b.tables.get(id)!.phase).toBe('playing');
  });

  test('is closed for everybody, and its dice are revealed', async () => {
    const { id, a, b } = await waiting();
    expect(await b.command(id, close)).toMatchObject({ code: 'table/not-host' });
    await a.command(id, { kind: 'leave', seat: 0 });
    await b.until(() => b.seen(id) === a.seen(id));
    expect((await b.command(id, close)).ok).toBe(true);
    await a.until(() => a.tables.get(id)!.dice.secret !== null);
    expect(a.tables.get(id)!).toMatchObject({ phase: 'over', outcome: { kind: 'broken-off' } });
    const sit = { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ada' }, seed: 'aa' } as const;
    expect(await a.command(id, sit)).toMatchObject({ code: 'game/over' });
    await expect.poll(async () => (await server.service.store.table(id))!.phase).toBe('closed');
    expect(await (await api(server.port, `/tables/${id}`)).json()).toMatchObject({ phase: 'over' });
    expect(parsed(await recordText(id))).toMatchObject({ tokens: [], result: null });
  });
});

describe('two processes on one PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  test('players on different processes play one game, and continue when one process is gone', async () => {
    const [one, two] = [
      await startTestServer({ databaseUrl: cluster.url }),
      await startTestServer({ databaseUrl: cluster.url }),
    ];
    const [left, right] = [await newPerson(one.port, 'Left'), await newPerson(one.port, 'Right')];
    const id = await openTable(one.port, left, cowpathTable());
    const a = await Client.greet(one.port, left.secret);
    const b = await Client.greet(two.port, right.secret);
    await a.watch(id);
    await a.sitDown(id);
    await b.watch(id);
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Right' }, seed: '' } as const;
    expect(await b.command(id, sit)).toMatchObject({ ok: true });
    await a.until(() => a.tables.get(id)!.phase === 'playing');
    expect((await a.command(id, { kind: 'play', seat: 0, move: 't12345' })).ok).toBe(true);
    await b.until(() => tokensIn(b.tables.get(id)!) === 1);
    await one.stop();
    await a.until(() => a.closed !== null);
    const again = await Client.greet(two.port, left.secret);
    await again.watch(id);
    await Promise.all([again.playOut(id, 0, eager), b.playOut(id, 1, eager)]);
    expect(again.events.get(id)).toEqual(b.events.get(id));
    await two.stop();
  });

  test('a revoked token ends its sockets on every process', async () => {
    const [one, two] = [
      await startTestServer({ databaseUrl: cluster.url }),
      await startTestServer({ databaseUrl: cluster.url }),
    ];
    const guest = await newPerson(one.port, 'Bot');
    const { secret } = guest;
    const made = await api(one.port, '/me/tokens', { method: 'POST', body: '{"label":"bot"}', secret });
    const { token } = (await made.json()) as { token: string };
    const client = await Client.greet(two.port, token);
    const { tokens } = (await (await api(one.port, '/me/tokens', { secret })).json()) as {
      tokens: readonly { id: string }[];
    };
    await api(one.port, `/me/tokens/${tokens[0]!.id}`, { method: 'DELETE', secret });
    await client.until(() => client.closed !== null);
    expect(client.closed!.code).toBe(1012);
    const again = await Client.greet(two.port, token);
    expect(again.messages[0]).toMatchObject({ kind: 'error', code: 'hello/unknown' });
    await Promise.all([one.stop(), two.stop()]);
  });

  test('a command repeated to a process that only knows it from the store gets the same answer', async () => {
    const one = await startTestServer({ databaseUrl: cluster.url });
    const ada = await newPerson(one.port, 'Ada');
    const id = await openTable(one.port, ada, cowpathTable({ seats: [{ kind: 'me' }, { kind: 'me' }] }));
    const a = await Client.greet(one.port, ada.secret);
    await a.watch(id);
    await a.sitDown(id);
    await a.until(() => a.tables.get(id)!.phase === 'playing');
    const seen = a.seen(id);
    const move = { kind: 'play', seat: 0, move: 't12345' } as const;
    const first = await a.command(id, move, 'once', seen);
    await one.stop();
    const two = await startTestServer({ databaseUrl: cluster.url });
    const again = await Client.greet(two.port, ada.secret);
    await again.watch(id);
    expect(await again.command(id, move, 'once', seen)).toEqual(first);
    expect(tokensIn(again.tables.get(id)!)).toBe(1);
    await two.stop();
  });

  test('a coin that no player tosses is tossed once, by the first process', async () => {
    const [one, two] = [
      await startTestServer({ databaseUrl: cluster.url }),
      await startTestServer({ databaseUrl: cluster.url }),
    ];
    const ada = await newPerson(one.port, 'Ada');
    const table = cowpathTable({
      seats: [{ kind: 'me' }, { kind: 'me' }],
      opening: { kind: 'lot' },
      clock: { kind: 'move', ms: 1000 },
    });
    const id = await openTable(one.port, ada, table);
    const clients = [await Client.greet(one.port, ada.secret), await Client.greet(two.port, ada.secret)];
    for (const client of clients) await client.watch(id);
    await clients[0]!.sitDown(id);
    for (const client of clients) await client.until(() => client.tables.get(id)!.game !== null);
    const kinds = clients[1]!.events.get(id)!.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'tossed')).toEqual(['tossed']);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('a process reads no table that nobody watches there', async () => {
    const one = await startTestServer({ databaseUrl: cluster.url });
    const two = await startTestServer({ databaseUrl: cluster.url });
    const ada = await newPerson(one.port, 'Ada');
    const id = await openTable(one.port, ada, cowpathTable());
    const a = await Client.greet(one.port, ada.secret);
    await a.watch(id);
    await a.until(() => two.service.presence.here(id).length === 1);
    expect(two.service.hub.loaded()).toEqual([]);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('a process that starts while another had no peers gets its moves', async () => {
    const one = await startTestServer({ databaseUrl: cluster.url });
    const ada = await newPerson(one.port, 'Ada');
    const seats = [{ kind: 'me' }, { kind: 'me' }] as const;
    const id = await openTable(one.port, ada, cowpathTable({ seats: [...seats] }));
    const a = await Client.greet(one.port, ada.secret);
    await a.watch(id);
    await a.sitDown(id);
    await a.until(() => a.tables.get(id)!.phase === 'playing');
    const two = await startTestServer({ databaseUrl: cluster.url });
    const b = await Client.greet(two.port, ada.secret);
    await b.watch(id);
    expect((await a.command(id, { kind: 'play', seat: 0, move: 't12345' })).ok).toBe(true);
    await b.until(() => tokensIn(b.tables.get(id)!) === 1);
    await Promise.all([one.stop(), two.stop()]);
  });
});
