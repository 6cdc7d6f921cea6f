/** The online service: lobby, tables, profile. */
import type { Page } from '@playwright/test';
import { accept, introduce, invite, playTogether, somebody } from '../../support/online-people.ts';
import { type Shot, main, visit } from './shot.ts';

const ONLINE_ROUNDS = 24;

/** Functions that run in the page are compiled here, and the compiler adds calls of `__name`. */
const knowNames = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (named) => named');

const meetOnline = async (page: Page, url: string): Promise<void> => {
  const ben = await somebody(page.context().browser()!, 1);
  await knowNames(page);
  await knowNames(ben.page);
  const link = await invite(page, url, 'cowpath', 'Ada');
  await accept(ben.page, link, 'Ben');
  await playTogether([page, ben.page], 'cowpath', ONLINE_ROUNDS);
  await ben.page.getByRole('button', { name: 'Say something' }).click();
  await ben.page.getByRole('button', { name: 'Good luck!' }).click();
  await page.getByTestId('phrases').waitFor();
};

export const ONLINE: readonly Shot[] = [
  { name: 'online-lobby', open: visit('/online') },
  { name: 'bots', open: visit('/bots') },
  {
    name: 'online-waiting',
    open: async (page, url) => {
      await invite(page, url, 'cowpath', 'Ada');
    },
  },
  {
    name: 'online-invitation',
    open: async (page, url) => {
      const ada = await somebody(page.context().browser()!, 1);
      await page.goto(await invite(ada.page, url, 'trio', 'Ada'));
      await page.getByTestId('terms').waitFor();
    },
  },
  { name: 'online-table', open: meetOnline },
  {
    name: 'you',
    open: async (page, url) => {
      await page.goto(`${url}/you`);
      await introduce(page, 'Ada');
    },
  },
  {
    name: 'check-dice',
    open: async (page, url) => {
      await page.goto(`${url}/new/cowpath/people`);
      await page.getByTestId('start').click();
      await page.getByRole('button', { name: /Toss/ }).click();
      await main(page);
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('link', { name: 'Are the dice fair?' }).click();
      await page.getByTestId('verdict').waitFor();
    },
  },
];
