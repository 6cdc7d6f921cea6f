import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { serveApp } from '../support/server.ts';
import { crossesBegin, openTable, withSettings } from '../support/tables.ts';
import * as trio from '../support/trio.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
/** Longer than a computer's pause before a step, at any speed. */
const LONG_MS = 5000;

test('a whole game of Cowpath against the computer', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openTable(page, 'cowpath', 'computer');
  await cowpath.playOut({ page, words });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/won!|You win!|A tie!/);
});

test('a whole round of Trio against two computers', async ({ page }) => {
  await withSettings(page, { speed: 'instant' });
  await openTable(page, 'trio', 'people', async () => {
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByRole('radio', { name: /^Junior/ }).check();
    for (const seat of [2, 3])
      await page.getByRole('combobox', { name: `Who is player ${seat}?` }).selectOption('computer');
  });
  await trio.playOut({ page, words });
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/won!|You win!/);
});

test('computer players are loaded only when a computer plays', async ({ page }) => {
  const { url, asked, close } = await serveApp();
  const players = () => asked.filter((path) => /worker|\.bin$|\.wasm$/.test(path));
  await withSettings(page, { speed: 'instant' });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  for (const opponents of ['people', 'computer']) {
    await page.goto(`${url}/new/trio/${opponents}`);
    await page.getByRole('button', { name: words['setup.start'], exact: true }).waitFor();
    expect(players()).toEqual([]);
  }
  await page.getByRole('button', { name: words['setup.start'], exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  const player = { page, words };
  let seen = await cowpath.look(page);
  for (let action = 0; action < 40 && players().length === 0; action++)
    seen = (await trio.act(player, seen))!;
  expect(players()).toContainEqual(expect.stringMatching(/\.bin$/));
  await close();
});

test('the computer can be stopped, make one step, and continue', async ({ page }) => {
  // Time passes only when the test advances it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(LONG_MS);
  await withSettings(page, { speed: 'normal' });
  await openTable(page, 'cowpath', 'computer', () =>
    page.getByRole('group', { name: words['setup.first'] }).getByRole('radio', { name: 'Circles' }).check(),
  );
  await page.getByRole('button', { name: words['table.stop'] }).click();
  const before = await cowpath.look(page);
  await page.clock.runFor(LONG_MS);
  expect(await cowpath.look(page)).toEqual(before);
  await page.getByRole('button', { name: words['table.step'] }).click();
  await page.clock.runFor(LONG_MS);
  // The worker answers questions in order, so a move requested before the stop would have arrived by now.
  const after = await cowpath.look(page, before.step + 1);
  expect(after.step).toBe(before.step + 1);
  expect(after.dice).not.toEqual(before.dice);
  await page.clock.runFor(LONG_MS);
  expect(await cowpath.look(page)).toEqual(after);
  await page.getByRole('button', { name: words['table.goOn'] }).click();
  await page.clock.resume();
  await cowpath.look(page, after.step + 1);
});

test('chances and a hint on demand', async ({ page }) => {
  await openTable(page, 'cowpath', 'people', crossesBegin);
  await page.getByRole('button', { name: words['table.chances'] }).click();
  const chances = page.getByRole('region', { name: words['cowpath.chances'] });
  await expect(chances.getByRole('listitem')).toHaveCount(6);
  await expect(chances).toContainText('87%');
  await cowpath.mainButton(page).click();
  await page.getByRole('button', { name: words['table.hint'] }).click();
  await expect(page.getByText(/^(Throw \d|Mark |Pass)/).first()).toBeVisible();
});
