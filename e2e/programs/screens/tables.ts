/** Set-up and tables of both games. */
import type { Page } from '@playwright/test';
import {
  type Scene,
  cowpathBonus,
  cowpathTurn,
  trioRound,
  trioShared,
  trioTurn,
} from '../../support/scenes.ts';
import { openMore } from '../../support/tables.ts';
import { type Shot, bringIn, endCowpath, visit } from './shot.ts';

const keepThree = async (page: Page): Promise<void> => {
  const dice = await page.locator('[data-die]').all();
  const labels = await Promise.all(dice.map((die) => die.getAttribute('aria-label')));
  const faceOf = (label: string | null): string => label?.split(':')[1] ?? '';
  for (const [index, die] of dice.entries()) {
    if (labels.filter((label) => faceOf(label) === faceOf(labels[index]!)).length >= 3) await die.click();
  }
};

/** The page numbers Trio's squares row by row. */
const trioSquare = (page: Page, name: string) => {
  const [row = 1, column = 1] = name.split('x').map(Number);
  return page.locator(`[data-square="${(row - 1) * 9 + column - 1}"]`);
};

const explain =
  (scene: () => Scene) =>
  async (page: Page, url: string): Promise<void> => {
    await bringIn(page, url, scene());
    await page.getByTestId('how-to').click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  };

const openHelp = (page: Page): Promise<void> => page.getByRole('button', { name: 'How much help?' }).click();

/** A scene in which everybody at the device has this help. */
const withHelp =
  (help: string, scene: () => Scene) =>
  async (page: Page, url: string): Promise<void> => {
    await bringIn(page, url, scene());
    await openHelp(page);
    const dialog = page.getByRole('dialog');
    for (const radio of await dialog.getByRole('radio', { name: help }).all()) await radio.check();
    await dialog.getByRole('button', { name: 'Close' }).click();
  };

export const TABLES: readonly Shot[] = [
  { name: 'new-cowpath', open: visit('/new/cowpath/computer') },
  { name: 'new-trio', open: visit('/new/trio/computer') },
  {
    name: 'new-trio-rounds',
    open: async (page, url) => {
      await page.goto(`${url}/new/trio/people`);
      await page.getByRole('radio', { name: /^Expert/ }).check();
      await openMore(page);
      await page.getByRole('radio', { name: 'Some rounds' }).check();
    },
  },
  {
    name: 'trio-extra-round',
    open: async (page, url) => {
      await bringIn(page, url, trioShared());
      await trioSquare(page, '1x4').click();
    },
  },
  {
    name: 'cowpath-coin',
    open: async (page, url) => {
      await page.goto(`${url}/new/cowpath/people`);
      await page.getByTestId('start').click();
    },
  },
  {
    name: 'cowpath',
    open: async (page, url) => {
      await bringIn(page, url, cowpathTurn());
      await keepThree(page);
      if (page.viewportSize()!.width > 800) await page.getByRole('button', { name: 'Chances' }).click();
    },
  },
  { name: 'cowpath-bonus', open: (page, url) => bringIn(page, url, cowpathBonus()) },
  { name: 'cowpath-result', open: endCowpath },
  {
    name: 'cowpath-lost',
    open: async (page, url) => {
      await bringIn(page, url, cowpathTurn());
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
      await page.getByTestId('tip').waitFor();
    },
  },
  { name: 'trio', open: (page, url) => bringIn(page, url, trioTurn()) },
  { name: 'how-to-cowpath', open: explain(cowpathTurn) },
  { name: 'trio-help', open: (page, url) => bringIn(page, url, trioTurn()).then(() => openHelp(page)) },
  { name: 'trio-find', open: withHelp('I find it', trioTurn) },
  { name: 'trio-work-out', open: withHelp('I work it out', trioTurn) },
  {
    name: 'trio-add-up',
    open: async (page, url) => {
      await withHelp('I find it', trioShared)(page, url);
      await trioSquare(page, '1x4').click();
      await page.getByTestId('add-up').waitFor();
    },
  },
  { name: 'how-to-trio', open: explain(trioTurn) },
  {
    name: 'trio-result',
    open: async (page, url) => {
      const scene = trioRound();
      await bringIn(page, url, scene);
      const [from, to] = scene.next!.includes('>') ? scene.next!.split('>') : [null, scene.next!];
      for (const square of [from, to]) if (square) await trioSquare(page, square).click();
    },
  },
];
