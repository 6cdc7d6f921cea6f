/** Input methods: mouse, touch, or keyboard alone. */
import type { Locator, Page } from '@playwright/test';

export interface Hands {
  /** Presses a button or follows a link. */
  press(thing: Locator): Promise<void>;
  /** Picks a square of a board. */
  pick(square: Locator): Promise<void>;
  keep(die: Locator, number: number): Promise<void>;
  throwDice(button: Locator): Promise<void>;
}

export const mouse = (): Hands => {
  const click = (thing: Locator) => thing.click();
  return { press: click, pick: click, keep: click, throwDice: click };
};

export const finger = (): Hands => {
  const tap = (thing: Locator) => thing.tap();
  return { press: tap, pick: tap, keep: tap, throwDice: tap };
};

const MAX_TABS = 80;

const hasFocus = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, thing: Locator): Promise<void> => {
  for (let step = 0; step < MAX_TABS; step++) {
    if (await hasFocus(thing)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${thing.toString()}`);
};

type Place = { readonly row: number; readonly column: number };

const placeOf = (square: Locator): Promise<Place> =>
  square.evaluate((cell) => {
    const line = cell.closest('[role=row]')!;
    const lines = [...line.closest('[role=grid]')!.querySelectorAll('[role=row]')];
    return { row: lines.indexOf(line), column: [...line.querySelectorAll('[role=gridcell]')].indexOf(cell) };
  });

const walk = async (page: Page, steps: number, back: string, forth: string): Promise<void> => {
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps < 0 ? back : forth);
};

/** Uses arrow keys only: the first moves the focus into the board, the others to the square. */
const arrowTo = async (page: Page, square: Locator): Promise<void> => {
  const focused = page.locator('[role=gridcell]:focus');
  if ((await focused.count()) === 0) await page.keyboard.press('ArrowDown');
  const [from, to] = [await placeOf(focused), await placeOf(square)];
  await walk(page, to.row - from.row, 'ArrowUp', 'ArrowDown');
  await walk(page, to.column - from.column, 'ArrowLeft', 'ArrowRight');
};

export const keys = (page: Page): Hands => ({
  press: async (thing) => {
    await tabTo(page, thing);
    await page.keyboard.press('Enter');
  },
  pick: async (square) => {
    await arrowTo(page, square);
    await page.keyboard.press('Enter');
  },
  keep: (_, number) => page.keyboard.press(`${number}`),
  throwDice: () => page.keyboard.press('Space'),
});
