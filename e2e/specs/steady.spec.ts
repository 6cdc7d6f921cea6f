/** A table that stays where it is: on a phone nothing jumps while a turn goes on, and a hint covers nothing. */
import type { Page } from '@playwright/test';
import { mainButton } from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { SMALL_SHEET, openTable, withSettings } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const asking = (page: Page) => page.getByTestId('enter-dice');

const ownDice = (page: Page): Promise<void> => page.getByRole('radio', { name: /^We throw our own/ }).check();

/** Throws real dice and types them. */
const throwOwn = async (page: Page, faces: string): Promise<void> => {
  await mainButton(page).press('Enter');
  await expect(asking(page)).toBeVisible();
  await page.keyboard.type(faces);
  await page.keyboard.press('Enter');
  await expect(asking(page)).toBeHidden();
};

/** Board and throw button on the page, in whole pixels. */
const boxes = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    ['[role=grid]', '[data-testid=throw]'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

test.use({ viewport: { width: 360, height: 740 } });

test('from the coin to the next turn, board and throw button do not move', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', ownDice, words, SMALL_SHEET);
  const first = await boxes(page);
  const button = mainButton(page);
  const stays = async (label: string): Promise<void> => {
    await expect(button).toHaveText(label);
    expect(await boxes(page), label).toEqual(first);
  };
  await stays('Toss the coin');
  await button.press('Enter');
  await page.keyboard.press('x');
  await expect(page.getByTestId('coin')).toHaveText('Crosses will begin.');
  await stays('Throw the dice');
  await throwOwn(page, '12345');
  await expect(page.getByTestId('coin')).toHaveCount(0);
  await stays('Throw all five again');
  // The longest text of the banner.
  await throwOwn(page, 'cc555');
  await stays('Throw the other two');
  await throwOwn(page, '12');
  await stays('Mark a square');
  await page.getByRole('gridcell', { name: /can be marked/ }).click();
  await expect(page.getByTestId('undo')).toBeVisible();
  await stays('Throw the dice');
  for (let throws = 0; throws < 3; throws++) await throwOwn(page, '12455');
  await stays(`${words['cowpath.lost']} ${words['table.goOn']}`);
  await button.click();
  await stays('Throw the dice');
});

test('four of a kind is thrown away only after a question', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', ownDice, words, SMALL_SHEET);
  await mainButton(page).press('Enter');
  await page.keyboard.press('x');
  await throwOwn(page, 'cccc1');
  await expect(mainButton(page)).toHaveText('Throw the other one');
  await page.keyboard.press('1');
  await mainButton(page).click();
  const question = page.getByRole('dialog', { name: 'Throw your four cows away?' });
  await expect(question.getByRole('button', { name: words['cowpath.throw.away.no'] })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(asking(page)).toBeHidden();
  await mainButton(page).click();
  await question.getByRole('button', { name: words['cowpath.throw.away.yes'] }).click();
  await expect(asking(page)).toBeVisible();
});

test('a hint appears beside the board, with the square it names in sight', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openTable(page, 'cowpath', 'people', ownDice, words, SMALL_SHEET);
  await mainButton(page).press('Enter');
  await page.keyboard.press('x');
  // After the last throw only a mark is left to advise.
  for (const faces of ['cccc1', '1', '1']) await throwOwn(page, faces);
  await page.getByRole('button', { name: words['table.hint'] }).click();
  const hint = page.getByTestId('hint');
  await expect(hint).toContainText(/Mark [a-d][1-4]/);
  await expect(hint).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
});
