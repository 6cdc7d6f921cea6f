import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as cowpath from './cowpath.ts';
import { expect, test } from './fixtures.ts';
import { mouse } from './hands.ts';
import { openTable, withSettings } from './tables.ts';
import * as trio from './trio.ts';
import { WORDS } from './words.ts';

const words = WORDS.en;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const faults = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n   ')}`,
  );
  expect(told, where).toEqual([]);
};

const first = (page: Page) =>
  page.getByRole('group', { name: words['setup.first'] }).getByRole('radio', { name: 'Crosses' }).check();

for (const theme of ['day', 'night'] as const)
  test.describe(`by ${theme}`, () => {
    test.beforeEach(({ page }) => withSettings(page, { theme, speed: 'instant' }));

    test('pages without a table', async ({ page }) => {
      test.slow();
      for (const path of [
        '/',
        '/new/cowpath/computer',
        '/new/cowpath/people',
        '/new/trio/computer',
        '/new/trio/people',
        '/settings',
        '/about',
        '/rules/cowpath',
        '/rules/trio',
        '/sheets',
        '/online',
        '/nowhere',
        '/cowpath/nosuchgame',
      ]) {
        await page.goto(path);
        await faults(page, path);
      }
    });

    test('Cowpath from the coin to the result', async ({ page }) => {
      test.slow();
      const player = { page, hands: mouse(), words };
      await openTable(page, 'cowpath', 'people');
      await faults(page, 'the coin');
      await openTable(page, 'cowpath', 'people', first);
      await faults(page, 'before the first throw');
      await page.getByRole('button', { name: words['table.chances'] }).click();
      await cowpath.mainButton(page).click();
      await page.getByRole('button', { name: words['table.hint'] }).click();
      await faults(page, 'chances and hint');
      await page.getByRole('button', { name: words['table.keys'], exact: true }).click();
      await faults(page, 'the keys');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words['table.giveUp'] }).click();
      await faults(page, 'giving up');
      await page.keyboard.press('Escape');
      await cowpath.playOut(player);
      await faults(page, 'the result');
      await page.goto('/');
      await faults(page, 'the start page after a game');
    });

    test('Trio from the roll-off to the result', async ({ page }) => {
      test.slow();
      const player = { page, hands: mouse(), words };
      await openTable(page, 'trio', 'people', () => page.getByRole('radio', { name: /^Expert/ }).check());
      await faults(page, 'the roll-off');
      let seen = await cowpath.look(page);
      const next = page.getByRole('button', { name: words['trio.round.next'] });
      for (let action = 0; action < 400 && !(await next.isVisible()); action++) {
        if (action === 12) await faults(page, 'in the middle');
        await trio.act(player, seen);
        seen = await cowpath.lookAgain(page, seen);
      }
      await faults(page, 'a round summed up');
      await next.click();
      await page.getByRole('button', { name: words['table.giveUp'] }).click();
      await page.getByRole('dialog').getByRole('button', { name: words['table.giveUp'] }).click();
      await expect(cowpath.mainButton(page)).toHaveText(words['result.again']);
      await faults(page, 'the result');
    });
  });
