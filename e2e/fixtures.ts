/** Every test gets a page whose randomness is seeded, and fails when the page complains. */
import { type Page, test as base } from '@playwright/test';

/** Runs in the page: all that is random follows from the seed, dice and secrets included. */
const seedRandomness = (seed: number): void => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array !== null) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      bytes.forEach((_, index) => (bytes[index] = next() & 255));
    }
    return array;
  };
};

export const seeded = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript(seedRandomness, seed);

/** Said by the test tool itself where it keeps the service worker away. */
const BLOCKED = 'Service Worker registration blocked';

type Options = { seed: number };
type Guards = { complaints: string[] };

export const test = base.extend<Options & Guards>({
  seed: [1, { option: true }],
  baseURL: async ({}, use) => use(process.env['E2E_URL']!),
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
