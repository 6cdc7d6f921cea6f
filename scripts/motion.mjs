// What moves, from a browser's trace: builds the app first. Only a quiet machine tells the truth. Arguments go to Playwright.
import { chromium } from './browser.mjs';
import { buildApp } from './build.mjs';
import { bin, installWhatIsMissing, run, say } from './steps.mjs';

installWhatIsMissing();
say(`Browser: ${chromium()}`);
buildApp();
const alone = ['--project=motion', '--workers=1'];
run('Paints and frames', bin('playwright'), ['test', '-c', 'e2e', ...alone, ...process.argv.slice(2)]);
