// Installs what the browser tests need, if it is missing and can be installed.
import { chromium, readerOfPdfs } from './browser.mjs';
import { say } from './steps.mjs';

say(`Browser: ${chromium()}`);
readerOfPdfs();
