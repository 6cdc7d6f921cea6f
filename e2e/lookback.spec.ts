import type { Page } from '@playwright/test';
import de from '../apps/web/src/lookback/texts/de.ts';
import words from '../apps/web/src/lookback/texts/en.ts';
import { faults } from './axe.ts';
import * as cowpath from './cowpath.ts';
import { expect, test } from './fixtures.ts';
import { crossesBegin, openTable } from './tables.ts';
import { WORDS } from './words.ts';

const COWPATH = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'Ben'],
  text: 't12345=cc145 c1 t12345=11155 t45=11 b1 t12345=22345 - t12345=cc111 c3',
  result: { kind: 'win', seat: 1, by: 'giving-up' },
};
const TRIO = {
  abacow: 1,
  setup: { game: 'trio', board: 'multiplication', players: 3, level: 'junior', target: 200, first: 0 },
  players: ['Ada', 'Ben', 'Cyd'],
  text: 't12=57 5x7 t1=0 t1=2 2x7 t12=45 4x5',
  result: { kind: 'win', seat: 2, by: 'giving-up' },
};

/** Opens a record through the file input of the start page. */
const openFile = async (page: Page, record: object): Promise<void> => {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.abacow.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(page).toHaveURL(/\/look-back\/[a-z0-9]+$/);
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
};

const chart = (page: Page) => page.getByRole('slider', { name: words['lookback.chart'] });

test('a game from a file: stepped through by keyboard, described, without axe faults, a costly decision tried again', async ({
  page,
}) => {
  await openFile(page, COWPATH);
  await chart(page).focus();
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /The game begins/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /Step 2\. Ada marked c1\. Ada: \d+%\. Ben: \d+%\./,
  );
  await page.keyboard.press('End');
  await expect(page.getByTestId('description')).toContainText('Step 9.');
  await expect(page.getByTestId('luck-and-skill')).toContainText('Ben');
  await faults(page, 'the look back');
  await page.getByTestId('costliest').getByRole('button', { name: words['lookback.retry'] }).first().click();
  await expect(page).toHaveURL(/\/cowpath\/[a-z0-9]+$/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a link opens the same game in another profile: a phone, in German, without scrolling sideways', async ({
  page,
  browser,
  baseURL,
}) => {
  await openFile(page, TRIO);
  await page.getByRole('button', { name: words['lookback.share'] }).click();
  const link = await page.getByTestId('share-link').inputValue();
  const viewport = { width: 360, height: 740 };
  const other = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE', viewport });
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(de['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  await expect(elsewhere.getByTestId('luck-and-skill')).toContainText('Cyd');
  expect(await elsewhere.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await faults(elsewhere, 'the look back in German');
  await elsewhere.goto('/look-back/link#nonsense');
  await expect(elsewhere.getByRole('alert')).toContainText(de['lookback.damagedLink']);
  await other.close();
});

test('a finished game on this device can be looked back at from its result and from the start page', async ({
  page,
}) => {
  const { en } = WORDS;
  await openTable(page, 'cowpath', 'people', crossesBegin);
  await cowpath.mainButton(page).click();
  await page.getByRole('button', { name: en['table.giveUp'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: en['table.giveUp'] }).click();
  await page.getByRole('link', { name: en['title.lookBack'] }).click();
  await expect(page).toHaveURL(/\/look-back\/[a-z0-9]+$/);
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  const address = new URL(page.url()).pathname;
  await page.goto('/');
  await page.locator(`a[href="${address}"]`).click();
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
});

test('an online game is fetched from the service', async ({ page }) => {
  await page.route('**/api/tables/faraway/record', (route) => route.fulfill({ json: TRIO }));
  await page.goto('/look-back/faraway');
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('luck-and-skill')).toContainText('Cyd');
});
