/** Practice as a person does it. */
import type { Page } from '@playwright/test';

/** Looks at new sums until a question waits for an answer. */
export const lookAtNew = async (page: Page): Promise<void> => {
  for (;;) {
    const shows = await page.locator('[data-testid=asking]').getAttribute('data-shows');
    if (shows === null) return;
    await page.locator('main [data-main]').press('Enter');
    await page.locator(`[data-shows="${shows}"]`).waitFor({ state: 'detached' });
  }
};
