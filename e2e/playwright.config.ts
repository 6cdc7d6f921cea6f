import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from '../scripts/check/programs.ts';

export default defineConfig({
  // Online tests share their servers, so they run together and first; the others fill the free workers.
  projects: [
    { name: 'online', testDir: './specs', testMatch: 'online*.spec.ts', fullyParallel: true },
    { name: 'app', testDir: './specs', testIgnore: 'online*.spec.ts', fullyParallel: true },
    // Measurements run separately: `npm run motion`.
    { name: 'motion', testDir: './programs' },
  ],
  outputDir: process.env['E2E_OUT'] ?? '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  // These timeouts are long, because a busy machine is slow. They do not delay passing tests.
  expect: { timeout: 30_000 },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  updateSnapshots: process.env['GOLDEN'] === 'write' ? 'all' : 'none',
  use: {
    launchOptions: { executablePath: findChromium() ?? '', args: [...FLAGS] },
    locale: 'en-GB',
    viewport: { width: 1280, height: 860 },
    // Only motion.spec.ts tests motion.
    contextOptions: { reducedMotion: 'reduce' },
    // It would fetch the whole app for every test; offline.spec.ts allows it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
