/** Every test gets a page with seeded randomness, and fails when the page logs an error or warning. */
import { type Page, test as base } from '@playwright/test';
import { seedChance } from './chance.mjs';

/** Makes all randomness of the page depend on the seed, dice and secrets included. */
export const seeded = (page: Page, seed: number): Promise<unknown> => page.addInitScript(seedChance, seed);

/** Logged by Playwright itself when it blocks the service worker. */
const BLOCKED = 'Service Worker registration blocked';

type Options = { seed: number };
type Guards = { complaints: string[] };

export const test = base.extend<Options & Guards>({
  seed: [1, { option: true }],
  baseURL: async ({}, use) => use(process.env['E2E_URL']),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const complains = message.type() === 'error' || message.type() === 'warning';
        if (complains && !message.text().startsWith(BLOCKED)) complaints.push(message.text());
      });
      await use(complaints);
      base.expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, seed }, use) => {
    await seeded(page, seed);
    await use(page);
  },
});

export { expect } from '@playwright/test';
