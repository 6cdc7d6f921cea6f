/** Opens a table quickly, for tests of what happens there. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { WORDS, type Words } from './words.ts';

export type Game = 'cowpath' | 'trio';

export type Settings = Partial<{
  speed: string;
  theme: string;
  language: string;
  motion: string;
  sounds: boolean;
  volume: number;
  confirmMarks: boolean;
  passDevice: boolean;
  coordinates: boolean;
}>;

/** Stores settings as if they had been chosen on the settings page. */
export const withSettings = (page: Page, settings: Settings): Promise<unknown> =>
  page.addInitScript((text) => {
    if (localStorage.getItem('abacow.settings') === null) localStorage.setItem('abacow.settings', text);
  }, JSON.stringify(settings));

/** Sixteen squares, so that a whole game takes only a few turns. */
export const SMALL_SHEET = 'x1co-2o3c-c4cx-o5xc';

export const crossesBegin = (page: Page): Promise<void> =>
  page
    .getByRole('group', { name: WORDS.en['setup.first'] as string })
    .getByRole('radio', { name: 'Crosses' })
    .check();

/** Opens the part of a form that most games do not need. */
export const openMore = (page: Page): Promise<void> =>
  page.getByTestId('more-choices').locator('summary').click();

/** Fills in the form with `choose` and starts the game. */
export const openTable = async (
  page: Page,
  game: Game,
  opponents: 'people' | 'computer',
  choose: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  words: Words = WORDS.en,
  sheet = '',
): Promise<void> => {
  await page.goto(`/new/${game}/${opponents}${sheet && `/${sheet}`}`);
  if (game === 'trio') await openMore(page);
  await choose(page);
  await page.getByRole('button', { name: words['setup.start'] as string, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${game}/[a-z0-9]+$`));
  await expect(page.getByRole('grid')).toBeVisible();
};

/** The last announcement for screen readers. */
export const announced = (page: Page): Promise<string> =>
  page
    .getByTestId('announcer')
    .textContent()
    .then((text) => (text ?? '').replaceAll('\u00a0', ' ').trim());
