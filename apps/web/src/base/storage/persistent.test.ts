import { expect, test, vi } from 'vitest';
import { askToPersist, persistence } from './persistent.ts';

const storage = (before: boolean, agrees: boolean) => ({
  persisted: vi.fn(() => Promise.resolve(before)),
  persist: vi.fn(() => Promise.resolve(agrees)),
});

test('the browser is asked only if it has not agreed yet', async () => {
  const agreed = storage(true, true);
  expect(await askToPersist(agreed)).toBe('kept');
  expect(agreed.persist).not.toHaveBeenCalled();
  expect(await askToPersist(storage(false, true))).toBe('kept');
  expect(await askToPersist(storage(false, false))).toBe('not-kept');
});

test('a browser that cannot say is not asked', async () => {
  expect(await askToPersist(null)).toBe('unknown');
  const broken = { ...storage(false, true), persisted: () => Promise.reject(new Error('forbidden')) };
  expect(await persistence(broken)).toBe('unknown');
  expect(await askToPersist(broken)).toBe('unknown');
});
