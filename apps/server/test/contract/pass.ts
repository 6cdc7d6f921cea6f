/** Writes that happen only while their guest is signed in, also when both happen at the same time. */
import { randomUUID } from 'node:crypto';
import type { TableEvent } from '@abacow/table';
import { describe, expect, test } from 'vitest';
import type { Entry, Pass, Sitter } from '../../src/store/store.ts';
import { MANY, type Scene, entry, opened, ownPass, stored, tokenRow } from './rows.ts';

const ROUNDS = 15;

export const passContract = (scene: Scene): void => {
  const newGuest = async (name = 'Ada'): Promise<Pass> => {
    const id = randomUUID();
    await scene.store.addGuest({ id, name, createdAt: 5 }, randomUUID());
    return ownPass(id);
  };
  const newToken = async (by: Pass): Promise<Pass> => {
    const token = randomUUID();
    expect(await scene.store.addToken(tokenRow(token), by, MANY)).toBe('added');
    return { ...by, token };
  };
  const hashOf = ({ token }: Pass): string => token!;
  const open = ({ guest }: Pass, passes: readonly Pass[]) => {
    const table = stored({ host: guest });
    return scene.store.openTable(table, entry(table.id, 0), [{ guest, seat: 0 }], passes);
  };
  const sat = (table: string, sitter: Sitter, pass: Pass): Entry => {
    const seating = { kind: 'person', name: 'Zimt', holder: sitter.guest } as const;
    const event: TableEvent = { kind: 'sat', at: 1, seat: sitter.seat, seating, seed: '' };
    return { table, number: 1, command: randomUUID(), events: [event], sitter, pass };
  };
  const sit = async (table: string, pass: Pass) =>
    (await scene.store.append([sat(table, { guest: pass.guest, seat: 1 }, pass)]))[0];

  /** Everything that a guest can write, with its outcome. */
  const writeAll = async (pass: Pass): Promise<readonly unknown[]> => {
    const table = await opened(scene.store);
    return [
      await scene.store.addToken(tokenRow(randomUUID()), pass, MANY),
      await scene.store.addLink(randomUUID(), pass, 100, 6, MANY),
      await scene.store.renameGuest(pass, 'Zimt'),
      await scene.store.revoke(pass, null),
      await open(pass, [pass]),
      await sit(table, pass),
      (await scene.store.append([{ ...entry(await opened(scene.store), 1), pass }]))[0],
      await scene.store.makeBot(pass),
      await scene.store.deleteGuest(pass),
    ];
  };

  describe('writes nothing', () => {
    test('a revoked token', async () => {
      const own = await newGuest();
      const pass = await newToken(own);
      const [kept] = [await newToken(own), await scene.store.revoke(own, pass.token)];
      const before = [await scene.store.guest(own.guest), await scene.store.tokensOf(own.guest)];
      expect(new Set(await writeAll(pass))).toEqual(new Set(['out']));
      expect([await scene.store.guest(own.guest), await scene.store.tokensOf(own.guest)]).toEqual(before);
      expect(await scene.store.tablesOf(own.guest, 10)).toEqual([]);
      expect(await scene.store.linksOf(own.guest, 6)).toEqual([]);
      expect(await scene.store.invalidPasses([own, pass, kept])).toEqual([pass]);
    });

    test('a deleted guest, with a token or without', async () => {
      const own = await newGuest();
      const token = await newToken(own);
      await scene.store.deleteGuest(own);
      for (const pass of [own, token]) expect(new Set(await writeAll(pass))).toEqual(new Set(['out']));
      expect(await scene.store.tablesOf(own.guest, 10)).toEqual([]);
      expect(await scene.store.invalidPasses([own, token])).toEqual([own, token]);
    });

    test('who became a bot, as a person; and a token of another guest', async () => {
      const [own, other] = [await newGuest(), await newGuest()];
      await scene.store.makeBot(own);
      expect(new Set(await writeAll(own))).toEqual(new Set(['out']));
      expect(await sit(await opened(scene.store), { ...own, bot: true })).toBe('stored');
      const { token } = await newToken(other);
      expect(new Set(await writeAll({ ...own, bot: true, token }))).toEqual(new Set(['out']));
    });
  });

  test('a valid guest writes everything, and a retry of a stored entry is stored', async () => {
    const own = await newGuest();
    expect(await writeAll(await newToken(own))).toEqual([
      'added',
      'added',
      'renamed',
      [expect.any(String), expect.any(String)],
      'opened',
      'stored',
      'stored',
      'played',
      'deleted',
    ]);
    const pass = await newGuest();
    const again = sat(await opened(scene.store), { guest: pass.guest, seat: 1 }, pass);
    expect(await scene.store.append([again])).toEqual(['stored']);
    await scene.store.deleteGuest(pass);
    expect(await scene.store.append([again])).toEqual(['stored']);
    expect(await scene.store.append([{ ...again, command: 'other', pass: own }])).toEqual(['out']);
  });

  test('a batch has the result of each entry in its place', async () => {
    const [own, gone] = [await newGuest(), await newGuest()];
    await scene.store.deleteGuest(gone);
    const tables = [await opened(scene.store), await opened(scene.store), await opened(scene.store)];
    const [one, two, three] = tables as [string, string, string];
    const batch = [
      entry(one, 1),
      sat(two, { guest: gone.guest, seat: 1 }, gone),
      sat(three, { guest: own.guest, seat: 1 }, own),
      entry(one, 0),
    ];
    expect(await scene.store.append(batch)).toEqual(['stored', 'out', 'stored', 'taken']);
  });

  test('revoking takes what was made with it, and open links; or everything else', async () => {
    const own = await newGuest();
    const [first, other] = [await newToken(own), await newToken(own)];
    const child = await newToken(first);
    const [link, claimed] = [randomUUID(), randomUUID()];
    for (const hash of [link, claimed]) await scene.store.addLink(hash, child, 100, 6, MANY);
    const device = tokenRow(randomUUID(), { label: 'device' });
    await scene.store.claimLink(claimed, device);
    expect(await scene.store.linksOf(own.guest, 6)).toEqual([
      { hash: link, expiresAt: 100, madeBy: child.token },
    ]);
    expect(await scene.store.linksOf(own.guest, 101)).toEqual([]);
    const grandchild = await newToken({ ...own, token: device.hash });
    const revoked = (await scene.store.revoke(own, first.token)) as readonly string[];
    expect(revoked.toSorted()).toEqual(
      [hashOf(first), hashOf(child), device.hash, hashOf(grandchild), link].toSorted(),
    );
    expect((await scene.store.tokensOf(own.guest)).map(({ hash }) => hash)).toEqual([other.token]);
    expect(await scene.store.claimLink(link, tokenRow(randomUUID()))).toBeNull();
    const last = await newToken(other);
    expect(await scene.store.revoke(last, null)).toEqual([other.token]);
    expect((await scene.store.tokensOf(own.guest)).map(({ hash }) => hash)).toEqual([last.token]);
  });

  test('a guest has so many tokens and open links, also when all are asked for at once', async () => {
    const own = await newGuest();
    await scene.store.addLink(randomUUID(), own, 5, 1, 3);
    await scene.store.addLink(randomUUID(), own, 100, 6, 3);
    const asked = Array.from({ length: 6 }, () => scene.store.addToken(tokenRow(randomUUID()), own, 3));
    expect((await Promise.all(asked)).filter((result) => result === 'added')).toHaveLength(2);
    expect(await scene.store.addLink(randomUUID(), own, 100, 6, 3)).toBe('full');
  });

  describe('at the same time', () => {
    test('a revoked token leaves no child, by itself or by a link', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const own = await newGuest();
        const thief = await newToken(own);
        const link = randomUUID();
        await scene.store.addLink(link, thief, 100, 6, MANY);
        await Promise.all([
          scene.store.addToken(tokenRow(randomUUID()), thief, MANY),
          scene.store.claimLink(link, tokenRow(randomUUID())),
          scene.store.revoke(own, thief.token),
          scene.store.addLink(randomUUID(), thief, 100, 6, MANY),
          scene.store.addToken(tokenRow(randomUUID()), thief, MANY),
        ]);
        expect(await scene.store.tokensOf(own.guest)).toEqual([]);
        expect(await scene.store.linksOf(own.guest, 6)).toEqual([]);
      }
    });

    test('nobody is a bot who has sat down as a person', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const own = await newGuest();
        const table = await opened(scene.store);
        const tried = await Promise.all([sit(table, own), scene.store.makeBot(own), open(own, [own])]);
        if (tried[1] === 'made') expect([tried[0], tried[2]]).toEqual(['out', 'out']);
        else expect(tried[1]).toBe('played');
      }
    });

    test('no name is left of a guest who is deleted', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const own = await newGuest();
        const seats = [{ kind: 'person', name: 'Zimt', holder: own.guest }];
        const table = await opened(scene.store);
        const change = { id: table, phase: 'seating', summary: JSON.stringify({ seats }) };
        await Promise.all([
          sit(table, own).then(() => scene.store.changeTables([{ ...change, updatedAt: 1_800_000_000_001 }])),
          scene.store.deleteGuest(own),
        ]);
        while (!(await scene.store.eraseSlice(own.guest, 4)).done);
        await scene.store.changeTables([{ ...change, updatedAt: 1_800_000_000_002 }]);
        const left = [await scene.store.table(table), await scene.store.entriesFrom(table, 0)];
        expect(JSON.stringify(left)).not.toContain('Zimt');
      }
    });

    test('an append and a transaction do not disturb each other, whenever one comes', async () => {
      for (let turns = 0; turns < 30; turns++) {
        const own = await newGuest();
        const made = scene.store.addToken(tokenRow(randomUUID()), own, MANY);
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
        const table = randomUUID();
        expect(await scene.store.append([entry(table, 0)])).toEqual(['stored']);
        expect(await made).toBe('added');
        expect(await scene.store.tokensOf(own.guest)).toHaveLength(1);
      }
    });
  });
};
