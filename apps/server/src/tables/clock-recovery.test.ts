import { expect, test } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { resumeClocks } from './clock-recovery.ts';
import type { LiveTable } from './live.ts';

test('all tables with a clock are resumed, page after page', async () => {
  const kinds = ['none', 'move', 'game', 'limit'];
  const rows = Array.from({ length: 250 }, (_, index) => ({
    id: String(1000 + index),
    clock: kinds[index % kinds.length]!,
  })) as unknown as readonly StoredTable[];
  const tablesIn = (_: string, after: string, limit: number) =>
    Promise.resolve(rows.filter(({ id }) => id > after).slice(0, limit));
  const loaded: string[] = [];
  const table = (id: string) => {
    loaded.push(id);
    return Promise.resolve(id === '1001' ? null : ({ id } as LiveTable));
  };
  const resumed: string[] = [];
  await resumeClocks({ tablesIn }, { table }, ({ id }) => Promise.resolve(resumed.push(id)));
  expect(loaded).toEqual(rows.filter(({ clock }) => clock !== 'none').map(({ id }) => id));
  expect(resumed).toEqual(loaded.slice(1));
});
