/** People who play with each other, each in a browser of their own. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as cowpath from './cowpath.ts';
import { expect, seeded } from './fixtures.ts';
import { mouse } from './hands.ts';
import type { Game } from './tables.ts';
import * as trio from './trio.ts';
import { WORDS, word } from './words.ts';

export const words = WORDS.en;

export type Somebody = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
};

/** What a browser says when the network was taken away on purpose. */
const EXPECTED = /Service Worker registration blocked|ERR_INTERNET_DISCONNECTED|WebSocket connection/;

export const somebody = async (browser: Browser, seed: number): Promise<Somebody> => {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
  });
  await seeded(page, seed);
  return { page, context, complaints };
};

export const introduce = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: word(words, 'you.name') }).fill(name);
  await page.getByRole('button', { name: word(words, 'online.name.go') }).click();
};

/** Opens a table for a friend and gives the link to it. */
export const invite = async (
  page: Page,
  url: string,
  game: Game,
  name: string,
  choose: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> => {
  await page.goto(`${url}/online/new/${game}`);
  await introduce(page, name);
  await choose(page);
  await page.getByTestId('open').click();
  await expect(page).toHaveURL(/\/online\/table\/\w+$/);
  const link = page.getByRole('textbox', { name: word(words, 'online.share.link') });
  return link.inputValue();
};

export const accept = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await introduce(page, name);
  await page.getByTestId('sit').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
};

export const isOver = (page: Page): Promise<boolean> =>
  page
    .getByRole('link', { name: word(words, 'online.result.check') })
    .isVisible()
    .catch(() => false);

/** One action of whoever at these pages may act. */
const actOnce = async (pages: readonly Page[], game: Game): Promise<void> => {
  const { act } = game === 'cowpath' ? cowpath : trio;
  for (const page of pages) {
    if (await isOver(page)) return;
    const seen = await cowpath.look(page);
    const before = JSON.stringify(seen);
    await act({ page, hands: mouse(), words }, seen);
    await expect
      .poll(async () => JSON.stringify(await cowpath.look(page)), { timeout: 250, intervals: [20, 30, 50] })
      .not.toBe(before)
      .catch(() => undefined);
  }
};

const LONGEST_GAME = 700;

/** `until` ends it early; both play whenever they can. */
export const playTogether = async (
  pages: readonly Page[],
  game: Game,
  until: () => Promise<boolean> = () => isOver(pages[0]!),
): Promise<void> => {
  for (let round = 0; round < LONGEST_GAME; round++) {
    if (await until()) return;
    await actOnce(pages, game);
  }
  throw new Error('the game does not end');
};

export const link = (page: Page) => page.getByTestId('link');

/** The board as everybody sees it: what only the mover may do is left out. */
export const board = async (page: Page): Promise<readonly string[]> =>
  (await cowpath.look(page)).squares.map((label) => label.replaceAll(/, may be \w+/g, ''));
