import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { SMALL_SHEET, crossesBegin, openTable, withSettings } from '../support/tables.ts';
import * as trio from '../support/trio.ts';
import { visit } from '../support/visit.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;

// With this seed the Trio round is short.
test.use({ seed: 4 });

test.beforeEach(({ page }) => withSettings(page, { speed: 'instant' }));

// The rules of a game, lessons, sheets, look back and online play are checked in their own specs.
test('pages without a table', async ({ page }) => {
  for (const path of [
    '/',
    '/new/cowpath/computer',
    '/new/cowpath/people',
    '/new/trio/computer',
    '/new/trio/people',
    '/settings',
    '/rules',
    '/about',
    '/online',
    '/nowhere',
    '/cowpath/nosuchgame',
  ]) {
    await visit(page, path);
    await faults(page, path);
  }
});

/** A closed dialog returns the focus to the button that opened it. */
const escapeTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name })).toBeFocused();
};

test('Cowpath from the coin to the result', async ({ page }) => {
  await openTable(page, 'cowpath', 'people');
  await faults(page, 'the coin');
  await openTable(page, 'cowpath', 'people', crossesBegin, words, SMALL_SHEET);
  await page.getByRole('button', { name: words['table.chances'] }).click();
  await cowpath.mainButton(page).click();
  await page.getByRole('button', { name: words['table.hint'] }).click();
  await faults(page, 'chances and hint');
  await page.getByRole('button', { name: words['table.keys'], exact: true }).click();
  await faults(page, 'the keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words['table.giveUp'] }).click();
  await faults(page, 'giving up');
  await escapeTo(page, words['table.giveUp']);
  await page.getByRole('button', { name: words['table.giveUp'] }).click();
  await page.getByRole('button', { name: words['table.giveUp.keep'] }).click();
  await expect(page.getByRole('button', { name: words['table.giveUp'] })).toBeFocused();
  await page.getByRole('button', { name: words['table.tie.offer'] }).click();
  await escapeTo(page, words['table.tie.offer']);
  await cowpath.playOut({ page, words });
  await faults(page, 'the result');
  await page.goto('/');
  await faults(page, 'the start page after a game');
});

test('Trio from the roll-off to the result', async ({ page }) => {
  const player = { page, words };
  await openTable(page, 'trio', 'people', () => page.getByRole('radio', { name: /^Expert/ }).check());
  await faults(page, 'the roll-off');
  let seen = await cowpath.playOn(trio.act, player, 12);
  await faults(page, 'in the middle');
  while (seen.waitsFor === 'me') seen = (await trio.act(player, seen))!;
  expect(seen.waitsFor).toBe('round');
  await faults(page, 'a round summed up');
  await page.getByRole('button', { name: words['trio.round.next'] }).click();
  await page.getByRole('button', { name: words['table.giveUp'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: words['table.giveUp'] }).click();
  await expect(cowpath.mainButton(page)).toHaveText(words['result.again']);
  await faults(page, 'the result');
});
