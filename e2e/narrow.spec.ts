import { expect, test } from './fixtures.ts';
import { openTable } from './tables.ts';
import { type Language, WORDS } from './words.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };
const PATHS = [
  '/',
  '/new/cowpath/computer',
  '/new/cowpath/people',
  '/new/trio/computer',
  '/new/trio/people',
  '/settings',
  '/about',
  '/rules/cowpath',
  '/rules/trio',
  '/sheets',
  '/online',
  '/nowhere',
];

test.describe('at 320 pixels nothing scrolls sideways', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'de', 'fr'] as const)
    test.describe(`in ${language}`, () => {
      test.use({ locale: LOCALES[language] });

      test('any screen', async ({ page }) => {
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
        for (const path of PATHS) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await wide(), path).toBeLessThanOrEqual(320);
        }
        for (const game of ['cowpath', 'trio'] as const) {
          await openTable(page, game, 'people', undefined, WORDS[language]);
          expect(await wide(), game).toBeLessThanOrEqual(320);
        }
      });
    });
});
