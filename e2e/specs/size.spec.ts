import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { openWithNamed } from '../support/arrival.ts';
import { expect, test } from '../support/fixtures.ts';
import { DIST } from '../support/server.ts';

const LIMIT = 45_000;

test('the start page loads less than 45 kB of gzipped script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...scripts].map(
      async (path) => gzipSync(await readFile(join(process.env['SITE'] || DIST, path))).length,
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'gzipped script', description: `${total} bytes` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(LIMIT);
});

test('the HTML of the start page names every file that it needs first', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'de-DE', serviceWorkers: 'block' });
  const named = await openWithNamed(page, `${baseURL}/`);
  await expect(page.locator('a[href="/new/trio/people"]')).toBeVisible();
  expect(named.paths.length).toBeLessThanOrEqual(5);
  expect(named.bytes).toBeLessThan(120_000);
  await page.close();
});
