/** What the app remembers on this device: players, all games, statistics; export, import and deleting everything. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeBackup, parseBackup } from '../../apps/web/src/features/backup/file.ts';
import backup from '../../apps/web/src/features/backup/texts/en.ts';
import history from '../../apps/web/src/features/history/texts/en.ts';
import { BACKUP, GAME_IDS, rowsOf } from '../../apps/web/src/device/games/fixture.testing.ts';
import players from '../../apps/web/src/device/players/texts/en.ts';
import { faults } from '../support/axe.ts';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { SMALL_SHEET, crossesBegin, openTable, withSettings } from '../support/tables.ts';
import { fromMenu } from '../support/visit.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const FINISHED = rowsOf('games').filter(({ state }) => state === 'finished').length;

/** The games of a backup file, without their summaries. */
const gamesFile = (): string => {
  const file = parseBackup(BACKUP);
  if (!file.ok) throw new Error(file.refusal);
  return makeBackup(
    file.value.filter((line) => line.kind === 'row' && line.area === 'games'),
    0,
  );
};

const message = (page: Page) => page.getByTestId('backup-message');
const openFile = (page: Page, text: string): Promise<void> =>
  page
    .getByTestId('backup')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'abacow-backup.jsonl',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });

const fillDevice = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await openFile(page, gamesFile());
  await expect(message(page)).toContainText(/^Read: \d+ new entries/);
};

const rows = (page: Page) => page.getByTestId('all-games').locator('[data-game]');
const found = (page: Page) => page.locator('#games-found');
const countWords = (count: number): string => history['history.found'].other.replace('{count}', `${count}`);

test('a player is made in set-up, and the game counts for them', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openTable(
    page,
    'cowpath',
    'people',
    async () => {
      const crosses = page.getByRole('group', { name: players['players.at'].replace('{seat}', 'Crosses') });
      await crosses.getByRole('button', { name: players['players.new'] }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Ada');
      await page.getByRole('radio', { name: players['players.picture.hat'] }).check();
      await faults(page, 'a new player');
      await page.getByRole('button', { name: players['players.save'] }).click();
      await expect(crosses.getByRole('button', { name: 'Ada' })).toHaveAttribute('aria-pressed', 'true');
      await crossesBegin(page);
    },
    words,
    SMALL_SHEET,
  );
  await cowpath.mainButton(page).click();
  await page.getByRole('button', { name: words['table.giveUp'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: words['table.giveUp'] }).click();
  await expect(page.getByRole('link', { name: words['title.lookBack'] }).first()).toBeVisible();

  await page.goto('/');
  await fromMenu(page, words['title.games']);
  await expect(rows(page)).toHaveText([/Ada and Circles.*Circles won/]);
  await faults(page, 'all games');

  await page.getByRole('main').getByRole('link', { name: words['title.statistics'] }).click();
  await page.getByRole('link', { name: 'Ada', exact: true }).click();
  await expect(page.getByTestId('score')).toHaveText(history['history.played'].one.replace('{count}', '1'));
  await expect(page.getByTestId('try')).toContainText(history['history.try.look-back']);
  await page.getByText(history['history.numbers'], { exact: true }).click();
  await expect(page.getByText('Ada 0 : 1')).toBeVisible();
  await faults(page, 'statistics');
  await page.getByRole('button', { name: history['history.analyse'].one.replace('{count}', '1') }).click();
  await expect(page.getByText(history['history.luck'], { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Look back at/ })).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: words['title.players'] }).click();
  await page.getByRole('button', { name: players['players.delete.named'].replace('{name}', 'Ada') }).click();
  await faults(page, 'players');
  await page.getByRole('button', { name: players['players.delete.yes'], exact: true }).click();
  await expect(page.getByText('Ada')).toBeHidden();
  await page.goto('/games');
  await expect(rows(page)).toHaveText([/Ada and Circles/]);
});

const RECORD = {
  abacow: 1,
  setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
  players: ['Ada', 'Ben'],
  text: 't12345=1c35c c1',
  result: { kind: 'win', seat: 0, by: 'giving-up' },
};
const person = (name: string, holder: string) => ({ kind: 'person', name, holder });
const ONLINE_TABLE = {
  id: 'onlinegame12',
  code: 'ABCD',
  choice: { game: 'cowpath', sheet: RECORD.setup.sheet },
  clock: { kind: 'none' },
  seats: [person('Ada', 'guest1'), person('Ben', 'guest2')],
  phase: 'over',
  public: false,
  createdAt: 1,
  updatedAt: Date.UTC(2026, 10, 30),
};

test('games of a file are all there, online games too; filters, looking back and deleting', async ({
  page,
}) => {
  await fillDevice(page);
  let online = true;
  await page.route('**/api/me/games', (route) =>
    route.fulfill(online ? { json: { tables: [ONLINE_TABLE] } } : { contentType: 'text/html', body: '' }),
  );
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ json: RECORD }));
  await page.evaluate(() => localStorage.setItem('abacow.guest', 'guest1'));
  await page.goto('/games');
  await expect(found(page)).toHaveText(countWords(FINISHED + 1));
  await expect(rows(page).first()).toHaveText(/Ada and Ben.*Won.*online/s);
  const game = page.getByRole('combobox', { name: history['history.filter.game'], exact: true });
  await game.selectOption({ label: 'Trio' });
  await expect(rows(page).filter({ hasText: 'Cowpath' })).toHaveCount(0);
  await game.selectOption({ index: 0 });

  online = false;
  await page.reload();
  await expect(page.getByText(history['history.away'])).toBeVisible();
  await expect(found(page)).toHaveText(countWords(FINISHED + 1));
  await page
    .getByRole('button', { name: /^Delete the game/ })
    .first()
    .click();
  await expect(page.getByText(history['history.delete.online'])).toBeVisible();
  await page.getByRole('button', { name: words['home.forget.yes'], exact: true }).click();
  await expect(found(page)).toHaveText(countWords(FINISHED));
  const won = GAME_IDS['cowpath won'];
  await page.locator(`[data-game="${won}"]`).click();
  await expect(page).toHaveURL(`/look-back/${won}`);
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test('everything is exported, deleted after two questions, and imported; a damaged file is refused', async ({
  page,
}) => {
  await fillDevice(page);
  await page.evaluate(() => localStorage.setItem('abacow.guest', 'guest1'));
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: backup['backup.export'] }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^abacow-backup-\d{4}-\d\d-\d\d\.jsonl$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).not.toContain('guest1');
  await expect(page.getByText(backup['backup.online'])).toBeVisible();

  await page.getByRole('button', { name: backup['backup.delete'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: backup['backup.delete.yes'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: backup['backup.delete.again.yes'] }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/games');
  await expect(found(page)).toHaveText(history['history.none']);

  await page.goto('/settings');
  await openFile(page, text.replace('t12345=', 't12354='));
  await expect(message(page)).toContainText(backup['backup.fault.changed']);
  await openFile(page, text.slice(0, -100));
  await expect(message(page)).toContainText(backup['backup.fault.cut']);
  await openFile(page, text);
  await expect(message(page)).toContainText(/^Read: \d+ new entries/);
  await openFile(page, text);
  await expect(message(page)).toContainText('0 new entries');
  await page.goto('/games');
  await expect(found(page)).toHaveText(countWords(FINISHED));
});

test('what an earlier version left in the browser is named, and everything works', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('abacow', 2);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await openTable(page, 'cowpath', 'people');
  await page.goto('/games');
  await expect(page.getByText(history['history.leftovers'])).toBeVisible();
});
