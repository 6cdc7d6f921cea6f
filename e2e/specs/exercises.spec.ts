import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Shipped, parseShipped } from '../../packages/ai/src/exercises/index.ts';
import { type GameName, isUnreadable } from '../../packages/rules/src/index.ts';
import words from '../../apps/web/src/table/exercise/texts/en.ts';
import lookBack from '../../apps/web/src/table/analysis/texts/en.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { fromMenu } from '../support/visit.ts';
import { WORDS } from '../support/words.ts';

const setOf = (game: GameName): readonly Shipped[] => {
  const file = new URL(`../../packages/ai/exercises/${game}.jsonl`, import.meta.url);
  const set = parseShipped(readFileSync(file, 'utf8'));
  if (isUnreadable(set)) throw new Error(set.reason);
  return set;
};

const DAY = 24 * 60 * 60 * 1000;
const begin = new Date('2026-05-04T10:00:00').getTime();
const main = (page: Page) => page.locator('[data-main]');
const card = (page: Page) => page.locator('[data-question]');
const diceIn = (move: string, all: number): readonly number[] =>
  Array.from({ length: all }, (_, die) => die + 1).filter((die) => !move.includes(String(die)));

/** The page numbers Trio's squares row by row. */
const trioSquare = (name: string): number => {
  const [row = 1, column = 1] = name.split('x').map(Number);
  return (row - 1) * 9 + column - 1;
};

const byMouse = async (page: Page, move: string): Promise<void> => {
  if (move === '-') return page.getByRole('button', { name: 'Pass' }).click();
  if (!move.startsWith('t')) return page.locator(`[data-square=${move}]`).click();
  for (const die of diceIn(move, 5)) await page.locator(`[data-die="${die}"]`).click();
  return main(page).click();
};

/** Moves the focus into the board and to the square with arrow keys. */
const walkTo = async (page: Page, square: number): Promise<void> => {
  await page.keyboard.press('ArrowRight');
  for (let step = 0; step < 20; step++) {
    const here = Number(await page.locator('[data-square]:focus').getAttribute('data-square'));
    if (here === square) return;
    const [down, right] = [Math.floor(square / 9) - Math.floor(here / 9), (square % 9) - (here % 9)];
    await page.keyboard.press(
      down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft',
    );
  }
};

const byKeyboard = async (page: Page, move: string): Promise<void> => {
  if (move.startsWith('t')) {
    for (const die of diceIn(move, 2)) await page.keyboard.press(String(die));
    return page.keyboard.press('Space');
  }
  for (const square of move.split('>')) {
    await walkTo(page, trioSquare(square));
    await page.keyboard.press('Enter');
  }
};

test('by mouse: a solved exercise, a missed one with an explanation, repeated after days and then done', async ({
  page,
}) => {
  const [first, second] = setOf('cowpath');
  const wrong = second!.ways.findLast(({ move }) => !/^t/.test(move))!;
  await page.clock.setFixedTime(begin);
  await page.goto('/');
  await fromMenu(page, WORDS.en['nav.exercises']);
  await expect(page.getByRole('article')).toHaveCount(2);
  await faults(page, 'all exercises');
  await page.getByRole('link', { name: /^Begin.*Cowpath/ }).click();
  await byMouse(page, first!.ways[0]!.move);
  await expect(card(page)).toContainText(words['exercises.verdict.best']);
  await expect(card(page)).toContainText('It comes back in 2 days.');
  await main(page).click();

  await expect(card(page)).toContainText(words['exercises.question']);
  await byMouse(page, wrong.move);
  await expect(card(page)).toContainText(words['exercises.verdict.wrong']);
  await expect(card(page)).toContainText('It comes back tomorrow.');
  await expect(page.locator(`[data-way="${second!.ways[0]!.move}"]`)).toContainText(
    words['exercises.ways.best'],
  );
  await expect(page.locator(`[data-way="${wrong.move}"]`)).toContainText(words['exercises.ways.yours']);
  for (const [choice, move] of [
    ['played', wrong.move],
    ['better', second!.ways[0]!.move],
  ] as const)
    await expect(page.locator(`.choices [data-choice=${choice}]`)).toHaveAttribute(
      'data-at',
      `${'abcdefg'.indexOf(move[0]!)},${Number(move[1]) - 1}`,
    );
  await expect(page.getByTestId('choice-legend')).toHaveText(/your choice\s*best/);
  await faults(page, 'a verdict');

  await page.clock.setFixedTime(begin + 3 * DAY);
  await page.goto('/exercises');
  const cowpath = page.getByRole('article').filter({ hasText: 'Cowpath' });
  await expect(cowpath).toContainText('2 come back');
  await page.getByRole('link', { name: /^Go on.*Cowpath/ }).click();
  await expect(card(page)).toContainText('1 more comes up today');
  await byMouse(page, first!.ways[0]!.move);
  await expect(card(page)).toContainText(words['exercises.back.done']);
  await page.goto('/exercises');
  await expect(cowpath).toContainText('1 of 60');
  await expect(cowpath).toContainText('1 comes back');
});

test('by keyboard alone, with announcements', async ({ page }) => {
  const set = setOf('trio');
  await page.goto('/exercises/trio');
  await expect(card(page)).toBeVisible();
  await faults(page, 'a question');
  for (const { ways } of set.slice(0, 4)) {
    await expect(card(page)).toContainText(words['exercises.question']);
    await byKeyboard(page, ways[0]!.move);
    await expect(page.locator('[aria-live=polite]').first()).toContainText(words['exercises.verdict.best']);
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(card(page)).toBeFocused();
});

test('a mistake in the player’s own game automatically becomes an exercise, which can be deleted', async ({
  page,
}) => {
  const game = {
    abacow: 1,
    setup: { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc', first: 'x' },
    players: ['Ada', 'computer 2'],
    text: 't12345=cccc1 -',
    result: null,
  };
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.abacow.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(game)),
  });
  await expect(page).toHaveURL(/\/cowpath\/[a-z0-9]+$/);
  await page.goto(`/look-back/${new URL(page.url()).pathname.split('/')[2]}`);
  await expect(page.getByText(lookBack['lookback.finished'])).toBeVisible({ timeout: 60_000 });
  await expect(page.getByTestId('own-mistakes')).toContainText('added to your exercises');
  await page.getByRole('link', { name: words['exercises.mistakes.go'] }).click();
  await expect(card(page)).toContainText(words['exercises.from.own']);
  await byMouse(page, '-');
  await expect(page.locator('[data-way="-"]')).toContainText(words['exercises.ways.chosen']);
  await page.getByRole('button', { name: words['exercises.remove'] }).click();
  await expect(card(page)).not.toContainText(words['exercises.from.own']);
});
