import type { LobbyTable, NewTable } from '@abacow/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { STANDARD } from '../../test/service.ts';
import { api, cowpathTable, openTable, startTestServer } from '../../test/test-server.ts';
import type { Running } from '../serve.ts';

let server: Running;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Guest = { readonly id: string; readonly secret: string };

const newGuest = async (name: string, bot = false): Promise<Guest> => {
  const body = JSON.stringify({ name, ...(bot ? { bot } : {}) });
  const answer = await api(server.port, '/me', { method: 'POST', body });
  const { guest } = (await answer.json()) as { guest: { id: string; bot?: true } };
  expect(guest.bot).toBe(bot ? true : undefined);
  return { id: guest.id, secret: /abacow=([^;]+)/.exec(answer.headers.get('set-cookie')!)![1]! };
};
const call = async (method: string, path: string, { secret }: Partial<Guest>, body?: object) => {
  const answer = await api(server.port, path, {
    method,
    ...(secret === undefined ? {} : { secret }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await answer.json()) as { error?: { code: string } };
  return { status: answer.status, code: json.error?.code, json: json as never };
};
const open = (guest: Guest, more: Partial<NewTable> = {}): Promise<string> =>
  openTable(server.port, guest, { ...cowpathTable(), ...more });
const sit = (id: string, guest: Guest) => call('POST', `/tables/${id}/sit`, guest, {});
const tableOf = async (id: string): Promise<LobbyTable> => (await call('GET', `/tables/${id}`, {})).json;

describe('a bot', () => {
  test('is made once, for good, and only before the guest has played', async () => {
    const guest = await newGuest('Maker');
    expect((await call('POST', '/me', guest, { name: 'Maker', bot: true })).code).toBe('bot/guest');
    expect((await call('POST', '/me/bot', guest)).json).toMatchObject({ guest: { id: guest.id, bot: true } });
    expect((await call('POST', '/me/bot', guest)).status).toBe(200);
    expect((await call('GET', '/me', guest)).json).toMatchObject({ guest: { bot: true } });
    const person = await newGuest('Person');
    await open(person);
    expect((await call('POST', '/me/bot', person)).code).toBe('bot/too-late');
    expect((await call('GET', '/me', person)).json).toMatchObject({
      guest: { id: person.id, name: 'Person' },
    });
    expect(JSON.stringify((await call('GET', '/me', person)).json)).not.toContain('bot');
  });

  test('must sign in again when it becomes one, so that no socket plays on as a person', async () => {
    const guest = await newGuest('Socket');
    const client = await Client.greet(server.port, guest.secret);
    await call('POST', '/me/bot', guest);
    await client.gone();
    expect(client.closed).toEqual({ code: 1012 });
  });

  test('is marked at its seat, reserved or taken, in events, views and the lobby', async () => {
    const [bot, ada] = [await newGuest('Robo', true), await newGuest('Ada')];
    const id = await open(bot, { public: true });
    expect((await tableOf(id)).seats[0]).toMatchObject({ name: 'Robo', bot: true });
    await sit(id, bot);
    await sit(id, ada);
    const { json } = await call('GET', `/tables/${id}/view`, {});
    expect(json).toMatchObject({ seats: [{ bot: true }, { name: 'Ada' }] });
    expect(JSON.stringify((json as { seats: unknown[] }).seats[1])).not.toContain('bot');
  });

  test.each([
    ['a public table of a person', { public: true }, false],
    ['a public table whose host wants bots', { public: true, bots: true }, true],
    ['a table that it has the link of', {}, true],
    ['a table with a link whose host wants no bots', { bots: false }, false],
  ] as const)('at %s: admitted %j %s', async (_, more, admitted) => {
    const [bot, ada] = [await newGuest('Robo', true), await newGuest('Ada')];
    const id = await open(ada, more);
    expect((await sit(id, bot)).code).toBe(admitted ? undefined : 'table/no-bots');
    // The same over the socket.
    const client = await Client.greet(server.port, bot.secret);
    await client.watch(id);
    if (!admitted) {
      const sitter = { kind: 'person', name: 'Robo' } as const;
      expect(await client.command(id, { kind: 'sit', seat: 1, sitter, seed: '' })).toMatchObject({
        ok: false,
        code: 'table/no-bots',
      });
    }
    client.close();
  });

  test('plays bots and the computers of the house', async () => {
    const [one, two] = [await newGuest('One', true), await newGuest('Two', true)];
    const id = await open(one, { public: true });
    expect((await sit(id, two)).status).toBe(200);
    const house = await open(one, { seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }] });
    expect((await sit(house, one)).status).toBe(200);
  });
});

