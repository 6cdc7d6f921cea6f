import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openWithNamed } from '../support/arrival.ts';
import { expect, test } from '../support/fixtures.ts';
import { DIST } from '../support/server.ts';

const LIMIT = 45_000;
const LIMIT_AGAIN = 56_000;

/** The gzipped script that the start page loads, in bytes. */
const scriptSize = async (page: Page): Promise<number> => {
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
  return total;
};

test('the start page loads less than 45 kB of gzipped script', async ({ page }) => {
  expect(await scriptSize(page)).toBeLessThan(LIMIT);
});

test('for somebody who returns it adds the greeting, their animal and no rules', async ({ page }) => {
  const list = [{ id: 'mia', name: 'Mia', picture: 'cow' }];
  await page.addInitScript(
    (text) => localStorage.setItem('abacow.players', text),
    JSON.stringify({ list, last: 'mia' }),
  );
  expect(await scriptSize(page)).toBeLessThan(LIMIT_AGAIN);
  await expect(page.getByTestId('hello')).toContainText('Hello Mia!');
});

test('the HTML of the start page names every file that it needs first', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: 'de-DE', serviceWorkers: 'block' });
  const named = await openWithNamed(page, `${baseURL}/`);
  await expect(page.locator('a[href="/new/trio/people"]')).toBeVisible();
  expect(named.paths.length).toBeLessThanOrEqual(5);
  expect(named.bytes).toBeLessThan(120_000);
  await page.close();
});
