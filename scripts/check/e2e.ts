/** The browser tests: finds or installs Chromium, builds the app, runs Playwright. Arguments go to Playwright. */
import { build } from '../build/build.ts';
import { run, say } from '../install.mjs';
import { FROM_SOURCES, bin } from '../steps.ts';
import { chromium, installPrograms } from './programs.ts';

const wanted = process.argv.slice(2);
const projects = ['--project=online', '--project=app'];

installPrograms('chromium', 'pdftotext');
say(`Browser: ${chromium()}`);
await build('app');
run('Browser tests', bin('playwright'), ['test', '-c', 'e2e', ...projects, ...wanted], FROM_SOURCES);
