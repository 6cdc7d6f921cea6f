/** People who play with each other, each in a browser of their own. */
import type { NewTable } from '@abacow/protocol';
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
const EXPECTED =
  /Service Worker registration blocked|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection/;

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
  const go = page.getByRole('button', { name: word(words, 'online.name.go') });
  await go.click();
  await expect(go).toBeHidden();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ada invites you to a game of/);
  await introduce(page, name);
  await page.getByTestId('sit').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
};

export const isOver = (page: Page): Promise<boolean> =>
  page
    .getByRole('link', { name: word(words, 'online.result.check') })
    .isVisible()
    .catch(() => false);

/** What a page whose turn it is shows: a button to press, or squares that wait. */
const mayAct = ({ ready, kept, keepable, squares }: cowpath.Seen): boolean =>
  ready || (keepable && kept.every(Boolean)) || squares.some((label) => label.includes('may be'));

/** One action of whoever at these pages may act. */
const actOnce = async (pages: readonly Page[], game: Game): Promise<void> => {
  const { act } = game === 'cowpath' ? cowpath : trio;
  for (const page of pages) {
    const seen = await cowpath.look(page);
    if (!mayAct(seen)) continue;
    if (await isOver(page)) return;
    const before = JSON.stringify(seen);
    await act({ page, hands: mouse(), words }, seen);
    await expect
      .poll(async () => JSON.stringify(await cowpath.look(page)), { timeout: 1000, intervals: [10, 20, 40] })
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

/** The board as everybody sees it: without what only the mover may do, and `me` called by name. */
export const board = async (page: Page, me = ''): Promise<readonly string[]> =>
  (await cowpath.look(page)).squares.map((label) =>
    label.replaceAll(/, may be \w+/g, '').replace('your pawn', `pawn of ${me}`),
  );

export const SMALL_GAME = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } as const;

/** Two at a table of their own, without the way there: the first is crosses and begins. */
export const sitTogether = async (
  url: string,
  [first, second]: readonly [Somebody, Somebody],
  more: Partial<NewTable> = {},
): Promise<string> => {
  const answer = await first.page.request.post(`${url}/api/tables`, {
    data: {
      choice: SMALL_GAME,
      opening: { kind: 'chosen', seat: 0 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...more,
    },
  });
  const { id } = (await answer.json()) as { id: string };
  await first.page.goto(`${url}/online/table/${id}`);
  await second.page.goto(`${url}/online/table/${id}`);
  await second.page.getByTestId('sit').click();
  for (const { page } of [first, second]) await expect(page.getByRole('grid')).toBeVisible();
  return id;
};

/** Known to the service from the start. */
export const guest = async (browser: Browser, seed: number, url: string, name: string): Promise<Somebody> => {
  const somebodyNew = await somebody(browser, seed);
  await somebodyNew.page.request.post(`${url}/api/me`, { data: { name } });
  return somebodyNew;
};

/** Presses the button, and in the dialog that asks first another one. */
export const pressAndAnswer = async (page: Page, press: string, answer = press): Promise<void> => {
  await page.getByRole('button', { name: press }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
};

export const checkDice = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: word(words, 'online.result.check') }).click();
  await expect(page.getByTestId('verdict')).toHaveText(/✓ (All \d+ throws were|The one throw was) fair/);
  await expect(page.getByText(`✓ ${word(words, 'check.promise.same')}`)).toBeVisible();
};
