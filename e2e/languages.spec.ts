import * as cowpath from './cowpath.ts';
import { expect, test } from './fixtures.ts';
import { mouse } from './hands.ts';
import { openTable } from './tables.ts';
import * as trio from './trio.ts';
import { type Language, WORDS, word } from './words.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-AT', fr: 'fr-CH' };
/** A message key that slipped through, or an open place that was not filled. */
const SLIPS = /\b(app|nav|home|setup|cowpath|trio|table|result|hint|computer|settings)\.[a-z]+|\{\w+\}/;

for (const language of ['en', 'de', 'fr'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALES[language] });
    const words = WORDS[language];

    test('every screen speaks it', async ({ page }) => {
      for (const path of [
        '/',
        '/new/cowpath/computer',
        '/new/trio/people',
        '/settings',
        '/about',
        '/rules/cowpath',
        '/rules/trio',
        '/sheets',
        '/online',
        '/nowhere',
      ]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.locator('body').innerText()).not.toMatch(SLIPS);
      }
    });

    for (const [game, player] of [
      ['cowpath', cowpath],
      ['trio', trio],
    ] as const)
      test(`${game} is played in it`, async ({ page }) => {
        await openTable(page, game, 'people', undefined, words);
        let seen = await cowpath.look(page);
        for (let action = 0; action < 24; action++) {
          if (!(await player.act({ page, hands: mouse(), words }, seen))) break;
          seen = await cowpath.lookAgain(page, seen);
          expect(`${seen.heard} ${seen.button} ${seen.squares.join(' ')}`).not.toMatch(SLIPS);
          expect(await page.locator('body').innerText()).not.toMatch(SLIPS);
        }
      });
  });
}

test('the language is changed anywhere, at once, and kept', async ({ page }) => {
  await openTable(page, 'cowpath', 'people');
  await page.getByRole('combobox', { name: WORDS.en['language.label'] }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: word(WORDS.de, 'table.coin.toss') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: word(WORDS.de, 'table.coin.toss') })).toBeVisible();
});
