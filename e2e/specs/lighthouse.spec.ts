/** Lighthouse's accessibility and best practices of the start page on a phone. `npm run motion` measures its performance. */
import { expect, test } from '@playwright/test';
import { inspect } from '../support/lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices'] as const;

test('Lighthouse finds no faults in accessibility and best practices', async () => {
  // Without throttling, because no speed is measured; the timeout allows for a busy machine.
  const { faults, scores } = await inspect(process.env['E2E_URL']!, CATEGORIES, {
    throttlingMethod: 'provided',
    maxWaitForFcp: 100_000,
    maxWaitForLoad: 100_000,
    disableFullPageScreenshot: true,
  });
  expect(faults).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100 });
});
