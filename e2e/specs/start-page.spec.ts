/** From the start page to the first move: learning, playing at once, how to play, and the way back from the settings. */
import type { Locator, Page } from '@playwright/test';
import { levelName } from '@abacow/table/computer-names';
import today from '../../apps/web/src/features/today/texts/en.ts';
import { faults } from '../support/axe.ts';
import { mainButton, squareNamed } from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { smallTargets } from '../support/targets.ts';
import { type Game, crossesBegin, openTable, withSettings } from '../support/tables.ts';
import { fromMenu } from '../support/visit.ts';
import { WORDS } from '../support/words.ts';

const { en } = WORDS;
const GAMES = ['cowpath', 'trio'] as const;
const OPPONENT = levelName('cowpath', 4, 'en');
const PHONE = { width: 360, height: 740 };

const pad = (page: Page, game: Game): Locator => page.locator(`article.${game}`);
const main = (page: Page, game: Game): Locator => pad(page, game).locator('.button.main');
const play = (page: Page, game: Game): Locator => page.getByTestId(`play-${game}`);
const finishLessons = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    localStorage.setItem('abacow.lessons', '{"trails":{},"finished":["cowpath","trio"]}'),
  );

/** What the page shows one frame after a tap. */
const afterTap = (button: Locator): Promise<string> =>
  button.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    return element.innerText.trim();
  });

test('a newcomer reads what the games are, and learns them first', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  for (const game of GAMES) {
    await expect(pad(page, game)).toContainText(en[`home.game.${game}`]);
    await expect(pad(page, game)).toContainText(en[`home.facts.${game}`]);
    await expect(main(page, game)).toHaveText([en['home.learn.minutes']]);
    await expect(main(page, game)).toHaveAttribute('href', `/learn/${game}`);
  }
  expect(await smallTargets(page)).toEqual([]);
});

test('after the lesson one tap starts a game with the last settings, and Change shows them', async ({
  page,
}) => {
  await finishLessons(page);
  await withSettings(page, { speed: 'instant' });
  await page.goto('/');
  await expect(play(page, 'trio')).toHaveText(today['again.play']);
  expect(await afterTap(play(page, 'trio'))).toBe(en['app.loading']);
  await expect(page).toHaveURL(/\/trio\/[a-z0-9]+$/);
  await expect(page.getByRole('grid')).toBeVisible();

  const opponent = page.getByRole('radio', { name: new RegExp(`^${OPPONENT}`) });
  const circles = page.getByRole('group', { name: en['setup.side'] }).getByRole('radio', { name: 'Circles' });
  await openTable(page, 'cowpath', 'computer', async () => {
    await opponent.check();
    await circles.check();
    await crossesBegin(page);
    await page.getByRole('button', { name: en['setup.sheet.after'] }).click();
  });
  const sheet = await page.getByText(/^Sheet \d+$/).innerText();
  await page.goto('/');
  await expect(pad(page, 'cowpath')).toContainText(today['again.against'].replace('{names}', OPPONENT));
  await play(page, 'cowpath').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(OPPONENT).first()).toBeVisible();
  await expect(page.getByText(en['cowpath.begins.x'])).toBeVisible();
  await expect(page.getByText(sheet, { exact: true })).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(page.getByTestId('hello').getByRole('link')).toHaveCount(2);
  for (const link of await page.getByTestId('hello').getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  expect(await smallTargets(page)).toEqual([]);
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await faults(page, 'the start page after the lessons');
  await pad(page, 'cowpath')
    .getByRole('link', { name: `${en['home.change']}: Cowpath` })
    .click();
  await expect(opponent).toBeChecked();
  await expect(circles).toBeChecked();
  await expect(page.getByText(sheet, { exact: true })).toBeVisible();
});

for (const game of GAMES)
  test(`how to play ${game} in three pictures, one tap away on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openTable(page, game, 'people');
    const help = page.getByRole('button', { name: en['howTo.title'] });
    await expect(help).toBeInViewport({ ratio: 1 });
    await help.click();
    const dialog = page.getByRole('dialog', { name: en['howTo.title'] });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByRole('button', { name: en['howTo.close'] })).toBeFocused();
    // Everything is on one screen.
    await expect(dialog.getByRole('link')).toBeInViewport({ ratio: 1 });
    expect(await smallTargets(page)).toEqual([]);
    await faults(page, `how to play ${game}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(help).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: en['howTo.rules'] }).click();
    await expect(page).toHaveURL(`/rules/${game}`);
    await expect(dialog).toBeHidden();
    await expect(help).toBeHidden();
  });

test('in a lesson the button that is not wanted is dimmed, and says why when it is pressed', async ({
  page,
}) => {
  await withSettings(page, { speed: 'instant' });
  await page.goto('/learn/cowpath');
  const button = mainButton(page);
  await page.locator('[data-lead]').click();
  await expect(button).toBeEnabled();
  await button.click();
  await expect(button).toHaveText('Throw the other three');
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/Mark the framed cow/);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.remark')).toHaveText(en['cowpath.guide.cows.else']);
  await squareNamed(page, 'd2').click();
  await page.locator('[data-lead]').click();
  await expect(button).toBeEnabled();
  await button.click();
  // On a tablet the guide's text is as large as on a desktop.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator('[aria-labelledby=coach-task] p')).toHaveCSS('font-size', '18px');
  // The lesson wants the two threes to stay, and they do.
  await expect(button).toHaveText('Throw the other three');
  await expect(button).toBeEnabled();
  await page.locator('[data-die="1"]').click();
  await expect(button).toBeDisabled();
  await page.locator('[data-die="1"]').click();
  await expect(button).toBeEnabled();
});

test('the settings lead back to where the player was', async ({ page }) => {
  const back = page.getByRole('button', { name: en['settings.back'] });
  await page.goto('/rules');
  await fromMenu(page, en['nav.settings']);
  await back.click();
  await expect(page).toHaveURL('/rules');
  await page.goto('/settings');
  await back.click();
  await expect(page).toHaveURL('/');
});
