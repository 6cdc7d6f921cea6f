import type { Page } from '@playwright/test';
import de from '../../apps/web/src/table/analysis/texts/de.ts';
import words from '../../apps/web/src/table/analysis/texts/en.ts';
import { faults } from '../support/axe.ts';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { crossesBegin, openTable } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

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

const film = (page: Page) => page.getByTestId('film');

/** Praise first, then one thing to try for each. */
const MOMENTS = ['Ben: the best move', 'Ada: one thing to try', 'Ben: one thing to try'] as const;

const live = (page: Page) => page.locator('[aria-live=polite]').first();

test('the key moments by keyboard: headlines, dice and choices on the board, each announced once', async ({
  page,
}) => {
  await openFile(page, COWPATH);
  await expect(page.getByTestId('headlines').getByRole('listitem')).toHaveText([
    /^\s*Ada .+, .+/,
    /^\s*Ben .+, .+/,
  ]);
  await expect(page.getByTestId('headlines')).toContainText(/good choices/);
  await expect(page.getByTestId('result')).toHaveText('Ben won! The other side gave up.');
  await expect(film(page)).toContainText(MOMENTS[0]);
  await expect(page.getByRole('img', { name: /^Dice: / })).toBeVisible();
  await expect(page.getByTestId('choice-legend')).toHaveText(/played/);
  await expect(live(page)).not.toContainText('Moment');
  await page.getByRole('button', { name: words['lookback.film.next'] }).focus();
  await page.keyboard.press('Enter');
  await expect(film(page)).toContainText(MOMENTS[1]);
  await expect(film(page)).toContainText(/Try: .+/);
  await expect(page.getByTestId('choice-legend')).toHaveText(/played\s*better/);
  await expect(page.locator('.choices [data-choice=played]')).toHaveAttribute('data-at', '2,2');
  await expect(page.getByTestId('dice').locator('[data-choice=better]')).toHaveCount(2);
  await expect(live(page)).toContainText(/^Moment 2 of 3\. .+/);
  await page.keyboard.press('Enter');
  await expect(film(page)).toContainText(MOMENTS[2]);
  await page.keyboard.press('Enter');
  await expect(live(page)).toContainText(/^Moment 3 of 3\. .+/);
  await page.getByRole('button', { name: words['lookback.film.previous'] }).press('Enter');
  await expect(live(page)).toContainText(/^Moment 2 of 3\. .+/);
  await faults(page, 'a key moment');
});

test('the film plays by itself and stops at the end, unless motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openFile(page, COWPATH);
  await page.getByRole('button', { name: words['lookback.film.play'], exact: true }).click();
  for (const moment of MOMENTS.slice(1)) {
    await page.clock.fastForward(7000);
    await expect(film(page)).toContainText(moment);
  }
  await page.clock.fastForward(7000);
  await expect(page.getByRole('button', { name: words['lookback.film.play'], exact: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(film(page)).toContainText(MOMENTS[0], { timeout: 60_000 });
  await expect(page.getByRole('button', { name: words['lookback.film.play'], exact: true })).toHaveCount(0);
});

test('a game from a file: stepped through by keyboard, described, without axe faults, a costly decision tried again', async ({
  page,
}) => {
  await openFile(page, COWPATH);
  await expect(page.getByText(/%/).filter({ visible: true })).toHaveCount(0);
  await page.getByText(words['lookback.more'], { exact: true }).click();
  await chart(page).focus();
  await page.keyboard.press('Home');
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /The game begins/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chart(page)).toHaveAttribute(
    'aria-valuetext',
    /Step 2\. Ada marked c1\. Ada: about \d+%\. Ben: about \d+%\./,
  );
  await page.keyboard.press('End');
  await expect(page.getByTestId('description')).toContainText('Step 9.');
  await expect(page.getByTestId('numbers')).toContainText('Ben');
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
  await page.getByText(words['lookback.more'], { exact: true }).click();
  await page.getByRole('button', { name: words['lookback.share'] }).click();
  const link = await page.getByTestId('share-link').inputValue();
  const viewport = { width: 390, height: 844 };
  const other = await browser.newContext({ baseURL: baseURL!, locale: 'de-DE', viewport });
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(de['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  await expect(elsewhere.getByTestId('headlines')).toContainText('Cyd');
  expect(await elsewhere.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const dice = await elsewhere.locator('.stage .below').boundingBox();
  expect(dice!.x).toBeGreaterThanOrEqual(0);
  expect(dice!.x + dice!.width).toBeLessThanOrEqual(390);
  await faults(elsewhere, 'the look back in German');
  await elsewhere.goto('/look-back/link#nonsense');
  await expect(elsewhere.getByRole('alert')).toContainText(de['lookback.damagedLink']);
  await other.close();
});

test('a finished game on this device can be looked back at from its result and from the list of games', async ({
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
  await page.goto('/games');
  await page.locator(`a[href="${address}"]`).first().click();
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: en['result.again'] }).click();
  await expect(page).toHaveURL(/\/cowpath\/[a-z0-9]+$/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('an online game is fetched from the service', async ({ page }) => {
  await page.route('**/api/tables/faraway/record', (route) => route.fulfill({ json: TRIO }));
  await page.goto('/look-back/faraway');
  await expect(page.getByText(words['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('headlines')).toContainText('Cyd');
  await page.getByRole('link', { name: words['lookback.playToo'] }).click();
  await expect(page).toHaveURL('/new/trio/computer');
  await page.goBack();
  await page.getByRole('link', { name: WORDS.en['result.home'] }).click();
  await expect(page).toHaveURL('/');
});
