/** Names of squares: at the edge of a sheet, in texts, and under pawns; and where the table's controls are. */
import type { Locator, Page } from '@playwright/test';
import { type RecordPlayer, isUnreadable, makeRecord, parseSetup } from '@abacow/rules';
import { expect, test } from '../support/fixtures.ts';
import { withSettings } from '../support/tables.ts';
import { WORDS } from '../support/words.ts';

const PEOPLE: readonly RecordPlayer[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Ben' },
];

const bringIn = async (page: Page, setupJson: object, tokens: string): Promise<void> => {
  const setup = parseSetup(setupJson);
  if (isUnreadable(setup)) throw new Error(setup.reason);
  const file = makeRecord({ setup, tokens: tokens.split(' '), players: PEOPLE, result: null, dice: null });
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page).toHaveURL(new RegExp(`/${setup.game}/[a-z0-9]+$`));
  await expect(page.getByRole('grid')).toBeVisible();
};

const SHEET = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' };
/** Crosses marked c1, and circles have two cows. */
const COWS = 't12345=cc123 c1 t12345=cc145';
const trio = (board: string): object => ({
  game: 'trio',
  board,
  players: 2,
  level: 'junior',
  target: 200,
  first: 0,
});
/** The first player has 8×9 and 8×8 and can win with 8×7. */
const ROW = 't12=89 8x9 t12=12 1x2 t12=88 8x8 t12=87';

const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);
const lit = (page: Page): Locator => page.locator('[data-square]:has([data-pointed])');
const bottomOf = async (thing: Locator): Promise<number> => {
  const { y, height } = (await thing.boundingBox())!;
  return y + height;
};

test('a square in the record lights up when it is pointed at, focused or pressed', async ({ page }) => {
  await bringIn(page, SHEET, COWS);
  const record = page.getByRole('list', { name: WORDS.en['cowpath.record'] as string });
  const name = record.getByRole('button', { name: 'c1', exact: true });
  await name.hover();
  await expect(lit(page)).toHaveAttribute('data-square', 'c1');
  await page.mouse.move(0, 0);
  await expect(lit(page)).toHaveCount(0);

  await record.focus();
  await page.keyboard.press('ArrowDown');
  await expect(name).toBeFocused();
  await expect(lit(page)).toHaveAttribute('data-square', 'c1');
  await page.keyboard.press('Enter');
  await expect(name).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(lit(page)).toHaveAttribute('data-square', 'c1');
  await page.keyboard.press('Escape');
  await expect(lit(page)).toHaveCount(0);
});

test('Page Down goes to the squares that can be taken from anywhere at the table', async ({ page }) => {
  await bringIn(page, SHEET, COWS);
  await page.locator('[data-main]').focus();
  await page.keyboard.press('PageDown');
  await expect(square(page, 'd2')).toBeFocused();
  await page.locator('[data-main]').focus();
  await page.keyboard.press('PageUp');
  await expect(square(page, 'd4')).toBeFocused();

  await bringIn(page, trio('multiplication'), ROW);
  await page.getByRole('button', { name: WORDS.en['table.hint'] as string }).focus();
  await page.keyboard.press('PageDown');
  await expect(square(page, '61')).toBeFocused();
});

test('on a large screen the board uses the height; chances open below their button', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await bringIn(page, SHEET, COWS);
  const unused = 1080 - (await bottomOf(page.locator('.pad')));
  expect(unused).toBeGreaterThanOrEqual(0);
  expect(unused).toBeLessThan(60);

  await page.setViewportSize({ width: 1280, height: 720 });
  const chances = page.getByRole('button', { name: WORDS.en['table.chances'] as string });
  await chances.click();
  const card = page.getByRole('region', { name: WORDS.en['cowpath.chances'] as string });
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(chances).toBeInViewport({ ratio: 1 });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('letters and numbers stand at the edge, and a tapped name shows its square', async ({ page }) => {
    await bringIn(page, SHEET, COWS);
    await expect(page.locator('[data-coordinates]')).toHaveText(['1234', 'abcd']);
    expect(await bottomOf(page.locator('[data-main]'))).toBeLessThanOrEqual(740);

    const name = page.getByRole('listitem').getByRole('button', { name: 'c1', exact: true });
    await name.tap();
    await expect(lit(page)).toHaveAttribute('data-square', 'c1');
    await expect(lit(page)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('heading', { name: WORDS.en['cowpath.record'] as string }).tap();
    await expect(lit(page)).toHaveCount(0);
  });

  test('a lesson names squares too, and letters and numbers can be hidden', async ({ page }) => {
    await withSettings(page, { coordinates: false });
    await page.goto('/learn/cowpath');
    await page.locator('[data-lead]').tap();
    await page.locator('[data-main]').tap();
    await page.getByRole('button', { name: 'd2', exact: true }).first().tap();
    await expect(lit(page)).toHaveAttribute('data-square', 'd2');
    await expect(page.locator('[data-coordinates]')).toHaveCount(0);
  });

  test('keys are not offered', async ({ page }) => {
    await page.goto('/exercises/cowpath');
    await expect(page.getByRole('button', { name: WORDS.en['exercises.skip'] as string })).toBeVisible();
    await expect(page.getByRole('button', { name: WORDS.en['table.keys'] as string })).toBeHidden();
  });

  for (const board of ['multiplication', 'addition'])
    test(`on 320 pixels no pawn covers its number: ${board}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await bringIn(page, trio(board), ROW);
      await square(page, '69').tap();
      await expect(page.locator('.counted')).toHaveCount(3);
      const gaps = await page.locator('[role=grid] .number.small').evaluateAll((numbers) =>
        numbers.map((number) => {
          const pawn = number.closest('[data-square]')!.querySelector('.body')!.getBoundingClientRect();
          return number.getBoundingClientRect().left - pawn.right;
        }),
      );
      expect(gaps).toHaveLength(4);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    });
});

test.describe('in French with letters of twice the size', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });

  for (const game of ['cowpath', 'trio'])
    test(`no label of the form is cut off: ${game}`, async ({ page }) => {
      await page.goto(`/new/${game}/people`);
      await expect(page.getByTestId('start')).toBeVisible();
      const wide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const right = (thing: Element): number => thing.getBoundingClientRect().right;
        return [...document.querySelectorAll('main :is(h1, label, legend, button, select, input, span)')]
          .filter((thing) => right(thing) > Math.min(innerWidth, right(thing.closest('label') ?? thing)) + 1)
          .map((thing) => `${thing.tagName} ${thing.textContent}`);
      });
      expect(wide.filter((text) => !text.startsWith('INPUT '))).toEqual([]);
    });
});
