// The browser tests: finds or installs Chromium, builds the app, drives it. Arguments go to Playwright.
import { chromium } from './browser.mjs';
import { buildApp } from './build.mjs';
import { bin, run, say } from './steps.mjs';

say(`Browser: ${chromium()}`);
buildApp();
run('Browser tests', bin('playwright'), ['test', '-c', 'e2e', ...process.argv.slice(2)]);
