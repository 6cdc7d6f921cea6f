/** How much a Trio table helps each player: it shows the squares, the player finds them, or calculates first. */
import { speakSigns } from '@abacow/rules/trio';
import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { finger, keys, tabTo } from '../support/hands.ts';
import { announced, openMore } from '../support/tables.ts';
import { WORDS, type Words, word } from '../support/words.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const question = (page: Page) => page.locator('[data-question]');
const targets = (page: Page) => page.locator('[role=gridcell].target');
const names = (page: Page): Promise<readonly (string | null)[]> =>
  page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
const filled = (words: Words, key: Parameters<typeof word>[1], values: Record<string, string | number>) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, `${value}`),
    word(words, key),
  );

/** Everything that is read aloud or written outside the board, without the dice and the keys of the pad. */
const textAround = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy
      .querySelectorAll('[role=grid], [data-key], svg, script, style')
      .forEach((element) => element.remove());
    return copy.textContent;
  });

/** Opens an unfinished game of Ada and Ben, in which Ada has thrown. */
const bringIn = async (page: Page, setup: object, text: string): Promise<void> => {
  const record = {
    abacow: 1,
    setup: {
      game: 'trio',
      board: 'multiplication',
      players: 2,
      level: 'intermediate',
      target: 500,
      ...setup,
      first: 0,
    },
    players: ['Ada', 'Ben'],
    text,
    result: null,
  };
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL('**/trio/*');
};

/** Chooses Ada's help among the table's tools. */
const chooseHelp = async (page: Page, words: Words, help: 'show' | 'find' | 'work-out'): Promise<void> => {
  await page.getByRole('button', { name: word(words, 'trio.help.title') }).tap();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('group', { name: /Ada/ })
    .getByRole('radio', { name: word(words, `trio.help.${help}`) })
    .check();
  await dialog.getByRole('button', { name: word(words, 'app.close') }).tap();
  await expect(dialog).toBeHidden();
};

const pad = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.locator(`[data-key="${digit}"]`).tap();
  await page.locator('[data-key=done]').tap();
};

/** Throws real dice and types them. */
const typeDice = async (page: Page, faces: string): Promise<void> => {
  await page.keyboard.press('Space');
  await expect(page.getByTestId('enter-dice')).toBeVisible();
  for (const face of faces) await page.keyboard.press(face);
  await expect(page.getByRole('button', { name: word(WORDS.en, 'realdice.done') })).toBeFocused();
  await page.keyboard.press('Enter');
};

