/** Guests, links and tokens, and how they expire. */
import { randomUUID } from 'node:crypto';
import type { TableEvent } from '@abacow/table';
import { describe, expect, test } from 'vitest';
import type { ExpiryTimes } from '../../src/store/store.ts';
import { type Scene, entry, oneMore, opened, stored } from './rows.ts';

export const guestContract = (scene: Scene): void => {
  test('guests are found by secret and by token, renamed, and deleted with all that is theirs', async () => {
    const guest = { id: randomUUID(), name: 'Ada', createdAt: 5 };
    const [secret, token, link, table] = [randomUUID(), randomUUID(), randomUUID(), stored()];
    await scene.store.addGuest(guest, secret);
    await scene.store.addToken(token, guest.id, 'my bot', 6, 'full');
    await scene.store.addLink(link, guest.id, 100);
    await scene.store.openTable(table, entry(table.id, 0));
    await scene.store.sit(table.id, guest.id, 0);
    await scene.store.sit(table.id, guest.id, 0);
    await scene.store.rate(table.id, { ...oneMore([guest.id]), game: 'trio' });
    expect(await scene.store.guestBySecret(secret)).toEqual({ guest, usedAt: 5 });
    expect(await scene.store.guestByToken(token)).toEqual({ guest, usedAt: null, scope: 'full' });
    await scene.store.renameGuest(guest.id, 'Grace');
    expect((await scene.store.guest(guest.id))?.name).toBe('Grace');
    expect((await scene.store.tablesOf(guest.id, 5)).map(({ id }) => id)).toEqual([table.id]);
    await scene.store.deleteGuest(guest.id);
    expect(await scene.store.guest(guest.id)).toBeNull();
    expect(await scene.store.guestBySecret(secret)).toBeNull();
    expect(await scene.store.guestByToken(token)).toBeNull();
    expect(await scene.store.takeLink(link, 50)).toBeNull();
    expect((await scene.store.ratings('trio', [guest.id])).size).toBe(0);
    expect(await scene.store.unfinishedDeletions()).toContain(guest.id);
    expect(await scene.store.eraseSlice(guest.id, 10)).toEqual({ tables: [table.id], done: true });
    expect(await scene.store.tablesOf(guest.id, 5)).toEqual([]);
    expect(await scene.store.unfinishedDeletions()).not.toContain(guest.id);
    expect(await scene.store.eraseSlice(guest.id, 10)).toEqual({ tables: [], done: true });
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
      const table = await opened(scene.store, { summary: JSON.stringify({ seats }) });
      // Sits down and leaves again and again: more than one slice.
      await scene.store.append(
        [1, 2, 3, 4, 5].map((number) => ({
          ...entry(table, number),
          events: [sat('Zimt', guest), sat('Tim', 'tim')],
        })),
      );
      await scene.store.sit(table, guest, 0);
      tables.push(table);
    }
    await scene.store.deleteGuest(guest);
    await scene.store.deleteGuest(guest);
    const erased: string[] = [];
    let slices = 0;
    for (let done = false; !done; slices++) {
      const slice = await scene.store.eraseSlice(guest, 4);
      erased.push(...slice.tables);
      done = slice.done;
    }
    expect(slices).toBeGreaterThan(3);
    expect(erased).toEqual([...tables].sort());
    expect(await scene.store.tablesOf(guest, 5)).toEqual([]);
    for (const table of tables) {
      const text = JSON.stringify([await scene.store.table(table), await scene.store.entriesFrom(table, 0)]);
      expect(text).not.toContain('Zimt');
      expect(text).toContain(guest);
      expect(text.match(/"Tim\W/g)).toHaveLength(6);
    }
  });

  test('tokens are listed, used and revoked', async () => {
    const guest = { id: randomUUID(), name: 'Ada', createdAt: 5 };
    const [first, second] = [randomUUID(), randomUUID()];
    await scene.store.addGuest(guest, randomUUID());
    await scene.store.addToken(second, guest.id, 'bot', 7, 'play');
    await scene.store.addToken(first, guest.id, 'device', 6, 'full');
    await scene.store.useToken(second, 9);
    expect(await scene.store.tokensOf(guest.id)).toEqual([
      { hash: first, label: 'device', createdAt: 6, usedAt: null, scope: 'full' },
      { hash: second, label: 'bot', createdAt: 7, usedAt: 9, scope: 'play' },
    ]);
    expect(await scene.store.guestByToken(second)).toEqual({ guest, usedAt: 9, scope: 'play' });
    expect(await scene.store.deleteToken('another guest', first)).toBe(false);
    expect(await scene.store.deleteToken(guest.id, first)).toBe(true);
    expect(await scene.store.deleteToken(guest.id, first)).toBe(false);
    expect(await scene.store.guestByToken(first)).toBeNull();
    expect(await scene.store.tokensOf(guest.id)).toHaveLength(1);
  });

  test('a guest becomes a bot for good, unless they have played', async () => {
    const [fresh, seated, rated] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [fresh, seated, rated])
      await scene.store.addGuest({ id, name: 'Ada', createdAt: 5 }, randomUUID());
    await scene.store.sit(randomUUID(), seated, 0);
    await scene.store.rate(randomUUID(), oneMore([rated]));
    expect(await Promise.all([fresh, seated, rated, 'nobody'].map((id) => scene.store.makeBot(id)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await scene.store.guest(fresh)).toEqual({ id: fresh, name: 'Ada', createdAt: 5, bot: true });
    expect(await scene.store.guest(seated)).not.toHaveProperty('bot');
  });

  describe('what nobody uses expires', () => {
    const added = async (usedAt: number): Promise<string> => {
      const id = randomUUID();
      await scene.store.addGuest({ id, name: 'Ada', createdAt: usedAt }, `secret of ${id}`);
      return id;
    };
    /** Goes through all guests, two at a time. */
    const expire = async (before: ExpiryTimes): Promise<void> => {
      for (let after: string | null = ''; after !== null;)
        after = await scene.store.expireGuests(after, 2, before);
    };
    const isThere = async (id: string): Promise<boolean> => (await scene.store.guest(id)) !== null;

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
      await scene.store.useGuest(used, 101);
      await scene.store.sit(await opened(scene.store, { phase: 'over' }), seated, 0);
      await opened(scene.store, { host });
      await scene.store.rate(randomUUID(), oneMore([rated]));
      await scene.store.addToken(randomUUID(), bot, 'bot', 60, 'full');
      await scene.store.addLink('link of unused', unused, 10_000);
      await expire({ guests: 100, tokens: 50 });
      expect(await isThere(unused)).toBe(false);
      expect(await scene.store.takeLink('link of unused', 0)).toBeNull();
      for (const id of [used, late, seated, host, rated, bot]) expect(await isThere(id)).toBe(true);
    });

    test('tokens, and then their guests', async () => {
      const guest = await added(10);
      const [old, fresh] = [randomUUID(), randomUUID()];
      await scene.store.addToken(old, guest, 'old', 20, 'full');
      await scene.store.addToken(fresh, guest, 'fresh', 20, 'full');
      await scene.store.useToken(fresh, 60);
      await expire({ guests: 100, tokens: 50 });
      expect((await scene.store.tokensOf(guest)).map(({ hash }) => hash)).toEqual([fresh]);
      await expire({ guests: 100, tokens: 61 });
      expect(await isThere(guest)).toBe(false);
    });

    test('links, a few at a time, and heartbeats, but not the newest', async () => {
      await scene.store.expireLinks(10, 1000);
      for (const hash of ['a', 'b', 'c']) await scene.store.addLink(`old ${hash}`, 'ada', 5);
      await scene.store.addLink('still valid', 'ada', 10);
      expect(await scene.store.expireLinks(10, 2)).toBe(2);
      expect(await scene.store.expireLinks(10, 2)).toBe(1);
      expect(await scene.store.takeLink('still valid', 10)).toBe('ada');
      await scene.store.heartbeat('gone', 5);
      await scene.store.heartbeat('here', 20);
      await scene.store.expireHeartbeats(10);
      expect(await scene.store.lastHeartbeat()).toBe(20);
      await scene.store.expireHeartbeats(21);
      expect(await scene.store.lastHeartbeat()).toBeNull();
    });
  });

  test('a link works once and not after its time', async () => {
    const [hash, late] = [randomUUID(), randomUUID()];
    await scene.store.addLink(hash, 'ada', 100);
    await scene.store.addLink(late, 'ada', 100);
    expect(await scene.store.takeLink(hash, 99)).toBe('ada');
    expect(await scene.store.takeLink(hash, 99)).toBeNull();
    expect(await scene.store.takeLink(late, 101)).toBeNull();
  });
};
