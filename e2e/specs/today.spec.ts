import type { Page } from '@playwright/test';
import album from '../../apps/web/src/features/album/texts/en.ts';
import day from '../../apps/web/src/features/today/page/texts/en.ts';
import today from '../../apps/web/src/features/today/texts/en.ts';
import { sha256, verifiableDice } from '../../packages/dice/src/index.ts';
import { PAD } from '../../packages/rules/src/sheets/index.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const DAY = '2026-11-16';
const NOON = Date.UTC(2026, 10, 16, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

const main = (page: Page) => page.locator('main [data-main]');
const hello = (page: Page) => page.getByTestId('hello');
const sheetLink = (page: Page) => hello(page).getByRole('link', { name: today['today.sheet'] });
const status = (page: Page) => page.locator('[data-status]');
const cell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The first throw of the day, computed from the public text as the page explains it. */
const firstThrow = (): readonly string[] => {
  const secret = sha256(new TextEncoder().encode(`abacow day ${DAY}`));
  const dice = verifiableDice({ secret, table: `day ${DAY}`, seeds: ['', ''] });
  return dice.throwAt(1, 5, 6).map((face) => ['1', '2', '3', '4', '5', 'cow'][face]!);
};

const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words['table.giveUp'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: words['table.giveUp'] }).click();
};

/** As the app stores it. */
const keepTries = async (page: Page, ...tries: readonly object[]): Promise<void> => {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('abacow.today') === null) localStorage.setItem('abacow.today', text);
    },
    JSON.stringify({ version: 1, tries, strongest: {} }),
  );
};

const won = { end: 'won', marks: [1, 0, 2, 1] };

test('one try of the day counts: the same dice for everybody, continued after a reload, compared and shared', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOON);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: words['title.today'] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('16 November 2026');
  await expect(status(page)).toContainText(day['day.counts']);
  await expect(main(page)).toBeInViewport({ ratio: 1 });
  await faults(page, 'the sheet of the day');

  await main(page).click();
  await page.waitForURL('**/cowpath/*');
  const address = page.url();
  await expect(page.getByRole('button', { name: words['table.hint'] })).toHaveCount(0);
  await main(page).click();
  const dice = page.locator('[data-die]');
  await expect(dice).toHaveCount(5);
  const labels = await dice.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
  firstThrow().forEach((face, index) => expect(labels[index]!.toLowerCase()).toContain(face));

  await page.goto('/');
  await expect(sheetLink(page)).toContainText(today['hello.sheet.open']);
  await page.goto('/today');
  await expect(status(page)).toHaveAttribute('data-status', 'open');
  await main(page).click();
  await expect(page).toHaveURL(address);
  await giveUp(page);

  await page.getByRole('link', { name: today['today.compare'] }).click();
  await expect(page).toHaveURL(`/today/${DAY}`);
  await expect(status(page)).toContainText('Lost after 1 turn');
  await expect(page.getByTestId('next-sheet')).toHaveText('The next sheet comes in 12 hours.');
  await expect(page.locator('[data-strongest=known]')).toContainText('Lost after 6 turns');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: day['day.share'] }).click();
  expect((await download).suggestedFilename()).toBe(`abacow-${DAY}.png`);
  await expect(page.getByText(day['day.share.saved'])).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: day['day.share.asText'] }).click();
  await expect(page.getByText(day['day.share.copied'])).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/You: Lost after 1 turn\n·\n/);
  await faults(page, 'the comparison');

  await page.getByRole('button', { name: day['day.again'] }).click();
  await page.waitForURL('**/cowpath/*');
  expect(page.url()).not.toBe(address);
  await page.goto('/today');
  await expect(status(page)).toContainText(day['day.open.practice']);
  await page.getByText(day['day.calendar.all']).click();
  await expect(cell(page, '16 November 2026, today, played')).toHaveAttribute('aria-current', 'date');
});

test('the calendar by keyboard: past days are practice, and a clock that was wrong takes nothing away', async ({
  page,
}) => {
  const tries = [
    { day: '2026-11-12', player: null, game: 'gone', counts: true, result: won },
    { day: '2026-11-20', player: null, game: 'later', counts: true, result: won },
    'damaged',
  ];
  await keepTries(page, ...(tries as object[]));
  await page.clock.setFixedTime(NOON);
  await page.goto('/today');
  await page.getByText(day['day.calendar.all']).click();
  await expect(cell(page, '12 November 2026, played')).toBeVisible();
  await expect(cell(page, '20 November 2026, played')).toBeVisible();
  await expect(page.locator('[data-day="2026-11-17"]')).toHaveCount(0);

  await cell(page, '16 November 2026, today').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-day="2026-11-09"]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/today/2026-11-08');
  await expect(status(page)).toContainText(day['day.practice.past']);
  await expect(main(page)).toHaveText(day['day.practise']);

  await page.clock.setFixedTime(NOON + 4 * DAY_MS);
  await page.goto('/');
  await expect(sheetLink(page)).toContainText(today['hello.sheet.done']);
  await page.clock.setFixedTime(NOON + 5 * DAY_MS);
  await page.reload();
  await expect(sheetLink(page)).toContainText(today['hello.sheet.new']);
});

