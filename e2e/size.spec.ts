import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { DIST } from './server.ts';

const LIMIT = 80_000;

test('the start page loads less than 80 kB of gzipped script', async ({ page }) => {
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
