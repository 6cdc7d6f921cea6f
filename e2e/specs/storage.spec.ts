import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { openTable } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;

/** Damages a stored game. */
const spoil = (page: Page, id: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('abacow-device');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('events', 'readwrite');
          writing.objectStore('events').delete([wanted, 2]);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    id,
  );

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

test('a damaged game is named as damaged, and the others stay', async ({ page }) => {
  await openTable(page, 'cowpath', 'people');
  const damaged = idOf(page);
  await openTable(page, 'trio', 'people');
  const sound = idOf(page);
  await spoil(page, damaged);
  await page.goto('/');
  await expect(page.locator(`a[href="/trio/${sound}"]`)).toBeVisible();
  await expect(page.getByText(/A damaged game/)).toBeVisible();
  await page.goto(`/cowpath/${damaged}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['table.gone.damaged']);
  await page.getByRole('button', { name: words['table.forget'] }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/A damaged game/)).toBeHidden();
  await expect(page.locator(`a[href="/trio/${sound}"]`)).toBeVisible();
});

test('an unknown game is reported as missing', async ({ page }) => {
  await page.goto('/cowpath/nosuchgame');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['table.gone.missing']);
});

test('the record is saved as a file', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', () =>
    page.getByRole('group', { name: words['setup.first'] }).getByRole('radio', { name: 'Circles' }).check(),
  );
  await cowpath.mainButton(page).click();
  await expect(page.locator('[data-die="1"][aria-disabled="false"]')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words['table.save'] }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cowpath-.*\.abacow\.json$/);
  const record = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(record).toMatchObject({ abacow: 1, setup: { game: 'cowpath', first: 'o' }, result: null });
  expect(record['text']).toMatch(/^t12345=[1-5c]{5}$/);
  expect(record['dice']).toMatchObject({ secret: null });
});

const putIn = (page: Page, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'game.abacow.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

test('a record from a file continues where it stopped; a damaged one is refused', async ({ page }) => {
  const record = {
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Ada', 'Ben'],
    text: 't12345=1c35c c1 t12345=22345',
    result: null,
  };
  await page.goto('/');
  await putIn(page, JSON.stringify(record).slice(0, -20));
  await expect(page.getByText(words['harm.cut'])).toBeVisible();
  await putIn(page, JSON.stringify(record));
  await expect(page).toHaveURL(/\/cowpath\/[a-z0-9]+$/);
  await expect(cowpath.squareNamed(page, 'c1')).toHaveAttribute('aria-label', /crossed/);
  expect((await cowpath.look(page)).dice.map((label) => label.split(': ')[1]?.[0])).toEqual([...'22345']);
  await expect(page.getByText('Ben').first()).toBeVisible();
});
