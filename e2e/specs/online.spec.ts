import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/online-fixtures.ts';
import {
  accept,
  board,
  checkDice,
  invite,
  link,
  over,
  playTogether,
  somebody,
  words,
} from '../support/online-people.ts';
import type { Game } from '../support/tables.ts';
import { word } from '../support/words.ts';

test.use({ serverSeed: 9 });

const say = (key: Parameters<typeof word>[1]): string => word(words, key);
const open = say('online.link.open');

/** A third person who opens the link finds no free seat and watches without a name. */
const watch = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('button', { name: say('online.watch') }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(say('online.watching'))).toBeVisible();
};

const setUp: Readonly<Record<Game, (page: Page) => Promise<unknown>>> = {
  cowpath: async (page) => {
    await page.getByRole('radio', { name: say('setup.sheet.own') }).check();
    await page.getByRole('textbox', { name: say('setup.sheet.text') }).fill('x1co/2o3c/c4cx/o5xc');
  },
  trio: async (page) => {
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.getByRole('radio', { name: /^Junior/ }).check();
    await page.getByRole('combobox', { name: 'Player 3' }).selectOption('2');
  },
};

type Places = { readonly ada: string; readonly ben: string; readonly cleo: string };

/** Two people play a whole game by link; one goes offline and comes back, a third watches; the dice are checked. */
const playByLink = async (browser: Browser, game: Game, places: Places): Promise<void> => {
  const [ada, ben, cleo] = [
    await somebody(browser, 1),
    await somebody(browser, 2),
    await somebody(browser, 3),
  ];
  const found = await invite(ada.page, places.ada, game, 'Ada', setUp[game]);
  const path = new URL(found).pathname;
  await accept(ben.page, `${places.ben}${path}`, 'Ben');
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await watch(cleo.page, `${places.cleo}${path}`);

  await ben.page.getByRole('button', { name: say('online.say') }).click();
  await ben.page.getByRole('button', { name: say('phrase.good-luck') }).click();
  // At the same time, because it is shown for only a few seconds.
  await Promise.all(
    [ada, cleo].map(({ page }) =>
      expect(page.getByTestId('phrases')).toContainText(`Ben: ${say('phrase.good-luck')}`),
    ),
  );

  await playTogether([ada.page, ben.page], game, 6);
  await ben.context.setOffline(true);
  await expect(link(ben.page)).toHaveText(new RegExp(say('online.link.offline')));
  await playTogether([ada.page], game, 3);
  await ben.context.setOffline(false);
  await expect(link(ben.page)).toHaveText(open);
  await expect.poll(() => board(ben.page, 'Ben')).toEqual(await board(ada.page, 'Ada'));

  await playTogether([ada.page, ben.page], game);
  for (const { page } of [ada, ben, cleo]) await expect(over(page)).toBeVisible();
  const end = await board(cleo.page);
  expect(await board(ada.page, 'Ada')).toEqual(end);
  expect(await board(ben.page, 'Ben')).toEqual(end);
  for (const { page } of [ada, cleo]) await checkDice(page);
  // Ada's browser noted the commitments before the first throw; Cleo's was not at the table then.
  const against = (page: Page) => page.getByTestId('check-against');
  await expect(against(ada.page)).toHaveAttribute('data-table', 'seen');
  await expect(against(ada.page)).toHaveAttribute('data-both', 'both');
  await expect(against(cleo.page)).toHaveAttribute('data-table', 'unseen');
  await expect(against(cleo.page)).toHaveAttribute('data-both', 'both-unseen');
  await expect(ada.page.getByTestId('check-opening')).toHaveAttribute(
    'data-kind',
    game === 'cowpath' ? 'coin' : 'roll-off',
  );
  for (const { complaints, context } of [ada, ben, cleo]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
};

// Each game and each store once: the app does not see the store, and both stores pass `apps/server/test/contract.ts`.
test('a whole game of trio by link, on one server', ({ browser, server: { url } }) =>
  playByLink(browser, 'trio', { ada: url, ben: url, cleo: url }));

test('a whole game of cowpath by link, on two server processes with PostgreSQL', ({
  browser,
  servers: [first, second],
}) => playByLink(browser, 'cowpath', { ada: first.url, ben: second.url, cleo: second.url }));
