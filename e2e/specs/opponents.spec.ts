/** The computer players as characters: faces, moods, celebrations, tips, suggestions; and the sounds. */
import type { Page } from '@playwright/test';
import { levelName } from '@abacow/table/computer-names';
import { faults } from '../support/axe.ts';
import { mainButton } from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Scene, cowpathEnd, cowpathTurn, trioTurn } from '../support/scenes.ts';
import { SMALL_SHEET, crossesBegin, openTable, withSettings } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const PHONE = { width: 360, height: 740 };

const bringIn = async (page: Page, scene: Scene): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(scene.file) });
  await page.waitForURL(`**/${scene.game}/*`);
  await expect(page.getByRole('grid')).toBeVisible();
};

const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words['table.giveUp'] }).click();
  await page.getByRole('dialog').getByRole('button', { name: words['table.giveUp'] }).click();
  await expect(mainButton(page)).toHaveText(words['result.again']);
};

const moods = (page: Page, where: string): Promise<readonly (string | null)[]> =>
  page
    .locator(`${where} svg[data-mood]`)
    .evaluateAll((faces) => faces.map((face) => face.getAttribute('data-mood')));

const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('abacow.settings') ?? '{}') as Record<string, unknown>);

test('opponents are chosen by face, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/new/trio/computer');
  const animals = page.getByRole('group', { name: 'Who is player 2?' });
  await expect(animals.locator('svg[data-mood]')).toHaveCount(5);
  await animals.getByRole('radio', { name: levelName('trio', 4, 'en') }).check();
  await faults(page, 'five animals to choose from');
  await page.getByTestId('start').click();
  const card = page.getByRole('listitem').filter({ hasText: levelName('trio', 4, 'en') });
  await expect(card.locator('svg[data-mood]')).toBeVisible();
  await expect(card.locator('svg.pawn').first()).toBeVisible();
  await page.goto('/new/cowpath/computer');
  const cows = page.getByRole('group', { name: words['setup.opponent'] });
  await expect(cows.locator('svg[data-mood]')).toHaveCount(5);
  await cows.getByRole('radio', { name: levelName('cowpath', 1, 'en') }).check();
  await page.keyboard.press('ArrowRight');
  await expect(cows.getByRole('radio', { name: levelName('cowpath', 2, 'en') })).toBeChecked();
  await expect(cows.locator('.on svg')).toHaveAttribute('data-mood', 'pleased');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a win is celebrated, covers no button, and a key ends it', async ({ page }) => {
    const scene = cowpathEnd();
    await bringIn(page, scene);
    expect(await moods(page, 'main')).toEqual(['waiting']);
    await page.locator(`[data-square=${scene.next}]`).click();
    const party = page.getByTestId('celebration');
    await expect(party).toBeVisible();
    const free = await mainButton(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(free).toBe(true);
    await page.keyboard.press('Shift');
    await expect(party).toHaveCount(0);
    await expect(page.locator('.result .head svg[data-mood]')).toHaveCount(2);
    expect(await moods(page, '.result .head')).toEqual(['proud', 'clapping']);
    await expect(page.getByTestId('new-animal').first()).toContainText('Frog');
    await page.reload();
    await expect(mainButton(page)).toHaveText(words['result.again']);
    await expect(party).toHaveCount(0);
  });
});

test('with reduced motion nothing falls; the garland alone celebrates', async ({ page }) => {
  const scene = cowpathEnd();
  await bringIn(page, scene);
  await page.locator(`[data-square=${scene.next}]`).click();
  await expect(page.locator('.garland')).toBeVisible();
  await expect(page.getByTestId('celebration')).toHaveCount(0);
});

test('after a lost game: a brave animal, a pleased opponent, a kind word and one thing to try', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await bringIn(page, cowpathTurn());
  await giveUp(page);
  await expect(page.getByTestId('tip')).toContainText(words['opponents.goodGame']);
  await expect(page.getByTestId('tip').getByRole('link')).toBeVisible();
  await expect(page.locator('.result .head svg[data-mood]')).toHaveCount(2);
  expect(await moods(page, '.result .head')).toEqual(['brave', 'pleased']);
  await faults(page, 'the tip after a lost game');
});

test('after three lost games a weaker opponent is one tap away', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openTable(page, 'cowpath', 'computer', crossesBegin, words, SMALL_SHEET);
  const suggestion = page.getByTestId('suggestion');
  for (let game = 1; game <= 3; game++) {
    await mainButton(page).click();
    await expect(page.locator('[data-die="1"][aria-label*=":"]')).toBeVisible();
    await giveUp(page);
    if (game === 3) break;
    await expect(suggestion).toHaveCount(0);
    const before = page.url();
    await mainButton(page).click();
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('grid')).toBeVisible();
  }
  await expect(suggestion).toContainText(levelName('cowpath', 1, 'en'));
  await suggestion.getByRole('button').click();
  await expect(page.getByRole('listitem').filter({ hasText: levelName('cowpath', 1, 'en') })).toBeVisible();
});

test('the list of unfinished games shows faces', async ({ page }) => {
  await bringIn(page, trioTurn());
  await page.goto('/');
  const list = page.getByRole('region', { name: words['home.unfinished'] });
  await expect(list.locator('svg[data-mood]')).toHaveCount(2);
});

test('sounds: a switch at the table on a phone, and a volume by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withSettings(page, { sounds: false });
  await openTable(page, 'cowpath', 'people', crossesBegin, words, SMALL_SHEET);
  const toggle = page.getByRole('button', { name: words['sound.switch'], exact: true });
  await expect(toggle).toBeInViewport();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto('/settings');
  const volume = page.getByRole('slider', { name: words['settings.volume'] });
  await expect(volume).toHaveValue('70');
  await volume.focus();
  await page.keyboard.press('ArrowRight');
  expect(await stored(page)).toMatchObject({ sounds: true, volume: 80 });
  await page.keyboard.press('Home');
  expect(await stored(page)).toMatchObject({ sounds: false, volume: 80 });
  await expect(page.getByRole('radio', { name: words['settings.sounds.off'] }).first()).toBeChecked();
});
