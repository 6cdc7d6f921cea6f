/**
 * npm run motion: measures paints and frames from a browser's trace, and Lighthouse's performance. Run it on an idle machine.
 * With arguments, which go to Playwright, Lighthouse does not run.
 */
import { build } from '../build/build.ts';
import { run, say } from '../install.mjs';
import { FROM_SOURCES, bin } from '../steps.ts';
import { chromium } from './programs.ts';

say(`Browser: ${chromium()}`);
await build('app');
const alone = ['--project=motion', '--workers=1'];
const wanted = process.argv.slice(2);
run('Paints and frames', bin('playwright'), ['test', '-c', 'e2e', ...alone, ...wanted], FROM_SOURCES);
if (wanted.length === 0) run('Lighthouse', bin('tsx'), ['--conditions=source', 'e2e/programs/speed.ts']);
