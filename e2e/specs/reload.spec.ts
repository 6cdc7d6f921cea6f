import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { crossesBegin, openTable } from '../support/tables.ts';
import * as trio from '../support/trio.ts';
import { fromMenu } from '../support/visit.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const rest = ({ squares, dice, button }: cowpath.Seen) => ({ squares, dice, button });

test('reload in mid-turn: the same dice, kept dice and remaining throws', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', crossesBegin);
  for (let action = 0; action < 12; action++) {
    const seen = await cowpath.look(page);
    const now = (await cowpath.act({ page, words }, seen))!;
    if (!now.kept.includes(true)) continue;
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    const { squares, dice, kept } = await cowpath.look(page);
    expect({ squares, dice, kept }).toEqual({ squares: now.squares, dice: now.dice, kept: now.kept });
  }
});

test('reload in the middle of Trio: the same pawns, dice and scores', async ({ page }) => {
  await openTable(page, 'trio', 'people');
  for (let action = 0; action < 16; action++) {
    const seen = await cowpath.look(page);
    const now = (await trio.act({ page, words }, seen))!;
    if (action % 5 !== 4) continue;
    const scores = await page.getByRole('region', { name: words['trio.race.label'] }).innerText();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(rest(await cowpath.look(page))).toEqual(rest(now));
    expect(await page.getByRole('region', { name: words['trio.race.label'] }).innerText()).toBe(scores);
  }
});

test('a game whose page was closed can be continued from the start page', async ({ page, context }) => {
  await openTable(page, 'cowpath', 'people', crossesBegin);
  await cowpath.mainButton(page).click();
  await expect(page.locator('[data-die="1"][aria-disabled="false"]')).toBeVisible();
  const seen = await cowpath.look(page);
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('heading', { name: words['home.unfinished'] }).waitFor();
  await next.locator(`a[href="${new URL(address).pathname}"]`).click();
  await expect(next.getByRole('grid')).toBeVisible();
  expect(rest(await cowpath.look(next))).toEqual(rest(seen));
});

test('with two pages at one table, the outdated one says so and can reload', async ({ page, context }) => {
  await openTable(page, 'cowpath', 'people', crossesBegin);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('grid')).toBeVisible();
  await cowpath.mainButton(page).click();
  await expect(page.locator('[data-die="1"][aria-disabled="false"]')).toBeVisible();
  const seen = await cowpath.look(page);
  await cowpath.mainButton(other).click();
  await other.getByRole('button', { name: words['table.reload'] }).click();
  await expect.poll(async () => (await cowpath.look(other)).dice).toEqual(seen.dice);
});

test('the browser’s back and forward buttons work', async ({ page }) => {
  await page.goto('/');
  await fromMenu(page, words['nav.settings']);
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['home.title']);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['nav.settings']);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['note.lost']);
});