test('in English, by keyboard: each player has an own help, and the product is said only after the answer', async ({
  page,
}) => {
  const words = WORDS.en;
  const hands = keys(page);
  await page.goto('/new/trio/people');
  const helps = page.getByTestId('help-0').getByRole('radio');
  await tabTo(page, helps.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(helps.last()).toBeChecked();
  const hides = page.getByRole('checkbox', { name: word(words, 'trio.help.hide') });
  await expect(hides).toBeChecked();
  await hides.press('Space');
  await page.getByTestId('more-choices').locator('summary').press('Enter');
  await page.getByRole('radio', { name: /^We throw our own/ }).press('Space');
  await page.getByRole('radio', { name: /^Player 1/ }).press('Space');
  await faults(page, 'set-up with helps');
  await hands.press(page.getByTestId('start'));
  await expect(page.getByRole('grid')).toBeVisible();
  await typeDice(page, '78');
  await expect(question(page)).toBeFocused();
  await expect(targets(page)).toHaveCount(0);
  expect(await names(page)).toContain('56, free');
  expect((await names(page)).join()).not.toContain('times');
  expect(await textAround(page)).not.toContain('56');
  await faults(page, 'a question at the table');
  await page.keyboard.type('54');
  await page.keyboard.press('Enter');
  const wrong = filled(words, 'trio.ask.wrong', { sum: '7\u00a0×\u00a08', value: 54 });
  await expect(page.getByText(wrong).first()).toBeVisible();
  expect(await announced(page)).toBe(speakSigns('en', wrong));
  await page.reload();
  await expect(page.getByText(wrong)).toBeVisible();
  await page.keyboard.type('56');
  await page.keyboard.press('Enter');
  await expect(targets(page)).toHaveCount(2);
  await expect(page.locator('.joy')).toHaveText(/Right! 7\u00a0×\u00a08 = 56\./);
  expect(await announced(page)).toMatch(/^Right! 7 times 8 = 56\. You can take: 7 times 8, 56/);
  await hands.pick(page.getByRole('gridcell', { name: /^7 times 8/ }));
  // The start page will say when the fact is due.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('abacow.practice.due'))).toMatch(/\d{13}/);
  // The other player has everything shown.
  await typeDice(page, '34');
  await expect(targets(page)).toHaveCount(2);
  await page.goto('/new/trio/people');
  await expect(page.getByTestId('help-0').getByRole('radio').first()).toBeChecked();
});

test.describe('in German, by touch', () => {
  test.use({ ...PHONE, locale: 'de-DE' });
  const words = WORDS.de;

  test('the player finds the square on the addition board, and changes the help during the game', async ({
    page,
  }) => {
    await bringIn(page, { board: 'addition' }, 't12=12 1x2 t12=46 6x4 t12=78');
    await expect(targets(page)).toHaveCount(2);
    await chooseHelp(page, words, 'find');
    await expect(targets(page)).toHaveCount(0);
    await expect(page.locator('.lit')).toHaveCount(0);
    expect(await textAround(page)).not.toContain('15');
    const square = (number: number) =>
      page.getByRole('gridcell', { name: `${number}, ${word(words, 'trio.state.free')}`, exact: true });
    const { pick } = finger();
    await pick(square(14).first());
    const sum = '7\u00a0+\u00a08';
    await expect(page.getByText(filled(words, 'trio.ask.wrong', { sum, value: 14 })).first()).toBeVisible();
    // The right number, on a square that the dice do not point at.
    await pick(page.locator('[data-square="53"]'));
    await expect(
      page.getByText(filled(words, 'trio.ask.twin', { value: 15, first: 7, second: 8 })).first(),
    ).toBeVisible();
    await chooseHelp(page, words, 'show');
    await expect(targets(page)).toHaveCount(2);
    await chooseHelp(page, words, 'find');
    await pick(page.locator('[data-square="61"]'));
    await expect(page.locator('[data-square="61"] .fresh')).toHaveCount(1);
  });

  test('a player who does not know is shown the answer this time', async ({ page }) => {
    await bringIn(page, {}, 't12=78');
    await chooseHelp(page, words, 'work-out');
    await pad(page, '54');
    await expect(page.getByTestId('help-me')).toHaveCount(0);
    await pad(page, '48');
    await page.getByTestId('help-me').tap();
    const explained = page.getByTestId('explained');
    await expect(explained.getByText('7\u00a0·\u00a08\u00a0=\u00a056').first()).toBeVisible();
    await expect(explained.getByTestId('fact-picture')).toBeVisible();
    await faults(page, 'an explained answer');
    await explained.getByRole('button', { name: word(words, 'trio.lost.understood') }).tap();
    await expect(targets(page)).toHaveCount(2);
    await page.locator('[data-square="61"]').tap();
    await expect(page.locator('[data-square="61"] .fresh')).toHaveCount(1);
    await page.getByRole('button', { name: word(words, 'trio.help.title') }).tap();
    const group = page.getByRole('dialog').getByRole('group', { name: /Ada/ });
    await expect(group.getByRole('radio', { name: word(words, 'trio.help.work-out') })).toBeChecked();
  });

  test('the winner adds up the row before the sum is shown', async ({ page }) => {
    await bringIn(page, {}, 't12=97 9x7 t12=00 t12=98 9x8 t12=00 t12=99');
    await chooseHelp(page, words, 'find');
    await page.locator('[data-square="80"]').tap();
    await expect(page.getByTestId('add-up')).toBeVisible();
    expect(await textAround(page)).not.toContain('216');
    await faults(page, 'adding up a row');
    await pad(page, '200');
    await expect(page.getByText(filled(words, 'trio.add.wrong', { value: 200 })).first()).toBeVisible();
    await pad(page, '216');
    await expect(page.locator('.praise')).toHaveText(word(words, 'trio.add.right'));
    expect(await announced(page)).toContain('216');
    await expect(page.getByRole('button', { name: word(words, 'trio.round.next') })).toBeVisible();
    expect(await textAround(page)).toContain('216');
  });
});

test.describe('in French, on a phone', () => {
  test.use({ ...PHONE, locale: 'fr-FR' });
  const words = WORDS.fr;

  test('numbers are hidden until the answer is right; a wrong one can cost the turn', async ({ page }) => {
    await page.clock.install();
    await page.goto('/new/trio/people');
    await page.getByTestId('help-0').getByRole('radio').last().check();
    await openMore(page);
    await page.getByRole('checkbox', { name: word(words, 'trio.help.costs') }).check();
    await page.getByRole('radio', { name: word(words, 'realdice.setup.own') }).check();
    await page
      .getByRole('group', { name: word(words, 'setup.first') })
      .getByRole('radio')
      .nth(1)
      .check();
    await page.getByTestId('start').tap();
    const enter = async (faces: string): Promise<void> => {
      await page.locator('[data-main]').tap();
      const form = page.getByTestId('enter-dice');
      for (const face of faces) await form.getByRole('button', { name: face, exact: true }).tap();
      await form.getByRole('button', { name: word(words, 'realdice.done') }).tap();
    };
    await enter('78');
    await expect(question(page)).toBeVisible();
    await expect(page.locator('[role=gridcell] .number')).toHaveCount(0);
    expect((await names(page))[61]).toBe('7 fois 8, libre');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await pad(page, '54');
    await expect(page.getByText(word(words, 'trio.lost.answer')).first()).toBeVisible();
    const sum = '7\u00a0×\u00a08';
    const solution = filled(words, 'trio.ask.solution', { sum, result: 56, value: 54 });
    await expect(page.getByText(solution).first()).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: word(words, 'trio.lost.understood') }).tap();
    await enter('34');
    await expect(targets(page)).toHaveCount(2);
    await targets(page).first().tap();
    await enter('69');
    await expect(page.locator('[role=gridcell] .number')).toHaveCount(0);
    // Without a number beside it, a pawn stands in the middle of its square.
    const offset = await page.locator('[role=gridcell] svg.pawn').evaluate((pawn) => {
      const middle = (element: Element): number => {
        const { x, width } = element.getBoundingClientRect();
        return x + width / 2;
      };
      return Math.abs(middle(pawn) - middle(pawn.closest('[role=gridcell]')!));
    });
    expect(offset).toBeLessThan(1);
  });
});
