/** How long a game of Trio lasts: a target that fits, some rounds, some minutes, the best of several rounds. */
import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { announced, openMore, openTable } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const pick = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();
const number = (page: Page) => page.getByTestId('length');
const duration = (page: Page) => page.getByTestId('duration');
const race = (page: Page) => page.getByTestId('race');

const NINE = 't12=12 1x2 t12=00 t12=13 1x3 t12=00 t12=14';

/** Opens an unfinished game, in which the dice point at 1×4. */
const bringIn = async (page: Page, setup: object, text: string): Promise<void> => {
  const record = {
    abacow: 1,
    setup: { game: 'trio', board: 'multiplication', players: 2, target: 200, ...setup, first: 0 },
    players: ['Ada', 'Ben'],
    text,
    result: null,
  };
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL('**/trio/*');
  await page.getByRole('gridcell', { name: /^1 times 4,/ }).click();
};

test('set-up plays to 200, offers a shorter game beside it and says how long both take', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/new/trio/people');
  await expect(duration(page)).toContainText(/about \d+ minutes/);
  await pick(page, /^4 players/);
  await pick(page, /^Expert/);
  await openMore(page);
  await pick(page, /^Addition/);
  await expect(number(page)).toHaveValue('200');
  await expect(duration(page)).toContainText(words['setup.duration.long']);
  await expect(page.getByRole('radio', { name: /^200 more than/ })).toBeChecked();
  await pick(page, /^Shorter: 120 /);
  await expect(number(page)).toHaveValue('120');
  await pick(page, words['setup.length.rounds']);
  await expect(duration(page)).toContainText(/about \d+ minutes/);
  await faults(page, 'set-up of Trio with rounds');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.goto('/new/cowpath/people');
  await expect(duration(page)).toContainText(/about \d+ minutes/);
});

test('some rounds: the table counts them, and a shared lead brings one more', async ({ page }) => {
  await bringIn(page, { level: 'intermediate', rounds: 2 }, `${NINE} 1x4 ${NINE}`);
  await expect(race(page)).toHaveText('Intermediate · round 2 of 2');
  await expect(page.getByTestId('extra-round')).toHaveText(words['trio.round.extra']);
  await page.getByRole('button', { name: words['trio.round.next'] }).click();
  await expect(race(page)).toHaveText(/extra round 3/);
});

test('the highest score wins, not the last round', async ({ page }) => {
  const high = 't12=97 9x7 t12=00 t12=98 9x8 t12=00 t12=99 9x9';
  await bringIn(page, { level: 'expert', rounds: 2 }, `${high} ${NINE}`);
  await expect(page.locator('#result-title')).toContainText('Ada');
  await expect(page.locator('.result')).toContainText('216 points');
});

test('the best of three at junior level counts rounds', async ({ page }) => {
  await bringIn(page, { level: 'junior', rounds: 3 }, `${NINE} 1x4 t12=00 ${NINE}`);
  await expect(page.locator('.result')).toContainText('2 rounds won.');
  await expect(race(page)).toHaveText('Junior · round 2 · best of 3');
  await faults(page, 'the best of three');
});

test('some minutes: when the time is up, the round in progress is the last', async ({ page }) => {
  await page.clock.install();
  await openTable(page, 'trio', 'people', async () => {
    await pick(page, /^Intermediate/);
    await pick(page, words['setup.length.minutes']);
    await number(page).fill('10');
    await pick(page, /^Player 1/);
  });
  await expect(race(page)).toHaveText('Intermediate · round 1 · 10 minutes left');
  await page.clock.fastForward('09:30');
  await expect(race(page)).toHaveText('Intermediate · round 1 · 1 minute left');
  await page.clock.fastForward('00:31');
  await expect(race(page)).toHaveText('Intermediate · round 1 · the last round');
  await expect.poll(() => announced(page)).toBe(words['table.lastRound']);
  await page.reload();
  await expect(race(page)).toHaveText('Intermediate · round 1 · the last round');
});
