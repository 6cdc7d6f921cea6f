import { expect, test } from 'vitest';
import { memoryRowStore } from '../../base/storage/row-store.ts';
import { countDue } from './due.ts';
import { saveAnswer } from '../../features/exercises/answering.ts';

const TODAY = 20_000;

test('exercises that come back today are counted, damaged rows are not', async () => {
  const rowStore = memoryRowStore();
  await saveAnswer(rowStore, 'wrong-yesterday', false, TODAY - 1, 0);
  await saveAnswer(rowStore, 'wrong-today', false, TODAY, 0);
  await saveAnswer(rowStore, 'right-today', true, TODAY, 0);
  const damaged = {
    version: 2,
    kind: 'own',
    state: 'unfinished',
    lastAt: 0,
    progress: { solved: 'x' },
  } as const;
  await rowStore.change('damaged', () => ({ id: 'damaged', ...damaged }));
  expect(await countDue(rowStore, TODAY)).toBe(1);
  expect(await countDue(rowStore, TODAY + 1)).toBe(2);
  expect(await countDue(rowStore, TODAY + 2)).toBe(3);
});

test('rows of version 1 are counted on the day on which they were due', async () => {
  const rowStore = memoryRowStore();
  const row = { version: 1, kind: 'shipped', state: 'unfinished', lastAt: 0 } as const;
  await rowStore.change('wrong', () => ({ id: 'wrong', ...row, progress: { solved: 0, last: TODAY } }));
  await rowStore.change('right', () => ({ id: 'right', ...row, progress: { solved: 1, last: TODAY } }));
  const counts = await Promise.all([0, 1, 2, 3].map((days) => countDue(rowStore, TODAY + days)));
  expect(counts).toEqual([0, 1, 1, 2]);
});

test('the start page counts without the library that calculates due days', () => {
  const sources = import.meta.glob<string>('./{due,progress}.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const texts = Object.values(sources);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    const imports = [...text.matchAll(/^import (type )?.*from '([^']+)'/gm)];
    for (const [, type, from] of imports) expect(type !== undefined || from === './progress.ts').toBe(true);
  }
});
