import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { openMore, openTable } from '../support/tables.ts';
import { smallTargets } from '../support/targets.ts';
import * as trio from '../support/trio.ts';
import { visit } from '../support/visit.ts';
import { type Language, WORDS, word } from '../support/words.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-AT', fr: 'fr-CH' };
/** A message key instead of its text, or a placeholder that was not filled. */
const SLIPS =
  /\b(app|nav|home|title|setup|cowpath|trio|table|tie|result|hint|computer|settings|sheets|print|realdice|online|room|you|rules|learn|exercises|lookback)\.[a-z]+|\{\w+\}/;
const PATHS = [
  '/',
  '/new/cowpath/computer',
  '/new/cowpath/people',
  '/new/trio/computer',
  '/new/trio/people',
  '/settings',
  '/games',
  '/statistics',
  '/players',
  '/about',
  '/rules',
  '/exercises',
  '/exercises/cowpath',
  '/exercises/trio',
  '/sheets/7',
  '/sheets/own',
  '/sheets/today',
  '/print/1-3/2-a4',
  '/online',
  '/nowhere',
];

for (const language of ['en', 'de', 'fr'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: LOCALES[language] });
    const words = WORDS[language];

    test.describe('at 320 pixels', () => {
      test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

      test('every screen uses it, nothing scrolls sideways, and touch targets are large enough', async ({
        page,
      }) => {
        const fits = async (where: string): Promise<void> => {
          expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
            320,
          );
          expect(await page.locator('body').innerText(), where).not.toMatch(SLIPS);
          expect(await smallTargets(page), where).toEqual([]);
        };
        for (const path of PATHS) {
          await visit(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await fits(path);
        }
        await visit(page, '/new/trio/computer');
        await openMore(page);
        await fits('more choices');
        for (const game of ['cowpath', 'trio'] as const) {
          await visit(page, `/rules/${game}`);
          const title = word(words, `${game}.rule.goal.title`);
          await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: title })).toBeVisible();
          await fits(`rules of ${game}`);
          await visit(page, `/learn/${game}`);
          await expect(page.locator('#coach-task')).toHaveText(word(words, `${game}.guide.hello.do`));
          await fits(`guided ${game}`);
          await openTable(page, game, 'people', undefined, words);
          await fits(game);
        }
      });
    });
  });
}

// One language is enough: `texts.test.ts` compares the placeholders of all languages.
for (const [game, player] of [
  ['cowpath', cowpath],
  ['trio', trio],
] as const)
  test(`every text during a game of ${game} is filled in`, async ({ page }) => {
    await openTable(page, game, 'people');
    const check = async (seen: cowpath.Seen): Promise<void> => {
      expect(`${seen.announced} ${seen.button} ${seen.squares.join(' ')}`).not.toMatch(SLIPS);
      expect(await page.locator('body').innerText()).not.toMatch(SLIPS);
    };
    await check(await cowpath.playOn(player.act, { page, words: WORDS.en, check }, 24));
  });

test('the language can be changed on any page, at once, and is saved', async ({ page }) => {
  await openTable(page, 'cowpath', 'people');
  await page.getByRole('combobox', { name: WORDS.en['language.label'] }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: word(WORDS.de, 'table.coin.toss') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: word(WORDS.de, 'table.coin.toss') })).toBeVisible();
});
