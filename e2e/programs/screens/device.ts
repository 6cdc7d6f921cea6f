/** Start page, settings, and what the app remembers on this device. */
import lookback from '../../../apps/web/src/table/analysis/texts/en.ts';
import { type Shot, endCowpath, visit } from './shot.ts';

export const DEVICE: readonly Shot[] = [
  { name: 'home', open: visit('/') },
  {
    name: 'home-after-lessons',
    open: async (page, url) => {
      await page.addInitScript(() =>
        localStorage.setItem('abacow.lessons', '{"trails":{},"finished":["cowpath","trio"]}'),
      );
      await page.goto(url);
    },
  },
  {
    name: 'look-back',
    open: async (page, url) => {
      await endCowpath(page, url);
      await page.getByRole('link', { name: 'Look back' }).click();
      await page.getByText(lookback['lookback.finished']).waitFor({ timeout: 60_000 });
    },
  },
  { name: 'today', open: visit('/today') },
  { name: 'album', open: visit('/album/cowpath') },
  { name: 'album-trio', open: visit('/album/trio') },
  { name: 'settings', open: visit('/settings') },
  {
    name: 'games',
    open: async (page, url) => {
      await endCowpath(page, url);
      await page.goto(`${url}/games`);
      await page.locator('[data-game]').first().waitFor();
    },
  },
  {
    name: 'statistics',
    open: async (page, url) => {
      await endCowpath(page, url);
      await page.goto(`${url}/statistics`);
      await page.getByTestId('score').waitFor();
    },
  },
  {
    name: 'players',
    open: async (page, url) => {
      await page.goto(`${url}/players`);
      for (const name of ['Ada', 'Ben']) {
        await page.getByRole('button', { name: 'New player' }).click();
        await page.getByRole('dialog').getByRole('textbox').fill(name);
        await page.getByRole('button', { name: 'Save' }).click();
      }
    },
  },
  { name: 'about', open: visit('/about') },
  { name: 'not-found', open: visit('/this/leads/nowhere') },
];
