/** Lighthouse's accessibility and best practices of the start page on a phone. Its performance is measured by `npm run motion`. */
import { expect, test } from '@playwright/test';
import { inspect } from './lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices'] as const;

test('Lighthouse finds nothing to improve but speed', async () => {
  // Nothing is measured, so nothing is slowed down; and a busy machine may take its time.
  const { faults, scores } = await inspect(process.env['E2E_URL']!, CATEGORIES, {
    throttlingMethod: 'provided',
    maxWaitForFcp: 100_000,
    maxWaitForLoad: 100_000,
    disableFullPageScreenshot: true,
  });
  expect(faults).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100 });
});
