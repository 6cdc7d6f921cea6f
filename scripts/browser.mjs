// Finds the Chromium that the browser tests use. As root on Debian it installs a missing one;
// elsewhere it prints the command to run.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { fail, run, say } from './steps.mjs';

/** The headless shell is first: it does the same with two thirds of the processor time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

const isRoot = () => process.getuid?.() === 0;

export const findChromium = () =>
  [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && runs(path));

const WAIT = ['-o', 'DPkg::Lock::Timeout=600'];

/** Installs the first of these packages that this Debian version has. */
const installFromDebian = (...names) => {
  run(`Installing ${names[0]}: package lists`, 'apt-get', [...WAIT, 'update']);
  const name = names.find((known) => spawnSync('apt-cache', ['show', known]).status === 0) ?? names[0];
  run(`Installing ${name}`, 'apt-get', [...WAIT, 'install', '-y', '--no-install-recommends', name], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
};

const missing = (command) => spawnSync(command, ['-v']).error !== undefined;

/** The print tests read PDFs with poppler. Outside CI they also run without it, and then check less. */
export const readerOfPdfs = () => {
  if (!missing('pdftotext')) return;
  if (onDebian() && isRoot()) installFromDebian('poppler-utils');
  if (!missing('pdftotext')) return;
  const how = 'sudo apt-get install -y poppler-utils';
  if (process.env.CI) fail(`The print tests need pdftotext and pdftoppm. On Debian: ${how}`);
  say(`Without pdftotext the printed PDFs are not read back. On Debian: ${how}`);
};

/** The path of a Chromium, which is installed first if necessary and possible. */
export const chromium = () => {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!onDebian())
    fail(
      'The browser tests need Chromium or Chrome. Install one, or name yours: CHROMIUM=/path/to/chrome npm test',
    );
  if (!isRoot())
    fail('The browser tests need Chromium. Run: sudo apt-get update && sudo apt-get install -y chromium');
  installFromDebian('chromium-headless-shell', 'chromium');
  return (
    findChromium() ??
    fail('Chromium was installed and cannot be found. Name it: CHROMIUM=/path/to/chrome npm test')
  );
};

/** Chromium's sandbox does not work as root. Most other flags stop Chromium's own network requests. */
export const FLAGS = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export const versionOf = (path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