test('now Papa, the same dice: another player of this device tries the same sheet', async ({ page }) => {
  const players = [
    { id: 'mia', name: 'Mia', picture: 'cow' },
    { id: 'papa', name: 'Papa', picture: 'hat' },
  ];
  await page.addInitScript((list) => {
    if (localStorage.getItem('abacow.players') === null)
      localStorage.setItem('abacow.players', JSON.stringify({ list, last: 'mia' }));
  }, players);
  await keepTries(page, { day: DAY, player: 'mia', game: 'gone', counts: true, result: won });
  await page.clock.setFixedTime(NOON);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Mia!');
  await sheetLink(page).click();
  await page.getByRole('button', { name: day['day.now'].replace('{name}', 'Papa') }).click();
  await page.waitForURL('**/cowpath/*');
  await main(page).click();
  const dice = page.locator('[data-die]');
  await expect(dice).toHaveCount(5);
  const labels = await dice.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''));
  firstThrow().forEach((face, index) => expect(labels[index]!.toLowerCase()).toContain(face));
  await giveUp(page);
  await page.getByRole('link', { name: today['today.compare'] }).click();
  const rows = page.getByRole('region', { name: day['day.compare'] });
  await expect(rows).toContainText(/Papa\s*Lost after 1 turn[^]*Mia\s*Won in 4 turns/);
  await faults(page, 'the results of a family');
});

/** One cow more joins the crosses, in a corner of nobody's. */
const record = JSON.stringify({
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'xcxcx/ccccc/ccccc/ccccc/ococo', first: 'x' },
  players: ['Player 1', 'Player 2'],
  seats: [{ kind: 'person' }, { kind: 'person' }],
  text: 't12345=cc123 b1 t12345=cc123 b5 t12345=cccc1',
  result: null,
});

test('a game earns stickers: the result says so, the album shows them, and the pad is ticked', async ({
  page,
}) => {
  await page.goto('/album');
  await expect(page.locator('[data-sticker]').first()).toHaveAttribute('data-earned', 'false');
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await page.waitForURL('**/cowpath/*');
  await page.locator('[role=gridcell][aria-label^="d1,"]').click();
  await expect(page.locator('[data-new-stickers]')).toContainText(album['sticker.cowpath.quad']);
  await page.locator('[data-new-stickers] a').click();
  await expect(page).toHaveURL('/album/cowpath');
  const quad = page.locator('[data-sticker=quad]');
  await expect(quad).toHaveAttribute('data-earned', 'true');
  await expect(page.locator('[data-sticker=tie]')).toHaveAttribute('data-earned', 'false');
  await faults(page, 'the album');
  await page.getByRole('link', { name: 'Trio', exact: true }).click();
  await expect(page.locator('[data-sticker=double]')).toHaveAttribute('data-earned', 'false');
  await page.goBack();
  await quad.click();
  await page.getByRole('dialog').getByRole('link', { name: album['album.lookBack'] }).click();
  await expect(page).toHaveURL(/\/look-back\//);
});

test('a sheet of the pad that was won is ticked in the album, in the pad and in the set-up', async ({
  page,
}) => {
  await page.goto('/album');
  await expect(page.getByRole('link', { name: 'Sheet 3', exact: true })).toBeVisible();
  const person = { kind: 'person', name: null, player: null, here: true, left: false };
  const summary = {
    id: 'a',
    game: 'cowpath',
    endedAt: NOON,
    source: 'device',
    setup: { game: 'cowpath', sheet: PAD[2]!.text, first: 'x' },
    seats: [person, { kind: 'computer', level: 3 }],
    tokens: 9,
    outcome: { kind: 'win', seat: 0, by: 'play' },
    day: null,
    stickers: ['quad', 'unknown'],
    analysis: null,
  };
  const row = { id: 'a', version: 1, kind: 'summary', state: 'finished', lastAt: NOON, summary };
  await page.evaluate(
    (saved) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('abacow-device');
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('history', 'readwrite');
          writing.objectStore('history').put(saved);
          writing.oncomplete = () => resolve();
        };
      }),
    row,
  );
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sheet 3, won' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 of 21 stickers' })).toBeVisible();
  await page.goto('/sheets/3');
  await expect(page.locator('[data-won]')).toBeVisible();
  await page.goto('/new/cowpath/computer/3');
  await expect(page.locator('[data-won]')).toBeVisible();
  await page.getByRole('button', { name: words['setup.sheet.after'] }).click();
  await expect(page.locator('[data-won]')).toHaveCount(0);
});
