import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fromMenu } from '../support/visit.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;

test('dice only: both games by keyboard and by tapping, on a phone, without accessibility faults', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await fromMenu(page, words['nav.dice']);
  await expect(page).toHaveURL('/dice/cowpath');
  const main = page.locator('[data-main]');
  await expect(main).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await expect(main).toHaveText('Throw all five again');
  await page.keyboard.press('1');
  await page.locator('[data-die="3"]').click();
  await expect(main).toHaveText('Throw the other three');
  const first = await page.locator('[data-die="1"]').getAttribute('aria-label');
  await main.click();
  await expect(page.locator('[data-die="1"]')).toHaveAttribute('aria-label', first!);
  await main.click();
  await expect(main).toHaveText(words['dice.next']);
  await main.click();
  await expect(main).toHaveText(words['cowpath.throw']);
  await faults(page, 'paper');

  await page.getByRole('link', { name: words['game.trio'], exact: true }).click();
  await expect(page).toHaveURL('/dice/trio');
  await expect(main).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Space');
  await expect(page.getByTestId('dice-message')).not.toHaveText(words['dice.trio.start']);
  await faults(page, 'paper');
});

test('a rule card is one page in the reader’s language, and leads to the rules', async ({ page }) => {
  await page.goto('/rules/cowpath');
  await page.getByRole('link', { name: words['rules.card'] }).click();
  const sheet = page.getByTestId('page');
  await expect(sheet).toHaveCount(1);
  await expect(sheet).toContainText('6 is the cow.');
  await page.getByRole('checkbox', { name: words['print.cutOut.trio'] }).check();
  await expect(sheet).toHaveCount(2);
  await faults(page, 'paper');
});
