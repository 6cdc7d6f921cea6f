/** One suite that every store passes. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { guestContract } from './contract/guest.ts';
import { passContract } from './contract/pass.ts';
import { ratingContract } from './contract/rating.ts';
import type { Scene } from './contract/rows.ts';
import { tableContract } from './contract/table.ts';

export const storeContract = (name: string, open: () => Promise<Store>): void => {
  describe(`store: ${name}`, () => {
    const scene = {} as Scene;
    beforeAll(async () => {
      scene.store = await open();
    });
    afterAll(() => scene.store.close());

    tableContract(scene);
    guestContract(scene);
    passContract(scene);
    ratingContract(scene);

    test('work under one lock runs one after the other, and a failure does not block the next', async () => {
      const [name, log] = [randomUUID(), [] as string[]];
      const work = (what: string) => async (): Promise<string> => {
        log.push(`${what} begins`);
        await scene.store.table('none');
        await new Promise((resolve) => setTimeout(resolve, 20));
        log.push(`${what} ends`);
        if (what === 'two') throw new Error('no luck');
        return what;
      };
      const turns = ['one', 'two', 'three'].map((what) => scene.store.withLock(name, work(what)));
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
      const held = scene.store.withLock(randomUUID(), () => freed);
      expect(await scene.store.withLock(randomUUID(), () => Promise.resolve('done'))).toBe('done');
      free();
      await held;
    });

    test('the newest heartbeat of any process', async () => {
      await scene.store.heartbeat('a', 1_900_000_000_000);
      await scene.store.heartbeat('b', 1_900_000_000_500);
      await scene.store.heartbeat('a', 1_900_000_000_100);
      expect(await scene.store.lastHeartbeat()).toBe(1_900_000_000_500);
    });
  });
};
