import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { SMALL_SHEET, announced, crossesBegin, openTable, withSettings } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const undo = (page: Page) => page.getByTestId('undo');
const lost = (page: Page) => page.locator('[data-lost]');
const owner = (page: Page) => page.getByTestId('owner');
const square = (page: Page, name: string) => page.getByRole('gridcell', { name });

/** Real dice, so that the test decides how they fall. The first player begins. */
const ownDice = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /^We throw our own/ }).check();
  await page
    .getByRole('group', { name: words['setup.first'] as string })
    .getByRole('radio')
    .nth(1)
    .check();
};
const throwOwn = async (page: Page, faces: string): Promise<void> => {
  await cowpath.mainButton(page).press('Enter');
  await expect(page.getByTestId('enter-dice')).toBeVisible();
  await page.keyboard.type(faces);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('enter-dice')).toBeHidden();
};

test.describe('against the computer, on a phone', () => {
  test.use({ ...PHONE, seed: 2 });

  test('a mark is undone after the reply; look back and the dice check say so', async ({ page }) => {
    await withSettings(page, { speed: 'instant' });
    await openTable(page, 'cowpath', 'computer', crossesBegin);
    const player = { page, words };
    let seen = await cowpath.look(page);
    for (let action = 0; action < 60 && !(await undo(page).isVisible()); action++)
      seen = (await cowpath.act(player, seen))!;
    const marks = await square(page, 'crossed').count();
    const [small, main] = [await undo(page).boundingBox(), await cowpath.mainButton(page).boundingBox()];
    expect(small!.y).toBe(main!.y);
    expect(small!.y + small!.height).toBeLessThanOrEqual(740);
    expect(Math.min(small!.width, small!.height)).toBeGreaterThanOrEqual(44);
    await undo(page).tap();
    await cowpath.look(page, seen.step + 1);
    await expect(square(page, 'crossed')).toHaveCount(marks - 1);
    await expect(undo(page)).toBeHidden();
    expect(await announced(page)).toContain(words['table.takenBack']);
    await page.getByRole('button', { name: words['table.giveUp'] as string }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words['table.giveUp'] as string })
      .tap();
    const id = page.url().split('/').at(-1);
    await page.goto(`/look-back/${id}`);
    await expect(page.getByTestId('taken-back')).toHaveText(/^You took back 1 decision, at step \d+\.$/);
    await page.goto(`/check/device/${id}`);
    await expect(page.getByTestId('verdict')).toHaveAttribute('data-ok', 'true');
  });
});

test('people who share a device: a lost turn is shown, then the tray is the next player’s; U undoes', async ({
  page,
}) => {
  // Time passes only when the test advances it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openTable(page, 'trio', 'people', ownDice);
  const first = await owner(page).textContent();
  await throwOwn(page, '50');
  await expect(lost(page)).toContainText(words['trio.lost.zero']);
  await expect(page.locator('.hold.lost')).toHaveCount(1);
  await expect(owner(page)).toHaveText(first!);
  await page.clock.runFor(1000);
  await expect(lost(page)).toBeHidden();
  await expect(owner(page)).not.toHaveText(first!);
  await throwOwn(page, '05');
  await page.keyboard.press('Space');
  await expect(lost(page)).toBeHidden();
  await throwOwn(page, '57');
  await page
    .getByRole('gridcell', { name: words['trio.state.target'] as string })
    .first()
    .press('Enter');
  await expect(undo(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByRole('gridcell', { name: words['trio.state.target'] as string })).toHaveCount(2);
  await expect(owner(page)).toHaveText(first!);
});

test('Cowpath: nothing to mark is shown as a lost turn, and a press goes on', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openTable(page, 'cowpath', 'people', ownDice);
  for (const faces of ['12345', '12345', '12345']) await throwOwn(page, faces);
  await expect(lost(page)).toContainText(words['cowpath.lost']);
  await lost(page).click();
  await expect(cowpath.mainButton(page)).toHaveText(words['cowpath.throw']);
});

test('confirm before marking: a square is selected first, by finger or keyboard', async ({ page }) => {
  await withSettings(page, { confirmMarks: true });
  await openTable(page, 'cowpath', 'people', ownDice, words, SMALL_SHEET);
  await throwOwn(page, 'ccc45');
  const [c1, d2] = [square(page, 'c1, cow'), square(page, 'd2, cow')];
  await c1.click();
  await expect(c1).toHaveAccessibleName(/selected$/);
  expect(await announced(page)).toContain('c1');
  await expect(cowpath.mainButton(page)).toHaveText('Mark c1');
  await d2.press('Enter');
  await expect(c1).not.toHaveAccessibleName(/selected/);
  await page.keyboard.press('Escape');
  await expect(square(page, 'selected')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await faults(page, 'a selected square');
  await page.keyboard.press('Enter');
  await expect(square(page, 'crossed')).toHaveCount(1);

  await openTable(page, 'trio', 'people', ownDice);
  await throwOwn(page, '57');
  const target = page.getByRole('gridcell', { name: words['trio.state.target'] as string }).first();
  await target.click();
  await expect(page.getByRole('gridcell', { name: words['trio.state.chosen'] as string })).toHaveCount(1);
  await cowpath.mainButton(page).click();
  await expect(undo(page)).toBeVisible();
});

test.describe('pass the device, on a phone', () => {
  test.use(PHONE);

  test('a cover stays until the next player has it', async ({ page }) => {
    await withSettings(page, { passDevice: true });
    await openTable(page, 'cowpath', 'people', ownDice);
    await throwOwn(page, '12345');
    await page.getByRole('button', { name: words['table.pass'] as string }).tap();
    const cover = page.getByTestId('pass-device');
    await expect(cover).toBeVisible();
    expect(await cover.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    await faults(page, 'pass the device');
    await cover.getByRole('button').first().tap();
    await expect(cover).toBeHidden();
    await expect(cowpath.mainButton(page)).toHaveText(words['cowpath.throw']);
  });
});
