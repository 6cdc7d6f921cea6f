/** What a thumb must hit: links that stand by themselves, buttons and fields, with the labels that work them. */
import type { Page } from '@playwright/test';

const TARGET = 44;

/** Those that are too small, by their words. Squares are as large as the board allows; links in a text are text. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const isMeant = (thing: HTMLElement): boolean =>
      thing.checkVisibility() &&
      thing.closest('[role=grid], .sr') === null &&
      getComputedStyle(thing).display !== 'inline';
    return [...document.querySelectorAll<HTMLElement>('a, button, select, summary, input')]
      .filter(isMeant)
      .map((thing) => [thing, (thing.closest('label') ?? thing).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width > 1 && Math.min(width, height) < least - 0.5)
      .map(([thing, { width, height }]) => {
        const words =
          thing.getAttribute('aria-label') ?? thing.closest('label')?.innerText ?? thing.innerText;
        return `${words}: ${Math.round(width)} × ${Math.round(height)}`;
      });
  }, TARGET);
