/** Tables at which people throw their own dice, so that the faces are known. */
import type { Page } from '@playwright/test';
import { type Shot, main } from './shot.ts';

/** Opens a table of two people with real dice, throws these faces, and takes the first square on offer. */
const withOwnDice =
  (game: 'cowpath' | 'trio', throws: readonly string[], settings: object = {}) =>
  async (page: Page, url: string): Promise<void> => {
    await page.addInitScript(
      (text) => localStorage.setItem('abacow.settings', text),
      JSON.stringify(settings),
    );
    // Time stands still, so that what is shown for a moment stays.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`${url}/new/${game}/people`);
    await page.getByRole('radio', { name: /^We throw our own/ }).check();
    await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio').nth(1).check();
    await page.getByTestId('start').click();
    for (const faces of throws) {
      await main(page);
      await page.keyboard.type(faces);
      await page.keyboard.press('Enter');
    }
  };

const takeFirst = (page: Page): Promise<void> => page.locator('.markable, .square.target').first().click();

export const OWN_DICE: readonly Shot[] = [
  {
    name: 'real-dice',
    open: async (page, url) => {
      await page.goto(`${url}/new/cowpath/people`);
      await page.getByRole('radio', { name: /^We throw our own/ }).check();
      await page.getByTestId('start').click();
      await main(page);
      await page.getByTestId('enter-dice').getByRole('button', { name: 'Crosses' }).click();
      await main(page);
      for (const face of 'cc4') await page.keyboard.press(face);
    },
  },
  {
    name: 'undo-cowpath',
    open: async (page, url) => {
      await withOwnDice('cowpath', ['ccc45'])(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'undo-trio',
    open: async (page, url) => {
      await withOwnDice('trio', ['57'])(page, url);
      await takeFirst(page);
    },
  },
  { name: 'lost-turn-cowpath', open: withOwnDice('cowpath', ['12345', '12345', '12345']) },
  { name: 'lost-turn-trio', open: withOwnDice('trio', ['50']) },
  {
    name: 'confirm-cowpath',
    open: async (page, url) => {
      await withOwnDice('cowpath', ['ccc45'], { confirmMarks: true })(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'confirm-trio',
    open: async (page, url) => {
      await withOwnDice('trio', ['57'], { confirmMarks: true })(page, url);
      await takeFirst(page);
    },
  },
  {
    name: 'pass-device',
    open: async (page, url) => {
      await withOwnDice('cowpath', ['ccc45'], { passDevice: true })(page, url);
      await takeFirst(page);
    },
  },
];
