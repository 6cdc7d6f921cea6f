import { type Page } from '@playwright/test';
import * as cowpath from '../support/cowpath.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Hands, finger, keys, mouse } from '../support/hands.ts';
import { SMALL_SHEET, openMore } from '../support/tables.ts';
import * as trio from '../support/trio.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;

/** Goes from the start page to the table, with the same input method as in the game. */
const sitDown = async (
  page: Page,
  hands: Hands,
  game: 'cowpath' | 'trio',
  opponents: 'people' | 'computer',
) => {
  await page.goto('/');
  await hands.press(page.locator(`a[href="/new/${game}/${opponents}"]`));
  await expect(page).toHaveURL(`/new/${game}/${opponents}`);
};

const start = async (page: Page, hands: Hands, game: 'cowpath' | 'trio') => {
  await hands.press(page.getByRole('button', { name: words['setup.start'], exact: true }));
  await expect(page).toHaveURL(new RegExp(`/${game}/[a-z0-9]+$`));
};

const HEIGHTS = [640, 700, 740, 780, 820, 860];

/** When the form is longer than the window, its button stays visible and never covers the focused element. */
const seeFocus = async (page: Page): Promise<void> => {
  for (const height of HEIGHTS) {
    await page.setViewportSize({ width: 1280, height });
    const covered = await page.locator('form').evaluate((form) => {
      const bar = form.querySelector('[data-testid=start]')!.parentElement!;
      const above = [...form.querySelectorAll('input, button, select')].filter((it) => !bar.contains(it));
      return above.filter((it) => {
        scrollTo(0, 0);
        (it as HTMLElement).focus();
        const { bottom } = (it.closest('label') ?? it).getBoundingClientRect();
        return bottom > bar.getBoundingClientRect().top;
      }).length;
    });
    expect(covered, `${height} pixels high`).toBe(0);
  }
};

/** With this seed the round is short, but pawns move. */
const SHORT_ROUND = 13;

/** Actions in which both players have a turn, also on the whole sheet. */
const TURNS_OF_BOTH = 12;

/** Whole games are played on a small sheet; the set-up has the size of the pad. */
const chooseSmallSheet = (page: Page) => page.goto(`/new/cowpath/people/${SMALL_SHEET}`);

// By touch and by keyboard games are played to their ends; other specs click the last square of a prepared game.
test('by mouse, two people at one device: turns of both players', async ({ page }) => {
  const hands = mouse();
  for (const [game, { act }] of [
    ['cowpath', cowpath],
    ['trio', trio],
  ] as const) {
    await sitDown(page, hands, game, 'people');
    await start(page, hands, game);
    await cowpath.playOn(act, { page, hands, words }, TURNS_OF_BOTH);
    expect((await cowpath.look(page)).waitsFor).toBe('me');
  }
});

test.describe('by keyboard alone, two people at one device', () => {
  test('a whole game of Cowpath', async ({ page }) => {
    const hands = keys(page);
    await sitDown(page, hands, 'cowpath', 'people');
    await chooseSmallSheet(page);
    await start(page, hands, 'cowpath');
    await cowpath.playOut({ page, hands, words });
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/won!|A tie!/);
  });

  test.describe('Trio', () => {
    test.use({ seed: SHORT_ROUND });

    test('a whole round', async ({ page }) => {
      const hands = keys(page);
      await sitDown(page, hands, 'trio', 'people');
      await openMore(page);
      await seeFocus(page);
      await page.getByRole('radio', { name: /^Junior/ }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /^Intermediate/ })).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: /^Junior/ })).toBeChecked();
      await start(page, hands, 'trio');
      await trio.playOut({ page, hands, words });
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/won!/);
    });
  });
});

test.describe('by touch at 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, seed: 14 });

  /** Nothing scrolls sideways, and the main button is visible without scrolling. */
  const fits = (page: Page) => async () => {
    const { wide, button } = await page.evaluate(() => ({
      wide:
        document.documentElement.scrollWidth <= 360
          ? []
          : [...document.querySelectorAll('body *')]
              .filter((element) => element.getBoundingClientRect().right > 361)
              .map((element) => element.outerHTML.slice(0, 120)),
      button: document.querySelector('main [data-main]')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(wide, 'scrolls sideways').toEqual([]);
    expect(button, 'the main button is below the screen').toBeLessThanOrEqual(740);
  };

  test('a whole game of Cowpath', async ({ page }) => {
    const hands = finger();
    await sitDown(page, hands, 'cowpath', 'people');
    await start(page, hands, 'cowpath');
    await cowpath.playOn(cowpath.act, { page, hands, words, check: fits(page) }, TURNS_OF_BOTH);
    await chooseSmallSheet(page);
    await start(page, hands, 'cowpath');
    await cowpath.playOut({ page, hands, words, check: fits(page) });
  });

  test('a whole round of Trio', async ({ page }) => {
    const hands = finger();
    await sitDown(page, hands, 'trio', 'people');
    await page.getByRole('radio', { name: /^Junior/ }).tap();
    await start(page, hands, 'trio');
    await trio.playOut({ page, hands, words, check: fits(page) });
  });
});
