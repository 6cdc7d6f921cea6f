/** A player who works it out, at an online table: the service checks the answer, and others see it only then. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/online-fixtures.ts';
import { playTogether, sitTogether } from '../support/online-people.ts';

const CHOICE = { game: 'trio', board: 'multiplication', players: 2, level: 'junior', target: 200 } as const;
const HELP = JSON.stringify({ list: [], last: null, help: { help: 'work-out', hidesNumbers: false } });

const question = (page: Page) => page.locator('[data-question]');
const MAX_STEPS = 40;

/** What the service sends to a page. */
const received = (page: Page): string[] => {
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void frames.push(String(payload))),
  );
  return frames;
};

const productOf = async (page: Page): Promise<number> => {
  const dice = await page
    .locator('[aria-keyshortcuts="1"], [aria-keyshortcuts="2"]')
    .evaluateAll((buttons) =>
      buttons.map((button) => Number(/: (\d)/.exec(button.getAttribute('aria-label')!)![1])),
    );
  return dice[0]! * dice[1]!;
};

test('others see an answer only after it is given, and a reload keeps it', async ({ server, ada, ben }) => {
  await ada.page.addInitScript((text) => localStorage.setItem('abacow.players', text), HELP);
  const frames = received(ben.page);
  await sitTogether(server.url, [ada, ben], { choice: CHOICE });
  for (let step = 0; step < MAX_STEPS && !(await question(ada.page).isVisible()); step++)
    await playTogether([ada.page, ben.page], 'trio', 1);
  const product = await productOf(ada.page);
  expect(frames.join()).toContain('help-chosen');
  await ada.page.keyboard.type(`${product + 1}`);
  expect(frames.join()).not.toContain('"answered"');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByText(`is not ${product + 1}`).first()).toBeVisible();
  await expect.poll(() => frames.join()).toContain(`"value":${product + 1},"right":false`);
  expect(frames.join()).not.toMatch(new RegExp(`"value":${product},`));
  await ada.page.reload();
  await expect(question(ada.page)).toBeVisible();
  await expect(ada.page.getByText(`is not ${product + 1}`)).toBeVisible();
  await ada.page.keyboard.type(`${product}`);
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('gridcell', { name: /can be taken/ }).first()).toBeVisible();
  await expect.poll(() => frames.join()).toContain(`"value":${product},"right":true`);
  await expect.poll(() => playTogether([ada.page, ben.page], 'trio', 1)).toBe(1);
});
