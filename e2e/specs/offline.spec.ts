import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeFile } from '../../apps/server/src/http/site.ts';
import { serveApp } from '../support/server.ts';
import { openTable, withSettings } from '../support/tables.ts';
import * as trio from '../support/trio.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;

/** The service worker starts some time after the page has loaded. */
const SETTLED_MS = 5000;

test.use({ serviceWorkers: 'allow' });

test('every screen and the computer players work offline', async ({ page, context, complaints }) => {
  await page.clock.install();
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await page.clock.fastForward(SETTLED_MS);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  // The documentation is not part of the app: the server has to answer.
  for (const [path, fromApp] of [
    ['/settings', true],
    ['/docs', false],
    ['/docs/', false],
  ] as const)
    expect((await page.goto(path))!.fromServiceWorker(), path).toBe(fromApp);
  await context.setOffline(true);
  for (const path of [
    '/',
    '/settings',
    '/about',
    '/new/trio/people',
    '/facts',
    '/facts/7x8',
    '/worksheets',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/practice/race', '/practice/check', '/practice']) {
    await page.goto(path);
    await page.locator('main [data-main]').click();
    // A race and a check begin after a pause.
    await page.clock.fastForward(3000);
    await expect(page.locator('[data-question]').first()).toBeVisible();
  }
  await page.goto('/exercises/cowpath');
  await expect(page.locator('[data-question]')).toBeVisible();
  await openTable(page, 'trio', 'computer', () => page.getByRole('radio', { name: /^Junior/ }).check());
  await cowpath.playOn(trio.act, { page, words }, 10);
  await openTable(page, 'cowpath', 'computer');
  await cowpath.playOn(cowpath.act, { page, words }, 10);
  expect(complaints).toEqual([]);
});

test('a newer version waits until the player accepts it, and the game continues', async ({ page }) => {
  const { url, site, close } = await serveApp();
  await page.clock.install();
  await page.goto(url);
  await page.clock.fastForward(SETTLED_MS);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${url}/new/cowpath/people`);
  await page.getByRole('button', { name: words['setup.start'], exact: true }).click();
  await cowpath.mainButton(page).click();
  await expect(cowpath.mainButton(page)).toHaveText(words['cowpath.throw']);
  const seen = await cowpath.look(page);
  const [old, newer] = [site.get('/sw.js')!.body, new TextEncoder().encode('\n// newer')];
  site.set('/sw.js', makeFile('/sw.js', new Uint8Array([...old, ...newer])));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const now = page.getByRole('button', { name: words['app.update.now'] });
  await expect(now).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await now.click();
  await reloaded;
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(now).toBeHidden();
  expect((await cowpath.look(page)).squares).toEqual(seen.squares);
  await close();
});

test('it can be installed: manifest, icons, service worker', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(`${baseURL}${href}`)).json()) as {
    display: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect((await request.get(`${baseURL}${src}`)).status()).toBe(200);
});
