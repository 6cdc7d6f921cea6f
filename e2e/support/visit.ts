/** Goes to a page of the app. From another page of the app it follows a link, which is faster than loading the app again. */
import type { Page } from '@playwright/test';
import { WORDS } from './words.ts';

const isInApp = (page: Page): boolean => page.url().startsWith('http');

export const visit = async (page: Page, path: string): Promise<void> => {
  if (!isInApp(page)) await page.goto(path);
  else
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
  await page.locator(`[data-path="${path}"]`).waitFor();
};

/** Follows a link of the menu, which every page has. */
export const fromMenu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: WORDS.en['nav.menu'], exact: true }).click();
  await page.locator('#menu').getByRole('link', { name, exact: true }).click();
};
