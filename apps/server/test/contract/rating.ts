/** Ratings. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Rating, StoredTable } from '../../src/store/store.ts';
import { type Scene, entry, oneMore, stored } from './rows.ts';

export const ratingContract = (scene: Scene): void => {
  test('rated bots are listed, the most certainly strong one first', async () => {
    const game = randomUUID();
    const add = async (name: string, bot: boolean, mu: number, sigma: number): Promise<void> => {
      const id = `${name} ${game}`;
      await scene.store.addGuest({ id, name, createdAt: 5, ...(bot ? { bot: true } : {}) }, randomUUID());
      await scene.store.rate(randomUUID(), {
        game,
        guests: [id],
        newcomer: { mu: 25, sigma: 8, games: 0 },
        after: () => [{ mu, sigma, games: 1 }],
      });
    };
    await add('lucky', true, 30, 8);
    await add('strong', true, 28, 1);
    await add('person', false, 40, 1);
    const bots = await scene.store.ratedBots(game, 5);
    expect(bots.map(({ name, rating }) => [name, rating.mu])).toEqual([
      ['strong', 28],
      ['lucky', 30],
    ]);
    expect(await scene.store.ratedBots(game, 1)).toHaveLength(1);
  });

  test('a table is rated once, also with simultaneous calls', async () => {
    const [table, guest] = [randomUUID(), randomUUID()];
    const tries = Array.from({ length: 5 }, () => scene.store.rate(table, oneMore([guest])));
    expect((await Promise.all(tries)).filter((counted) => counted)).toHaveLength(1);
    expect(await scene.store.rate(table, oneMore([guest]))).toBe(false);
    expect((await scene.store.ratings('cowpath', [guest, 'none'])).get(guest)).toEqual({
      mu: 26,
      sigma: 8,
      games: 1,
    });
    expect((await scene.store.ratings('cowpath', [])).size).toBe(0);
    expect((await scene.store.ratings('trio', [guest])).size).toBe(0);
  });

  test('games that end together are all rated, for newcomers and others, in any order of seats', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (const games of [8, 16]) {
      const ends = Array.from({ length: 8 }, (_, index) =>
        scene.store.rate(randomUUID(), oneMore(index % 2 === 0 ? [ada, ben] : [ben, ada])),
      );
      expect(await Promise.all(ends)).toEqual(Array(8).fill(true));
      const ratings = await scene.store.ratings('cowpath', [ada, ben]);
      for (const guest of [ada, ben]) expect(ratings.get(guest)).toEqual({ mu: 25 + games, sigma: 8, games });
    }
  });

  test('every player gets the rating of their own seat', async () => {
    const [ada, ben] = ['z', 'a'].map((first) => first + randomUUID()) as [string, string];
    const after = (): readonly Rating[] => [won, lost];
    const [won, lost] = [
      { mu: 27, sigma: 7, games: 1 },
      { mu: 23, sigma: 7, games: 1 },
    ];
    await scene.store.rate(randomUUID(), { ...oneMore([ada, ben]), after });
    const ratings = await scene.store.ratings('cowpath', [ada, ben]);
    expect([ratings.get(ada), ratings.get(ben)]).toEqual([won, lost]);
  });

  test('a failed rating can be repeated', async () => {
    const [table, guest] = [randomUUID(), randomUUID()];
    const after = (): never => {
      throw new Error('no luck');
    };
    await expect(scene.store.rate(table, { ...oneMore([guest]), after })).rejects.toThrow('no luck');
    expect((await scene.store.ratings('cowpath', [guest])).size).toBe(0);
    expect(await scene.store.rate(table, oneMore([guest]))).toBe(true);
  });

  test('public tables that were not rated are found, in every phase', async () => {
    const own = new Set<string>();
    const opened = async (more: Partial<StoredTable>): Promise<string> => {
      const table = stored({ phase: 'playing', updatedAt: 1_900_000_000_000, ...more });
      await scene.store.openTable(table, entry(table.id, 0));
      own.add(table.id);
      return table.id;
    };
    const later = await opened({ updatedAt: 1_900_000_000_001, phase: 'over' });
    const earlier = await opened({});
    await opened({ public: false });
    await opened({ updatedAt: 1_899_999_999_999 });
    await scene.store.rate(await opened({}), oneMore([]));
    const found = await scene.store.unratedTables(1_900_000_000_000);
    expect(found.filter((id) => own.has(id))).toEqual([earlier, later]);
  });
};
