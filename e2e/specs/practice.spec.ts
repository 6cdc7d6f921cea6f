/** Practice, check, race and warm-up: by keyboard, by finger. Only the tests move the clock. */
import type { Page } from '@playwright/test';
import today from '../../apps/web/src/features/today/texts/en.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Hands, finger, keys } from '../support/hands.ts';
import { lookAtNew } from '../support/practice.ts';
import { announced, openMore } from '../support/tables.ts';
import { WORDS, type Words, word } from '../support/words.ts';

const NOON = Date.UTC(2026, 10, 16, 12);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CHECK_QUESTIONS = 25;

/** Only for as long as a test counts seconds, because axe needs a clock that runs. */
const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(NOON);

const question = (page: Page) => page.locator('[data-question]').first();

/** Reads the question as a person does. */
const solve = async (page: Page): Promise<number> => {
  const asked = (await question(page).getAttribute('data-question'))!;
  const [first = 0, second = 0] = asked.match(/\d+/g)!.map(Number);
  const missing = asked.includes('? =');
  if (/[×·]/.test(asked)) return missing ? second / first : first * second;
  if (asked.includes('+')) return missing ? second - first : first + second;
  return asked.includes('−') ? first - second : first / second;
};

type Give = (page: Page, answer: number) => Promise<void>;
const typed: Give = async (page, answer) => {
  await page.keyboard.type(`${answer}`);
  await page.keyboard.press('Enter');
};
const tapped: Give = async (page, answer) => {
  for (const digit of [...`${answer}`, 'done']) await page.locator(`[data-key="${digit}"]`).first().tap();
};

/** Answers the next questions of practice or a warm-up. */
const answerAll = async (page: Page, give: Give, count: number): Promise<void> => {
  const asking = page.getByTestId('asking');
  const before = Number(await asking.getAttribute('data-answers'));
  for (let given = before; given < before + count; given++) {
    await expect(asking).toHaveAttribute('data-answers', `${given}`);
    await lookAtNew(page);
    await give(page, await solve(page));
  }
};

const button = (page: Page, words: Words, key: Parameters<typeof word>[1]) =>
  page.getByRole('button', { name: word(words, key), exact: true });
const main = (page: Page) => page.locator('main [data-main]');

