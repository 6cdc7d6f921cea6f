// The browser tests: finds or installs Chromium, builds the app, runs Playwright. Arguments go to Playwright.
import { chromium, readerOfPdfs } from './browser.mjs';
import { buildApp } from './build.mjs';
import { FROM_SOURCES, bin, installWhatIsMissing, run, say } from './steps.mjs';

const wanted = process.argv.slice(2);
const projects = ['--project=online', '--project=app'];

installWhatIsMissing();
say(`Browser: ${chromium()}`);
readerOfPdfs();
buildApp();
run('Browser tests', bin('playwright'), ['test', '-c', 'e2e', ...projects, ...wanted], FROM_SOURCES);
