import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from '../scripts/browser.mjs';

/** What is measured runs by itself: `npm run motion`. */
const MEASURED = ['motion.spec.ts', 'slow.spec.ts'];

export default defineConfig({
  testDir: '.',
  // Online tests share their servers, so they stay together and go first; the others fill what room there is beside them.
  projects: [
    { name: 'online', testMatch: 'online*.spec.ts', fullyParallel: true },
    {
      name: 'app',
      testMatch: '*.spec.ts',
      testIgnore: [...MEASURED, 'online*.spec.ts'],
      fullyParallel: true,
    },
    { name: 'motion', testMatch: MEASURED },
  ],
  outputDir: process.env['E2E_OUT'] ?? '../test-results',
  globalSetup: './start.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  // Limits for what is broken, not waits: a busy machine may take long.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  updateSnapshots: process.env['GOLDEN'] === 'write' ? 'all' : 'none',
  use: {
    launchOptions: { executablePath: findChromium() ?? '', args: [...FLAGS] },
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    // What moves is looked at in motion.spec.ts alone.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole app for every test; offline.spec.ts lets it work.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
