/** Guests, links and tokens, and how they expire. */
import { randomUUID } from 'node:crypto';
import type { TableEvent } from '@abacow/table';
import { describe, expect, test } from 'vitest';
import type { ExpiryTimes } from '../../src/store/store.ts';
import { MANY, type Scene, entry, oneMore, opened, ownPass, stored, tokenRow } from './rows.ts';

export const guestContract = (scene: Scene): void => {
  test('guests are found by secret and by token, renamed, and deleted with all that is theirs', async () => {
    const guest = { id: randomUUID(), name: 'Ada', createdAt: 5 };
    const [secret, token, link, table] = [randomUUID(), randomUUID(), randomUUID(), stored()];
    await scene.store.addGuest(guest, secret);
    const pass = ownPass(guest.id);
    await scene.store.addToken(tokenRow(token), pass, MANY);
    await scene.store.addLink(link, pass, 100, 6, MANY);
    const sitters = [{ guest: guest.id, seat: 0 }];
    await scene.store.openTable(table, entry(table.id, 0), [...sitters, ...sitters]);
    await scene.store.rate(table.id, { ...oneMore([guest.id]), game: 'trio' });
    expect(await scene.store.guestBySecret(secret)).toEqual({ guest, usedAt: 5 });
    expect(await scene.store.guestByToken(token)).toEqual({ guest, usedAt: null, scope: 'full' });
    expect(await scene.store.renameGuest(pass, 'Grace')).toBe('renamed');
    expect((await scene.store.guest(guest.id))?.name).toBe('Grace');
    expect((await scene.store.tablesOf(guest.id, 5)).map(({ id }) => id)).toEqual([table.id]);
    expect(await scene.store.deleteGuest(pass)).toBe('deleted');
    expect(await scene.store.guest(guest.id)).toBeNull();
    expect(await scene.store.guestBySecret(secret)).toBeNull();
    expect(await scene.store.guestByToken(token)).toBeNull();
    expect(await scene.store.claimLink(link, tokenRow(randomUUID(), { createdAt: 50 }))).toBeNull();
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
      const table = await opened(scene.store, { summary: JSON.stringify({ seats }) }, [{ guest, seat: 0 }]);
      // Sits down and leaves again and again: more than one slice.
      await scene.store.append(
        [1, 2, 3, 4, 5].map((number) => ({
          ...entry(table, number),
          events: [sat('Zimt', guest), sat('Tim', 'tim')],
        })),
      );
      tables.push(table);
    }
    await scene.store.addGuest({ id: guest, name: 'Zimt', createdAt: 5 }, randomUUID());
    expect(await scene.store.deleteGuest(ownPass(guest))).toBe('deleted');
    expect(await scene.store.deleteGuest(ownPass(guest))).toBe('out');
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
    const pass = ownPass(guest.id);
    await scene.store.addToken(tokenRow(second, { createdAt: 7, scope: 'play' }), pass, MANY);
    await scene.store.addToken(tokenRow(first, { label: 'device' }), pass, MANY);
    await scene.store.useToken(second, 9);
    expect(await scene.store.tokensOf(guest.id)).toEqual([
      { hash: first, label: 'device', createdAt: 6, usedAt: null, scope: 'full', madeBy: null },
      { hash: second, label: 'bot', createdAt: 7, usedAt: 9, scope: 'play', madeBy: null },
    ]);
    expect(await scene.store.guestByToken(second)).toEqual({ guest, usedAt: 9, scope: 'play' });
    const other = randomUUID();
    await scene.store.addGuest({ id: other, name: 'Eve', createdAt: 5 }, randomUUID());
    expect(await scene.store.revoke(ownPass(other), first)).toEqual([]);
    expect(await scene.store.revoke(pass, first)).toEqual([first]);
    expect(await scene.store.revoke(pass, first)).toEqual([]);
    expect(await scene.store.guestByToken(first)).toBeNull();
    expect(await scene.store.tokensOf(guest.id)).toHaveLength(1);
  });

  test('a guest becomes a bot for good, unless they have played', async () => {
    const [fresh, seated, rated] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [fresh, seated, rated])
      await scene.store.addGuest({ id, name: 'Ada', createdAt: 5 }, randomUUID());
    await opened(scene.store, {}, [{ guest: seated, seat: 0 }]);
    await scene.store.rate(randomUUID(), oneMore([rated]));
    const made = [fresh, seated, rated, 'nobody'].map((id) => scene.store.makeBot(ownPass(id)));
    expect(await Promise.all(made)).toEqual(['made', 'played', 'played', 'out']);
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
      await opened(scene.store, { phase: 'over' }, [{ guest: seated, seat: 0 }]);
      await opened(scene.store, { host });
      await scene.store.rate(randomUUID(), oneMore([rated]));
      await scene.store.addToken(tokenRow(randomUUID(), { createdAt: 60 }), ownPass(bot), MANY);
      await scene.store.addLink('link of unused', ownPass(unused), 10_000, 60, MANY);
      await expire({ guests: 100, tokens: 50 });
      expect(await isThere(unused)).toBe(false);
      expect(await scene.store.claimLink('link of unused', tokenRow(randomUUID()))).toBeNull();
      for (const id of [used, late, seated, host, rated, bot]) expect(await isThere(id)).toBe(true);
    });

    test('tokens, and then their guests', async () => {
      const guest = await added(10);
      const [old, fresh] = [randomUUID(), randomUUID()];
      for (const hash of [old, fresh])
        await scene.store.addToken(tokenRow(hash, { createdAt: 20 }), ownPass(guest), MANY);
      await scene.store.useToken(fresh, 60);
      await expire({ guests: 100, tokens: 50 });
      expect((await scene.store.tokensOf(guest)).map(({ hash }) => hash)).toEqual([fresh]);
      await expire({ guests: 100, tokens: 61 });
      expect(await isThere(guest)).toBe(false);
    });

    test('links, a few at a time, and heartbeats, but not the newest', async () => {
      const pass = ownPass(await added(10));
      await scene.store.expireLinks(10, 1000);
      for (const hash of ['a', 'b', 'c']) await scene.store.addLink(`old ${hash}`, pass, 5, 1, MANY);
      await scene.store.addLink('still valid', pass, 10, 1, MANY);
      expect(await scene.store.expireLinks(10, 2)).toBe(2);
      expect(await scene.store.expireLinks(10, 2)).toBe(1);
      const claimed = await scene.store.claimLink('still valid', tokenRow(randomUUID(), { createdAt: 10 }));
      expect(claimed?.id).toBe(pass.guest);
      await scene.store.heartbeat('gone', 5);
      await scene.store.heartbeat('here', 20);
      await scene.store.expireHeartbeats(10);
      expect(await scene.store.lastHeartbeat()).toBe(20);
      await scene.store.expireHeartbeats(21);
      expect(await scene.store.lastHeartbeat()).toBeNull();
    });
  });

  test('a link works once and not after its time', async () => {
    const [id, hash, late] = [randomUUID(), randomUUID(), randomUUID()];
    await scene.store.addGuest({ id, name: 'Ada', createdAt: 5 }, randomUUID());
    for (const each of [hash, late]) await scene.store.addLink(each, ownPass(id), 100, 6, MANY);
    const claim = (link: string, createdAt: number) =>
      scene.store.claimLink(link, tokenRow(randomUUID(), { createdAt }));
    expect((await claim(hash, 99))?.id).toBe(id);
    expect(await claim(hash, 99)).toBeNull();
    expect(await claim(late, 101)).toBeNull();
    expect(await scene.store.tokensOf(id)).toHaveLength(1);
  });
};
