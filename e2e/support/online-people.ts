/** People who play with each other, each in their own browser context. */
import type { NewTable } from '@abacow/protocol';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as cowpath from './cowpath.ts';
import { expect, seeded } from './fixtures.ts';
import { type Game, openMore } from './tables.ts';
import * as trio from './trio.ts';
import { WORDS, word } from './words.ts';

export const words = WORDS.en;

export type Somebody = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
};

/** Console messages that are expected when a test cuts the network. */
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

const typeName = (page: Page, name: string): Promise<void> =>
  page.getByRole('textbox', { name: word(words, 'you.name') }).fill(name);

/** Gives a name on the page "You". */
export const introduce = async (page: Page, name: string): Promise<void> => {
  await typeName(page, name);
  const go = page.getByRole('button', { name: word(words, 'online.name.go') });
  await go.click();
  await expect(go).toBeHidden();
};

/** Gives a name and sits down, with one tap. */
export const sitDownAs = async (page: Page, name: string): Promise<void> => {
  await typeName(page, name);
  await page.getByRole('button', { name: word(words, 'online.join') }).click();
};

/** Opens a table for a friend and returns its link. */
export const invite = async (
  page: Page,
  url: string,
  game: Game,
  name: string,
  choose: ((page: Page) => Promise<unknown>) | null = null,
): Promise<string> => {
  await page.goto(`${url}/online/new/${game}`);
  if (choose !== null) await openMore(page);
  await choose?.(page);
  await typeName(page, name);
  await page.getByTestId('open').click();
  await expect(page).toHaveURL(/\/online\/table\/\w+$/);
  const link = page.getByRole('textbox', { name: word(words, 'online.share.link') });
  return link.inputValue();
};

export const accept = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ada invites you to a game of/);
  await sitDownAs(page, name);
  await expect(page.getByRole('grid')).toBeVisible();
};

/** A link that is shown when the game is over. */
export const over = (page: Page) => page.getByRole('link', { name: word(words, 'result.check') });

const MAX_ACTIONS = 1200;

/** All pages, once they show the same number of events. A page that shows a won round may be behind. */
const lookTogether = async (pages: readonly Page[], least: number): Promise<readonly cowpath.Seen[]> => {
  const seen = await Promise.all(pages.map((page) => cowpath.look(page, least)));
  const newest = Math.max(...seen.map(({ step }) => step));
  const isLate = ({ step, waitsFor }: cowpath.Seen): boolean => step < newest && waitsFor !== 'round';
  return seen.some(isLate) ? lookTogether(pages, newest) : seen;
};

/** Plays on these pages until the game is over, `most` actions are done, or others must act. Returns the number of actions. */
export const playTogether = async (
  pages: readonly Page[],
  game: Game,
  most = MAX_ACTIONS,
): Promise<number> => {
  const { act } = game === 'cowpath' ? cowpath : trio;
  let step = 0;
  for (let done = 0; done < most; done++) {
    const seen = await lookTogether(pages, step);
    const at = (awaited: cowpath.Seen['waitsFor']) => seen.findIndex(({ waitsFor }) => waitsFor === awaited);
    const next = at('round') < 0 ? at('me') : at('round');
    if (next < 0) return done;
    step = (await act({ page: pages[next]!, words }, seen[next]!))!.step;
  }
  return most;
};

export const link = (page: Page) => page.getByTestId('link');

/** The board as everybody sees it: without the choices of the player to move, and with `me` by name. */
export const board = async (page: Page, me = ''): Promise<readonly string[]> =>
  (await cowpath.look(page)).squares.map((label) =>
    label.replaceAll(/, (may|can) be \w+/g, '').replace('your pawn', `pawn of ${me}`),
  );

export const SMALL_GAME = { game: 'cowpath', sheet: 'x1co/2o3c/c4cx/o5xc' } as const;

/** Opens a table for two through the API. The first person is crosses and begins. */
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

/** A person who is already a guest of the service. */
export const guest = async (browser: Browser, seed: number, url: string, name: string): Promise<Somebody> => {
  const somebodyNew = await somebody(browser, seed);
  await somebodyNew.page.request.post(`${url}/api/me`, { data: { name } });
  return somebodyNew;
};

/** Presses a button, and then another one in the dialog that asks for confirmation. */
export const pressAndAnswer = async (page: Page, press: string, answer = press): Promise<void> => {
  await page.getByRole('button', { name: press }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
};

export const checkDice = async (page: Page): Promise<void> => {
  await over(page).click();
  await expect(page.getByTestId('verdict')).toHaveText(/✓ (All \d+ throws were|The one throw was) fair/);
  await expect(page.getByText(`✓ ${word(words, 'check.promise.same')}`)).toBeVisible();
};
