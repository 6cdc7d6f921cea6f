/** Goes to a page of the app. From another page of the app it follows a link, which is faster than loading the app again. */
import type { Page } from '@playwright/test';

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