describe('play now', () => {
  const now = (guest: Guest, bots?: boolean) =>
    call('POST', '/play-now', guest, { game: 'trio', ...(bots === undefined ? {} : { bots }) });
  const idOf = ({ json }: { json: unknown }): string => (json as { id: string }).id;

  test('sends bots to bots, and people to bots only if they want that', async () => {
    const [first, second, ada, ben, third] = [
      await newGuest('First', true),
      await newGuest('Second', true),
      await newGuest('Ada'),
      await newGuest('Ben'),
      await newGuest('Third', true),
    ];
    const waiting = await now(first);
    expect(waiting.status).toBe(201);
    // Ada gets a table of her own, where no bot is sent.
    const hers = await now(ada);
    expect([hers.status, idOf(hers) === idOf(waiting)]).toEqual([201, false]);
    expect(await now(second)).toMatchObject({ status: 200, json: { id: idOf(waiting) } });
    expect(await now(ben, true)).toMatchObject({ status: 200, json: { id: idOf(waiting) } });
    await sit(idOf(waiting), second);
    expect(await now(third)).toMatchObject({ status: 201 });
  });

  test('offers a person’s table to bots only if the person wants that', async () => {
    const game = { game: 'cowpath' };
    const [ada, bot] = [await newGuest('Ada'), await newGuest('Robo', true)];
    const hers = await call('POST', '/play-now', ada, { ...game, bots: true });
    expect(await call('POST', '/play-now', bot, game)).toMatchObject({
      status: 200,
      json: { id: idOf(hers) },
    });
    expect((await sit(idOf(hers), bot)).status).toBe(200);
  });
});

describe('ratings of bots', () => {
  const play = async (winner: Guest, loser: Guest): Promise<void> => {
    const id = await open(winner, {
      ...STANDARD,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: true,
      bots: true,
    });
    await sit(id, winner);
    expect((await tableOf(id)).rated).toBe(true);
    await sit(id, loser);
    const { rated, seats } = await tableOf(id);
    expect(rated).toBe(new Set(seats.map((seat) => 'bot' in seat)).size === 1);
    expect((await call('POST', `/tables/${id}/give-up`, loser)).status).toBe(200);
  };

  test('count games between bots, none with people, and are listed', async () => {
    const [strong, weak, ada] = [
      await newGuest('Strong', true),
      await newGuest('Weak', true),
      await newGuest('Ada'),
    ];
    await play(strong, weak);
    const names = async (): Promise<readonly string[]> =>
      ((await call('GET', '/bots/trio', {})).json as { bots: { name: string }[] }).bots.map(
        ({ name }) => name,
      );
    await expect.poll(names).toEqual(['Strong', 'Weak']);
    await play(strong, ada);
    const rating = async (guest: Guest): Promise<unknown> =>
      ((await call('GET', '/me', guest)).json as { ratings: { trio: unknown } }).ratings.trio;
    const before = await rating(strong);
    expect([before, await rating(ada)]).toEqual([expect.objectContaining({ games: 1 }), null]);
    expect((await call('GET', '/bots/chess', {})).status).toBe(404);
  });
});
