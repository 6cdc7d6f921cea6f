import { expect, test } from 'vitest';
import { memoryRowStore } from '../../base/storage/memory.ts';
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
