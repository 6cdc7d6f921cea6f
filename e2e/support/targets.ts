/** Touch targets: links outside of text, buttons and fields, with their labels. */
import type { Page } from '@playwright/test';

const MIN_SIZE_PX = 44;

/** The targets that are too small, with their texts. Squares of boards, and links and squares inside text, are left out. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const isMeant = (thing: HTMLElement): boolean =>
      thing.checkVisibility() &&
      thing.closest('[role=grid], .sr, [data-names]') === null &&
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
  }, MIN_SIZE_PX);
