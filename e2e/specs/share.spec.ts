import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import words from '../../apps/web/src/table/analysis/texts/en.ts';
import { expect, test } from '../support/fixtures.ts';

const RECORDS = {
  cowpath: {
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Ada <b>&', 'Ben'],
    text: 't12345=11122 b1 t12345=22345 - t12345=33345 c2',
    result: { kind: 'win', seat: 0, by: 'play' },
  },
  trio: {
    abacow: 1,
    setup: { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200, first: 0 },
    players: ['Ada', 'Ben'],
    text: 't12=94 9x4 t2=1 9x1 t1=1 1x1 t2=3 1x3 t2=8 8x1 t2=4 1x4 t2=5 5x1 t2=2 1x1>1x2',
    result: { kind: 'win', seat: 0, by: 'play' },
  },
} as const;

const openRecord = async (page: Page, game: keyof typeof RECORDS): Promise<void> => {
  await page.route(`**/api/tables/${game}/record`, (route) => route.fulfill({ json: RECORDS[game] }));
  await page.goto(`/look-back/${game}`);
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
};
const share = (page: Page) => page.getByRole('button', { name: words['lookback.picture'] });

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

for (const game of ['cowpath', 'trio'] as const)
  test(`a picture of a game of ${game} is drawn on the device and downloaded`, async ({ page }) => {
    await openRecord(page, game);
    const download = page.waitForEvent('download');
    await share(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`abacow-${game}.png`);
    const png = readFileSync(await file.path());
    expect(sizeOf(png)).toEqual([1080, 1350]);
    expect(png.length).toBeGreaterThan(60_000);
    await expect(page.getByText(words['lookback.picture.saved'])).toBeVisible();
  });

test('a device that shares files gets the picture, and closing its dialog is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = ({ files, title } = {}) => {
      shared.push(`${title} ${files?.map(({ name, type }) => `${name} ${type}`).join()}`);
      return shared.length === 1
        ? Promise.resolve()
        : Promise.reject(new DOMException('closed', 'AbortError'));
    };
  });
  await openRecord(page, 'trio');
  await share(page).click();
  await expect(page.locator('[data-result=shared]')).toBeAttached();
  await share(page).click();
  await expect(page.locator('[data-result=cancelled]')).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
    'Trio: Ada won! abacow-trio.png image/png',
    'Trio: Ada won! abacow-trio.png image/png',
  ]);
  await expect(page.getByText(words['lookback.picture.failed'])).toHaveCount(0);
});
