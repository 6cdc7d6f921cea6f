/** One suite that every store passes. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { TableEvent } from '@abacow/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, ExpiryTimes, RatedGame, Rating, Store, StoredTable } from '../src/store/store.ts';

const event = (seat: number): TableEvent => ({ kind: 'left', at: 1, seat });

const entry = (table: string, number: number, command: string = randomUUID()): Entry => ({
  table,
  number,
  command,
  events: [event(number % 2)],
});

const stored = (over: Partial<StoredTable> = {}): StoredTable => ({
  id: randomUUID(),
  secret: randomBytes(32).toString('hex'),
  code: randomUUID(),
  public: true,
  host: 'ada',
  phase: 'seating',
  clock: 'move',
  summary: '{}',
  createdAt: 1_800_000_000_000,
  updatedAt: 1_800_000_000_000,
  ...over,
});

/** A game that raises every rating by one point. */
const oneMore = (guests: readonly string[]): RatedGame => ({
  game: 'cowpath',
  guests,
  newcomer: { mu: 25, sigma: 8, games: 0 },
  after: (before) => before.map(({ mu, sigma, games }) => ({ mu: mu + 1, sigma, games: games + 1 })),
});

export const storeContract = (name: string, open: () => Promise<Store>): void => {
  describe(`store: ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('entries come back in order, from the number asked for', async () => {
      const table = randomUUID();
      const entries = [0, 1, 2, 3].map((number) => entry(table, number));
      expect(await store.append(entries)).toEqual(['stored', 'stored', 'stored', 'stored']);
      expect(await store.entriesFrom(table, 0)).toEqual(entries);
      expect(await store.entriesFrom(table, 2)).toEqual(entries.slice(2));
      expect(await store.entriesFrom(randomUUID(), 0)).toEqual([]);
    });

    test('of two entries under one number the first is stored, also within a batch', async () => {
      const [one, two] = [randomUUID(), randomUUID()];
      const first = entry(one, 0);
      await store.append([first]);
      expect(await store.append([entry(two, 0), entry(one, 0), entry(two, 1)])).toEqual([
        'stored',
        'taken',
        'stored',
      ]);
      expect(await store.entriesFrom(one, 0)).toEqual([first]);
      expect(await store.entriesFrom(two, 0)).toHaveLength(2);
    });

    test('the very same entry again is stored once; another command or other events under its number are refused', async () => {
      const table = randomUUID();
      const first = entry(table, 0, 'same');
      expect(await store.append([first])).toEqual(['stored']);
      expect(await store.append([first, entry(table, 1)])).toEqual(['stored', 'stored']);
      expect(await store.append([entry(table, 0, 'other')])).toEqual(['taken']);
      expect(await store.append([{ ...first, events: [event(1)] }])).toEqual(['taken']);
      expect(await store.entriesFrom(table, 0)).toHaveLength(2);
    });

    test('a hundred writers at once: exactly one gets each number', async () => {
      const table = randomUUID();
      const tries = Array.from({ length: 100 }, (_, index) => store.append([entry(table, index % 10)]));
      const stored = (await Promise.all(tries)).flat().filter((appended) => appended === 'stored');
      expect(stored).toHaveLength(10);
      expect((await store.entriesFrom(table, 0)).map(({ number }) => number)).toEqual([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
    });

    test('a batch larger than one statement is stored completely', async () => {
      const table = randomUUID();
      const entries = Array.from({ length: 4500 }, (_, number) => entry(table, number, 'c'));
      expect((await store.append(entries)).every((appended) => appended === 'stored')).toBe(true);
      expect(await store.entriesFrom(table, 4000)).toHaveLength(500);
      expect(await store.append([])).toEqual([]);
    });

    test('a table is opened once, with its first entry', async () => {
      const table = stored();
      expect(await store.openTable(table, entry(table.id, 0))).toBe(true);
      expect(await store.openTable({ ...table, code: 'other' }, entry(table.id, 0))).toBe(false);
      const sameCode = stored({ code: table.code });
      expect(await store.openTable(sameCode, entry(sameCode.id, 0))).toBe(false);
      expect(await store.entriesFrom(sameCode.id, 0)).toEqual([]);
      expect(await store.table(table.id)).toEqual(table);
      expect(await store.tableByCode(table.code)).toEqual(table);
      expect(await store.table('none')).toBeNull();
      expect(await store.tableByCode('none')).toBeNull();
      expect(await store.entriesFrom(table.id, 0)).toHaveLength(1);
    });

    test('the lobby shows public tables of a phase, newest first', async () => {
      const phase = randomUUID();
      const [older, newer, hidden] = [
        stored({ phase, updatedAt: 1 }),
        stored({ phase, updatedAt: 2 }),
        stored({ phase, public: false }),
      ];
      for (const table of [older, newer, hidden]) await store.openTable(table, entry(table.id, 0));
      expect((await store.publicTables(phase, 10)).map(({ id }) => id)).toEqual([newer.id, older.id]);
      expect(await store.publicTables(phase, 1)).toHaveLength(1);
      const all = (await store.tablesIn(phase, '', 10)).map(({ id }) => id);
      expect(all).toEqual([older.id, newer.id, hidden.id].sort());
      expect(await store.tablesIn(phase, all[0]!, 10)).toHaveLength(2);
      await store.changeTables([{ id: older.id, phase: 'over', summary: '{"a":1}', updatedAt: 9 }]);
      expect(await store.table(older.id)).toMatchObject({ phase: 'over', summary: '{"a":1}', updatedAt: 9 });
    });

    test('an older change never overwrites a newer one', async () => {
      const table = stored({ updatedAt: 5 });
      await store.openTable(table, entry(table.id, 0));
      const look = (phase: string, updatedAt: number) => ({ id: table.id, phase, summary: '{}', updatedAt });
      await store.changeTables([look('playing', 9), look('opening', 8)]);
      await store.changeTables([look('seating', 7)]);
      expect(await store.table(table.id)).toMatchObject({ phase: 'playing', updatedAt: 9 });
      // Within one millisecond the last change wins.
      await store.changeTables([look('over', 9)]);
      expect(await store.table(table.id)).toMatchObject({ phase: 'over' });
    });

    const opened = async (over: Partial<StoredTable> = {}): Promise<string> => {
      const table = stored(over);
      await store.openTable(table, entry(table.id, 0));
      return table.id;
    };

    test('of some tables, the public ones in these phases are found', async () => {
      const [waiting, playing, hidden, other] = [
        await opened(),
        await opened({ phase: 'playing' }),
        await opened({ public: false }),
        await opened(),
      ];
      const found = await store.publicTablesAmong([waiting, playing, hidden, 'none'], ['seating']);
      expect(found.map(({ id }) => id)).toEqual([waiting]);
      const phases = ['seating', 'playing'];
      const more = await store.publicTablesAmong([waiting, playing, hidden], phases);
      expect(more.map(({ id }) => id).sort()).toEqual([waiting, playing].sort());
      expect(more.map(({ id }) => id)).not.toContain(other);
      expect(await store.publicTablesAmong([], phases)).toEqual([]);
    });

    test("a host's tables that are not over are counted", async () => {
      const host = randomUUID();
      expect(await store.tableCounts(host)).toEqual({ waiting: 0, withComputers: 0 });
      const seats = (...kinds: readonly object[]) => ({ summary: JSON.stringify({ seats: kinds }) });
      const computer = { kind: 'computer', level: 3 };
      const liar = { kind: 'person', name: '{"kind":"computer"', holder: host };
      await opened({ host, ...seats(liar, { kind: 'open' }) });
      await opened({ host, public: false, ...seats(computer, { kind: 'open' }) });
      await opened({ host, phase: 'playing', ...seats(liar, computer) });
      await opened({ host, phase: 'opening', ...seats(computer, computer) });
      for (const phase of ['over', 'closed']) await opened({ host, phase, ...seats(computer) });
      expect(await store.tableCounts(host)).toEqual({ waiting: 2, withComputers: 3 });
    });

    test('tables are deleted with everything in them', async () => {
      const [gone, stays] = [await opened(), await opened()];
      for (const table of [gone, stays]) {
        await store.sit(table, 'ada of the deleted', 0);
        await store.rate(table, oneMore([]));
      }
      await store.deleteTables([]);
      await store.deleteTables([gone]);
      expect(await store.table(gone)).toBeNull();
      expect(await store.entriesFrom(gone, 0)).toEqual([]);
      expect(await store.rate(gone, oneMore([]))).toBe(true);
      expect((await store.tablesOf('ada of the deleted', 5)).map(({ id }) => id)).toEqual([stays]);
      expect(await store.entriesFrom(stays, 0)).toHaveLength(1);
      expect(await store.rate(stays, oneMore([]))).toBe(false);
    });

    test('guests are found by secret and by token, renamed, and deleted with all that is theirs', async () => {
      const guest = { id: randomUUID(), name: 'Ada', createdAt: 5 };
      const [secret, token, link, table] = [randomUUID(), randomUUID(), randomUUID(), stored()];
      await store.addGuest(guest, secret);
      await store.addToken(token, guest.id, 'my bot', 6, 'full');
      await store.addLink(link, guest.id, 100);
      await store.openTable(table, entry(table.id, 0));
      await store.sit(table.id, guest.id, 0);
      await store.sit(table.id, guest.id, 0);
      await store.rate(table.id, { ...oneMore([guest.id]), game: 'trio' });
      expect(await store.guestBySecret(secret)).toEqual({ guest, usedAt: 5 });
      expect(await store.guestByToken(token)).toEqual({ guest, usedAt: null, scope: 'full' });
      await store.renameGuest(guest.id, 'Grace');
      expect((await store.guest(guest.id))?.name).toBe('Grace');
      expect((await store.tablesOf(guest.id, 5)).map(({ id }) => id)).toEqual([table.id]);
      await store.deleteGuest(guest.id);
      expect(await store.guest(guest.id)).toBeNull();
      expect(await store.guestBySecret(secret)).toBeNull();
      expect(await store.guestByToken(token)).toBeNull();
      expect(await store.takeLink(link, 50)).toBeNull();
      expect((await store.ratings('trio', [guest.id])).size).toBe(0);
      expect(await store.unfinishedDeletions()).toContain(guest.id);
      expect(await store.eraseSlice(guest.id, 10)).toEqual({ tables: [table.id], done: true });
      expect(await store.tablesOf(guest.id, 5)).toEqual([]);
      expect(await store.unfinishedDeletions()).not.toContain(guest.id);
      expect(await store.eraseSlice(guest.id, 10)).toEqual({ tables: [], done: true });
    });

    test("a deleted guest's name is removed in slices, which may be repeated at any time", async () => {
      const guest = randomUUID();
      const sat = (name: string, holder: string): TableEvent => ({
        kind: 'sat',
        at: 1,
        seat: 0,
        seating: { kind: 'person', name, holder },
        seed: '',
      });
      const tables: string[] = [];
      for (let count = 0; count < 3; count++) {
        const seats = [sat('Zimt', guest), sat('Tim', 'tim')].map(
          (event) => 'seating' in event && event.seating,
        );
        const table = await opened({ summary: JSON.stringify({ seats }) });
        // Sits down and leaves again and again: more than one slice.
        await store.append(
          [1, 2, 3, 4, 5].map((number) => ({
            ...entry(table, number),
            events: [sat('Zimt', guest), sat('Tim', 'tim')],
          })),
        );
        await store.sit(table, guest, 0);
        tables.push(table);
      }
      await store.deleteGuest(guest);
      await store.deleteGuest(guest);
      const erased: string[] = [];
      let slices = 0;
      for (let done = false; !done; slices++) {
        const slice = await store.eraseSlice(guest, 4);
        erased.push(...slice.tables);
        done = slice.done;
      }
      expect(slices).toBeGreaterThan(3);
      expect(erased).toEqual([...tables].sort());
      expect(await store.tablesOf(guest, 5)).toEqual([]);
      for (const table of tables) {
        const text = JSON.stringify([await store.table(table), await store.entriesFrom(table, 0)]);
        expect(text).not.toContain('Zimt');
        expect(text).toContain(guest);
        expect(text.match(/"Tim\W/g)).toHaveLength(6);
      }
    });

    test('tokens are listed, used and revoked', async () => {
      const guest = { id: randomUUID(), name: 'Ada', createdAt: 5 };
      const [first, second] = [randomUUID(), randomUUID()];
      await store.addGuest(guest, randomUUID());
      await store.addToken(second, guest.id, 'bot', 7, 'play');
      await store.addToken(first, guest.id, 'device', 6, 'full');
      await store.useToken(second, 9);
      expect(await store.tokensOf(guest.id)).toEqual([
        { hash: first, label: 'device', createdAt: 6, usedAt: null, scope: 'full' },
        { hash: second, label: 'bot', createdAt: 7, usedAt: 9, scope: 'play' },
      ]);
      expect(await store.guestByToken(second)).toEqual({ guest, usedAt: 9, scope: 'play' });
      expect(await store.deleteToken('another guest', first)).toBe(false);
      expect(await store.deleteToken(guest.id, first)).toBe(true);
      expect(await store.deleteToken(guest.id, first)).toBe(false);
      expect(await store.guestByToken(first)).toBeNull();
      expect(await store.tokensOf(guest.id)).toHaveLength(1);
    });

    test('a guest becomes a bot for good, unless they have played', async () => {
      const [fresh, seated, rated] = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of [fresh, seated, rated])
        await store.addGuest({ id, name: 'Ada', createdAt: 5 }, randomUUID());
      await store.sit(randomUUID(), seated, 0);
      await store.rate(randomUUID(), oneMore([rated]));
      expect(await Promise.all([fresh, seated, rated, 'nobody'].map((id) => store.makeBot(id)))).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect(await store.guest(fresh)).toEqual({ id: fresh, name: 'Ada', createdAt: 5, bot: true });
      expect(await store.guest(seated)).not.toHaveProperty('bot');
    });

    test('rated bots are listed, the most certainly strong one first', async () => {
      const game = randomUUID();
      const add = async (name: string, bot: boolean, mu: number, sigma: number): Promise<void> => {
        const id = `${name} ${game}`;
        await store.addGuest({ id, name, createdAt: 5, ...(bot ? { bot: true } : {}) }, randomUUID());
        await store.rate(randomUUID(), {
          game,
          guests: [id],
          newcomer: { mu: 25, sigma: 8, games: 0 },
          after: () => [{ mu, sigma, games: 1 }],
        });
      };
      await add('lucky', true, 30, 8);
      await add('strong', true, 28, 1);
      await add('person', false, 40, 1);
      const bots = await store.ratedBots(game, 5);
      expect(bots.map(({ name, rating }) => [name, rating.mu])).toEqual([
        ['strong', 28],
        ['lucky', 30],
      ]);
      expect(await store.ratedBots(game, 1)).toHaveLength(1);
    });

    describe('what nobody uses expires', () => {
      const added = async (usedAt: number): Promise<string> => {
        const id = randomUUID();
        await store.addGuest({ id, name: 'Ada', createdAt: usedAt }, `secret of ${id}`);
        return id;
      };
      /** Goes through all guests, two at a time. */
      const expire = async (before: ExpiryTimes): Promise<void> => {
        for (let after: string | null = ''; after !== null;)
          after = await store.expireGuests(after, 2, before);
      };
      const isThere = async (id: string): Promise<boolean> => (await store.guest(id)) !== null;

      test('guests without games, tokens and tables', async () => {
        const [unused, used, late, seated, host, rated, bot] = [
          await added(10),
          await added(10),
          await added(100),
          await added(10),
          await added(10),
          await added(10),
          await added(10),
        ];
        await store.useGuest(used, 101);
        await store.sit(await opened({ phase: 'over' }), seated, 0);
        await opened({ host });
        await store.rate(randomUUID(), oneMore([rated]));
        await store.addToken(randomUUID(), bot, 'bot', 60, 'full');
        await store.addLink('link of unused', unused, 10_000);
        await expire({ guests: 100, tokens: 50 });
        expect(await isThere(unused)).toBe(false);
        expect(await store.takeLink('link of unused', 0)).toBeNull();
        for (const id of [used, late, seated, host, rated, bot]) expect(await isThere(id)).toBe(true);
      });

      test('tokens, and then their guests', async () => {
        const guest = await added(10);
        const [old, fresh] = [randomUUID(), randomUUID()];
        await store.addToken(old, guest, 'old', 20, 'full');
        await store.addToken(fresh, guest, 'fresh', 20, 'full');
        await store.useToken(fresh, 60);
        await expire({ guests: 100, tokens: 50 });
        expect((await store.tokensOf(guest)).map(({ hash }) => hash)).toEqual([fresh]);
        await expire({ guests: 100, tokens: 61 });
        expect(await isThere(guest)).toBe(false);
      });

      test('links, a few at a time, and heartbeats, but not the newest', async () => {
        await store.expireLinks(10, 1000);
        for (const hash of ['a', 'b', 'c']) await store.addLink(`old ${hash}`, 'ada', 5);
        await store.addLink('still valid', 'ada', 10);
        expect(await store.expireLinks(10, 2)).toBe(2);
        expect(await store.expireLinks(10, 2)).toBe(1);
        expect(await store.takeLink('still valid', 10)).toBe('ada');
        await store.heartbeat('gone', 5);
        await store.heartbeat('here', 20);
        await store.expireHeartbeats(10);
        expect(await store.lastHeartbeat()).toBe(20);
        await store.expireHeartbeats(21);
        expect(await store.lastHeartbeat()).toBeNull();
      });
    });

    test('a link works once and not after its time', async () => {
      const [hash, late] = [randomUUID(), randomUUID()];
      await store.addLink(hash, 'ada', 100);
      await store.addLink(late, 'ada', 100);
      expect(await store.takeLink(hash, 99)).toBe('ada');
      expect(await store.takeLink(hash, 99)).toBeNull();
      expect(await store.takeLink(late, 101)).toBeNull();
    });

    test('a table is rated once, also with simultaneous calls', async () => {
      const [table, guest] = [randomUUID(), randomUUID()];
      const tries = Array.from({ length: 5 }, () => store.rate(table, oneMore([guest])));
      expect((await Promise.all(tries)).filter((counted) => counted)).toHaveLength(1);
      expect(await store.rate(table, oneMore([guest]))).toBe(false);
      expect((await store.ratings('cowpath', [guest, 'none'])).get(guest)).toEqual({
        mu: 26,
        sigma: 8,
        games: 1,
      });
      expect((await store.ratings('cowpath', [])).size).toBe(0);
      expect((await store.ratings('trio', [guest])).size).toBe(0);
    });

    test('games that end together are all rated, for newcomers and others, in any order of seats', async () => {
      const [ada, ben] = [randomUUID(), randomUUID()];
      for (const games of [8, 16]) {
        const ends = Array.from({ length: 8 }, (_, index) =>
          store.rate(randomUUID(), oneMore(index % 2 === 0 ? [ada, ben] : [ben, ada])),
        );
        expect(await Promise.all(ends)).toEqual(Array(8).fill(true));
        const ratings = await store.ratings('cowpath', [ada, ben]);
        for (const guest of [ada, ben])
          expect(ratings.get(guest)).toEqual({ mu: 25 + games, sigma: 8, games });
      }
    });

    test('every player gets the rating of their own seat', async () => {
      const [ada, ben] = ['z', 'a'].map((first) => first + randomUUID()) as [string, string];
      const after = (): readonly Rating[] => [won, lost];
      const [won, lost] = [
        { mu: 27, sigma: 7, games: 1 },
        { mu: 23, sigma: 7, games: 1 },
      ];
      await store.rate(randomUUID(), { ...oneMore([ada, ben]), after });
      const ratings = await store.ratings('cowpath', [ada, ben]);
      expect([ratings.get(ada), ratings.get(ben)]).toEqual([won, lost]);
    });

    test('a failed rating can be repeated', async () => {
      const [table, guest] = [randomUUID(), randomUUID()];
      const after = (): never => {
        throw new Error('no luck');
      };
      await expect(store.rate(table, { ...oneMore([guest]), after })).rejects.toThrow('no luck');
      expect((await store.ratings('cowpath', [guest])).size).toBe(0);
      expect(await store.rate(table, oneMore([guest]))).toBe(true);
    });

    test('public tables that were not rated are found, in every phase', async () => {
      const own = new Set<string>();
      const opened = async (more: Partial<StoredTable>): Promise<string> => {
        const table = stored({ phase: 'playing', updatedAt: 1_900_000_000_000, ...more });
        await store.openTable(table, entry(table.id, 0));
        own.add(table.id);
        return table.id;
      };
      const later = await opened({ updatedAt: 1_900_000_000_001, phase: 'over' });
      const earlier = await opened({});
      await opened({ public: false });
      await opened({ updatedAt: 1_899_999_999_999 });
      await store.rate(await opened({}), oneMore([]));
      const found = await store.unratedTables(1_900_000_000_000);
      expect(found.filter((id) => own.has(id))).toEqual([earlier, later]);
    });

    test('work under one lock runs one after the other, and a failure does not block the next', async () => {
      const [name, log] = [randomUUID(), [] as string[]];
      const work = (what: string) => async (): Promise<string> => {
        log.push(`${what} begins`);
        await store.table('none');
        await new Promise((resolve) => setTimeout(resolve, 20));
        log.push(`${what} ends`);
        if (what === 'two') throw new Error('no luck');
        return what;
      };
      const turns = ['one', 'two', 'three'].map((what) => store.withLock(name, work(what)));
      expect(await Promise.allSettled(turns)).toMatchObject([
        { value: 'one' },
        { reason: { message: 'no luck' } },
        { value: 'three' },
      ]);
      expect(log).toEqual(['one', 'two', 'three'].flatMap((what) => [`${what} begins`, `${what} ends`]));
    });

    test('work under different locks runs at the same time', async () => {
      let free: () => void = () => undefined;
      const freed = new Promise<void>((resolve) => (free = resolve));
      const held = store.withLock(randomUUID(), () => freed);
      expect(await store.withLock(randomUUID(), () => Promise.resolve('done'))).toBe('done');
      free();
      await held;
    });

    test('the newest heartbeat of any process', async () => {
      await store.heartbeat('a', 1_900_000_000_000);
      await store.heartbeat('b', 1_900_000_000_500);
      await store.heartbeat('a', 1_900_000_000_100);
      expect(await store.lastHeartbeat()).toBe(1_900_000_000_500);
    });
  });
};
