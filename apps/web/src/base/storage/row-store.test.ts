import { expect, test } from 'vitest';
import { type Row, memoryRowStore } from './row-store.ts';

const row = (id: string, state: Row['state'], lastAt: number): Row => ({ id, state, lastAt });

test('the newest rows of a state come first, and no more than are wanted', async () => {
  const rows = memoryRowStore();
  expect(await rows.has('finished')).toBe(false);
  await rows.changeAll(
    new Map([3, 1, 2].map((lastAt) => [`${lastAt}`, row(`${lastAt}`, 'finished', lastAt)])),
  );
  await rows.change('u', () => row('u', 'unfinished', 9));
  expect((await rows.latest('finished', 2)).map((one) => (one as Row).id)).toEqual(['3', '2']);
  expect([...(await rows.ids('finished'))].sort()).toEqual(['1', '2', '3']);
  expect(await rows.has('finished')).toBe(true);
  await rows.changeAll(new Map([['3', null]]));
  expect((await rows.latest('finished', 9)).map((one) => (one as Row).id)).toEqual(['2', '1']);
  await rows.clear();
  expect(await rows.has('unfinished')).toBe(false);
});
