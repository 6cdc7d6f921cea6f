/** What a player knows: the map, the page of a fact, progress over weeks, and worksheets. */
import { speakSigns, writeSigns } from '@abacow/rules/trio';
import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { ADA, bringLearner } from '../support/learner.ts';
import { codesOn, hasPoppler, printed, textOf } from '../support/paper.ts';
import { visit } from '../support/visit.ts';
import { type Language, WORDS, word } from '../support/words.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The square with this name, such as `6 times 8, planted`. */
const square = (
  page: Page,
  language: Language,
  fact: string,
  state: 'new' | 'planted' | 'worked-out' | 'known' | 'quick',
) =>
  page.getByRole('grid').getByRole('link', {
    name: `${speakSigns(language, fact)}, ${word(WORDS[language], `facts.state.${state}`)}`,
    exact: true,
  });

const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const RUNS = [
  ['en', 'en-GB', 'phone'],
  ['de', 'de-DE', 'desktop'],
  ['fr', 'fr-FR', 'phone'],
] as const;

for (const [language, locale, size] of RUNS) {
  test.describe(`${language} on a ${size}`, () => {
    test.use({ locale, viewport: SIZES[size] });
    const words = WORDS[language];
    /** One language is enough. */
    const inspect = async (page: Page, path: string): Promise<void> => {
      expect(await fitsWidth(page)).toBe(true);
      if (language === 'en') await faults(page, path);
    };

    test('the map, a fact by keyboard, and a worksheet', async ({ page }) => {
      await bringLearner(page);
      await visit(page, '/facts');
      await expect(page.getByTestId('sum')).toContainText(
        filled(word(words, 'facts.sum.quick'), { known: 33, all: 45, count: 25 }),
      );
      await expect(page.getByRole('figure').first()).toContainText(
        filled(word(words, 'facts.weeks.sentence'), { count: 4, before: 6, known: 33 }),
      );
      await inspect(page, '/facts');
      await expect(square(page, language, '6 × 8', 'planted')).toBeVisible();
      await expect(square(page, language, '8 × 6', 'planted')).toBeVisible();

      // By keyboard alone: from 1 × 1 down to 6 × 8.
      await square(page, language, '1 × 1', 'quick').focus();
      for (let row = 1; row < 6; row++) await page.keyboard.press('ArrowDown');
      for (let column = 1; column < 8; column++) await page.keyboard.press('ArrowRight');
      await expect(square(page, language, '6 × 8', 'planted')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/facts/6x8');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(writeSigns(language, '6 × 8 = 48'));
      await expect(page.getByTestId('fact-picture')).toContainText(writeSigns(language, '6 × 8 = 5 × 8 + 8'));
      await expect(page.getByTestId('fact-history').getByRole('listitem').first()).toContainText(
        writeSigns(language, '8 × 6 ='),
      );
      await inspect(page, '/facts/6x8');
      await page
        .getByRole('link', {
          name: filled(word(words, 'facts.after'), { fact: writeSigns(language, '6 × 9') }),
          exact: true,
        })
        .press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(writeSigns(language, '6 × 9 = 54'));

      await page.getByRole('link', { name: word(words, 'title.facts') }).click();
      await page.getByRole('radio', { name: word(words, 'facts.board.addition') }).check();
      await expect(page.getByTestId('sum')).toHaveText(word(words, 'facts.sum.none'));
      await expect(square(page, language, '7 + 8', 'new')).toBeVisible();

      await page.getByRole('link', { name: word(words, 'title.worksheets') }).click();
      await expect(page.getByTestId('page')).toHaveCount(2);
      await page
        .getByRole('checkbox', {
          name: writeSigns(language, word(words, 'worksheets.form.multiplication.inverse')),
        })
        .check();
      await page.getByRole('radio', { name: word(words, 'worksheets.table.partly') }).check();
      await expect(page.getByTestId('page')).toHaveCount(4);
      await inspect(page, '/worksheets');
      const divided = writeSigns(language, '÷');
      await expect(page.getByTestId('page').first()).toContainText(new RegExp(`\\d+ ${divided} \\d+ =`));
    });
  });
}

test.describe('on paper', () => {
  // A higher resolution, so that codes can be read.
  test.use({ deviceScaleFactor: 3 });

  test('a worksheet has answers on a second page, and its code opens practice', async ({ page, baseURL }) => {
    await page.goto('/worksheets/multiplication_7_result_20_none_answers_a4_meadow');
    await expect(page.getByTestId('page')).toHaveCount(2);
    const pdf = await printed(page);
    expect(pdf.pages).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.getByTestId('page').first().screenshot({ scale: 'device' });
    expect(await codesOn(page, shown)).toEqual([`${baseURL}/practice`]);
    if (!hasPoppler) return;
    const [questions, answers] = textOf(pdf);
    expect(questions).toContain('Sheet meadow');
    expect(questions).not.toContain('56');
    expect(answers).toContain('56');
  });
});

test('each player has a map', async ({ page }) => {
  const words = WORDS.en;
  await bringLearner(page);
  await visit(page, '/facts');
  await expect(page.getByTestId('sum')).toHaveText(
    'You know 33 of 45 sums; 25 of them quickly. 2 more are growing.',
  );
  await page.getByRole('button', { name: ADA.name }).click();
  await expect(page.getByTestId('sum')).toHaveText(words['facts.sum.none']);
  await expect(page.getByTestId('weeks')).toHaveCount(0);
  await visit(page, '/worksheets');
  await expect(page.getByText(words['worksheets.weak.none'])).toBeVisible();
  await visit(page, '/players');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page.getByTestId('sum')).toHaveText(
    'You know 33 of 45 sums; 25 of them quickly. 2 more are growing.',
  );
});

test('a fact that does not exist is named as such', async ({ page }) => {
  await page.goto('/facts/7x13');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en['facts.unknown']);
  await page.getByRole('link', { name: WORDS.en['title.facts'] }).click();
  await expect(page.getByRole('grid').getByRole('gridcell')).toHaveCount(81);
});