test.describe('English, on a desktop, by keyboard alone', () => {
  const words = WORDS.en;

  test('two minutes of practice: where to begin, a new sum, a wrong answer that comes back, and the map that grew', async ({
    page,
  }) => {
    const hands: Hands = keys(page);
    await page.clock.setFixedTime(NOON);
    await page.goto('/');
    await hands.press(page.getByRole('link', { name: words['home.practise'], exact: true }));
    await expect(page).toHaveURL('/practice');
    await faults(page, 'the start of practice');

    // Which tables does a new player know already?
    await hands.press(main(page));
    await expect(page.getByTestId('time')).toHaveCount(0);
    await typed(page, await solve(page));
    for (let passed = 1; passed <= 2; passed++) {
      await expect(page.getByTestId('asking')).toHaveAttribute('data-answers', `${passed}`);
      await hands.press(button(page, words, 'practice.place.pass'));
    }
    await expect(page.getByTestId('practice-lead')).toContainText('we begin with the table of');

    // A new sum is shown before it is asked.
    await hands.press(main(page));
    await expect(page.getByTestId('asking')).toBeVisible();
    await answerAll(page, typed, 2);
    await lookAtNew(page);
    const missed = await question(page).getAttribute('data-question');
    await typed(page, (await solve(page)) + 1);
    await expect(page.getByTestId('explained')).toContainText(missed!.replace('?', '').trim());
    await expect(page.getByTestId('fact-picture')).toBeVisible();
    expect(await announced(page)).toContain('comes again');
    await expect(main(page)).toBeFocused();
    await faults(page, 'a wrong answer');
    await page.keyboard.press('Enter');
    await lookAtNew(page);
    for (let given = 3; (await question(page).getAttribute('data-question')) !== missed; given++) {
      expect(given).toBeLessThan(12);
      await answerAll(page, typed, 1);
      await expect(page.getByTestId('asking')).toHaveAttribute('data-answers', `${given + 1}`);
      await lookAtNew(page);
    }
    await page.keyboard.press('9');
    await page.keyboard.press('Backspace');
    await page.clock.setFixedTime(NOON + 2 * MINUTE);
    await faults(page, 'a question');
    await typed(page, await solve(page));
    const end = page.getByTestId('practice-end');
    await expect(end.getByTestId('pride')).toHaveText(/^[1-9]\d* ?new sums? planted$/);
    await expect(end.getByTestId('growing-map')).not.toHaveAttribute('data-growing');
    await expect(end.locator('.changed').first()).toBeVisible();
    await expect(end.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(end.getByRole('link', { name: word(words, 'practice.map') })).toHaveAttribute(
      'href',
      '/facts',
    );
    await faults(page, 'the end of practice');

    // Nothing is lost, and the start page counts what comes up.
    await page.clock.setFixedTime(NOON + 3 * DAY);
    await page.goto('/practice');
    await expect(page.getByText(/\d sums are coming up today/)).toBeVisible();
    await page.goto('/');
    await expect(page.getByTestId('hello')).toContainText(/\d sums are waiting/);
    await page.getByRole('link', { name: today['hello.sums'] }).click();
    await expect(page.getByTestId('asking')).toBeVisible();

    // The grown-up beside the child.
    await page.goto('/grown-ups');
    await expect(page.getByTestId('report-sum')).toContainText('has met');
    await faults(page, 'the page for parents and teachers');
  });

  test('a check: 25 questions, 6 seconds each, 3 seconds between', async ({ page }) => {
    const hands: Hands = keys(page);
    await page.clock.install({ time: NOON - DAY });
    await page.goto('/practice/check');
    await stopClock(page);
    await hands.press(main(page));
    const check = page.getByTestId('check');
    for (let at = 0; at < CHECK_QUESTIONS; at++) {
      await expect(check).toHaveAttribute('data-phase', 'pause');
      await expect(check).toHaveAttribute('data-at', `${at}`);
      await page.clock.runFor(3000);
      await expect(check).toHaveAttribute('data-phase', 'question');
      if (at === 1) await page.clock.runFor(6000);
      else await typed(page, (await solve(page)) + (at === 2 ? 1 : 0));
    }
    const result = page.getByTestId('check-result');
    await expect(result.getByRole('heading', { level: 1 })).toHaveText('23 of 25');
    await expect(result.getByRole('listitem')).toHaveCount(2);
    await expect(result).toContainText(word(words, 'practice.check.missed.late'));
    await expect(result).toContainText(word(words, 'practice.check.praise.most'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('certificate')).toBeVisible();
    await expect(page.getByTestId('certificate')).toContainText('23 / 25');
    await expect(result).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.clock.resume();
    await faults(page, 'the result of a check');
    await hands.press(result.getByRole('link', { name: word(words, 'practice.map') }));
    await expect(page).toHaveURL('/facts');
  });
});

test.describe('German, on a phone, by finger', () => {
  const words = WORDS.de;
  test.use({ ...PHONE, locale: 'de-DE' });

  test('a race against a cow, and a race of two people', async ({ page }) => {
    await page.clock.install({ time: NOON - DAY });
    await page.goto('/practice/race');
    await faults(page, 'the start of a race');
    await stopClock(page);
    await main(page).tap();
    const race = page.getByTestId('race');
    await expect(race).toHaveAttribute('data-phase', 'ready');
    await page.clock.runFor(3000);
    await expect(race).toHaveAttribute('data-phase', 'running');
    const tracks = page.locator('[data-steps]');
    await tapped(page, await solve(page));
    await expect(tracks.first()).toHaveAttribute('data-steps', '1');
    await page.clock.runFor(15_000);
    await expect(tracks.nth(1)).not.toHaveAttribute('data-steps', '0');
    await page.clock.runFor(100_000);
    await expect(page.getByTestId('race-result')).toHaveAttribute('data-winner', 'cow');
    await page.clock.resume();

    await page.goto('/practice/race');
    await page.getByRole('radio', { name: word(words, 'practice.race.two') }).check();
    await main(page).tap();
    await page.clock.fastForward(3000);
    const [lower, upper] = [page.getByTestId('lane').first(), page.getByTestId('lane').nth(1)];
    const asked = await lower.locator('[data-question]').getAttribute('data-question');
    await expect(upper.locator('[data-question]')).toHaveAttribute('data-question', asked!);
    expect((await upper.boundingBox())!.y).toBeLessThan((await lower.boundingBox())!.y);
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const lane of [lower, upper]) {
        const { y, height: tall } = (await lane.getByRole('group').boundingBox())!;
        expect(y + tall).toBeLessThanOrEqual(height);
      }
    }
    const digits = [...`${await solve(page)}`, 'done'];
    for (const digit of digits) await upper.locator(`[data-key="${digit}"]`).tap();
    await expect(tracks.nth(1)).toHaveAttribute('data-steps', '1');
    await expect(tracks.first()).toHaveAttribute('data-steps', '0');
    await faults(page, 'a race of two people');
    await button(page, words, 'practice.stop').tap();
    await expect(page.getByTestId('race-result')).toContainText(word(words, 'practice.race.left'));
  });

  test('a warm-up before a game of Trio, answered and skipped', async ({ page }) => {
    const hands = finger();
    await page.clock.setFixedTime(NOON);
    await page.goto('/new/trio/people');
    await openMore(page);
    await page.getByRole('checkbox', { name: word(words, 'setup.warmUp') }).check();
    await hands.press(page.getByTestId('start'));
    const warmUp = page.getByTestId('warm-up');
    await expect(warmUp).toContainText('Aufwärmen: Spieler 1');
    await faults(page, 'a warm-up');
    await answerAll(page, tapped, 4);
    await expect(warmUp).toContainText('Aufwärmen: Spieler 2');
    await hands.press(button(page, words, 'warmUp.skip'));
    await expect(page).toHaveURL(/\/trio\/[a-z0-9]+$/);
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

test.describe('French, on a phone', () => {
  const words = WORDS.fr;
  test.use({ ...PHONE, locale: 'fr-FR' });

  test('practice with the time shown, a check that is stopped, a race', async ({ page }) => {
    await page.clock.install();
    await page.goto('/practice');
    await page.getByRole('checkbox', { name: word(words, 'practice.timer') }).check();
    await button(page, words, 'practice.place.skip').tap();
    await expect(page.getByTestId('time')).toContainText('Il reste 2:00');
    await answerAll(page, tapped, 2);
    await lookAtNew(page);
    await tapped(page, 999);
    await expect(page.getByTestId('fact-picture')).toBeVisible();
    // Leaving in the middle loses no answer.
    await page.goto('/practice/check');
    await main(page).tap();
    await page.clock.fastForward(3000);
    await expect(question(page)).toBeVisible();
    await button(page, words, 'practice.stop').tap();
    await expect(page.getByTestId('check-result')).toContainText(word(words, 'practice.check.left'));
    await page.goto('/practice/race');
    await main(page).tap();
    await page.clock.fastForward(3000);
    await expect(question(page)).toBeVisible();
    await page.goto('/practice');
    // More than one, if the machine was slow: right answers that took long are due, too.
    await expect(page.getByText(/calculs? (est|sont) à revoir aujourd’hui/)).toBeVisible();
  });
});
