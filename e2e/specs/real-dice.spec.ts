import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { look } from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { announced, openTable, withSettings } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const own = (page: Page) => page.getByRole('radio', { name: /^We throw our own/ }).check();
const asking = (page: Page) => page.getByTestId('enter-dice');
const throwButton = (page: Page) => page.locator('[data-main]');
const done = (page: Page) => page.getByRole('button', { name: words['realdice.done'] });

/** Types the dice one by one; then the button to finish has the focus. */
const type = async (page: Page, faces: string): Promise<void> => {
  await expect(asking(page)).toBeVisible();
  for (const face of faces) await page.keyboard.press(face);
  await expect(done(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asking(page)).toBeHidden();
};

test('Cowpath with real dice, by keyboard: coin, throws, keeping, a mark, a reload in mid-turn', async ({
  page,
}) => {
  await openTable(page, 'cowpath', 'people', own);
  await throwButton(page).press('Enter');
  await expect(asking(page)).toContainText(words['realdice.coin']);
  await page.keyboard.press('o');
  await expect(asking(page)).toBeHidden();
  await page.keyboard.press('Space');
  // On an ordinary die the 6 is the cow.
  await type(page, 'c6123');
  await expect.poll(() => announced(page)).toContain('Kept: the two cows.');
  await page.keyboard.press('Space');
  await expect(asking(page).getByRole('heading')).toHaveText(/throw these 3 dice\.$/);
  await page.reload();
  // The kept dice are still kept.
  await expect(throwButton(page)).toHaveText('Throw the other three');
  await page.keyboard.press('Space');
  await type(page, '455');
  await expect(page.getByRole('gridcell', { name: /can be marked/ }).first()).toBeVisible();
  await page
    .getByRole('gridcell', { name: /can be marked/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('gridcell', { name: /circled/ })).toHaveCount(1);
});

test('by tapping: a wrong die is corrected, a throw cancelled', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', own);
  await throwButton(page).click();
  await asking(page).getByRole('button', { name: words['cowpath.side.x'] }).click();
  await throwButton(page).click();
  await page.getByRole('button', { name: words['realdice.back'] }).click();
  await expect(asking(page)).toBeHidden();
  await throwButton(page).click();
  const face = (name: string) => asking(page).getByRole('button', { name, exact: true });
  for (const name of ['1', '1', 'cow', '2', '3']) await face(name).click();
  await asking(page)
    .getByRole('button', { name: /^Die 3/ })
    .click();
  await face('1').click();
  await done(page).click();
  await expect(
    page.getByRole('group', { name: words['cowpath.dice'] }).getByRole('button').nth(2),
  ).toHaveAccessibleName(/^Die 3: 1/);
});

test('people throw for the computer, and it plays with the dice they enter', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openTable(page, 'cowpath', 'computer', async () => {
    await own(page);
    await page
      .getByRole('group', { name: words['setup.first'] })
      .getByRole('radio', { name: 'Circles' })
      .check();
  });
  await expect(asking(page).getByRole('heading')).toHaveText(/^Throw these 5 dice for /);
  const circled = page.getByRole('gridcell', { name: /circled/ });
  const heading = asking(page).getByRole('heading');
  let seen = await look(page);
  for (let go = 0; go < 12 && (await circled.count()) === 0; go++) {
    const asked = await heading.innerText();
    const count = /this die/.test(asked) ? 1 : Number(/\d/.exec(asked)![0]);
    for (let die = 0; die < count; die++) await page.keyboard.press('c');
    await done(page).click();
    seen = await look(page, seen.step + 1);
  }
  await expect(circled).not.toHaveCount(0);
});

test('Trio with real dice: the roll-off, a throw, one die kept', async ({ page }) => {
  await openTable(page, 'trio', 'people', own);
  for (const faces of ['12', '98']) {
    await throwButton(page).press('Enter');
    await type(page, faces);
  }
  await throwButton(page).press('Enter');
  await type(page, '57');
  await page
    .getByRole('gridcell', { name: /can be taken/ })
    .first()
    .press('Enter');
  await page.keyboard.press('1');
  await throwButton(page).press('Enter');
  await expect(asking(page).getByRole('heading')).toHaveText(/throw this die\.$/);
  await type(page, '0');
  await expect(page.locator('body')).toContainText(/turn is lost/i);
});

test('entering dice is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTable(page, 'cowpath', 'people', own);
  await throwButton(page).click();
  await asking(page).getByRole('button', { name: words['cowpath.side.x'] }).click();
  await throwButton(page).click();
  await expect(asking(page)).toBeVisible();
  await faults(page, 'entering dice');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
