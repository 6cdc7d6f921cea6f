/**
 * The programs that tests start and npm does not install. As root on Debian the missing ones are installed; elsewhere it says what
 * to install.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { fail, run, say } from '../install.mjs';

/** The headless shell is first: it does the same with two thirds of the processor time. */
const BROWSERS = [
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

/** By program: Debian's package, or several, of which the first that this version of Debian has is installed. */
const PACKAGES = {
  chromium: ['chromium-headless-shell', 'chromium'],
  pdftotext: ['poppler-utils'],
  fish: ['fish'],
  zsh: ['zsh'],
} as const;
export type Program = keyof typeof PACKAGES;
export const PROGRAMS = Object.keys(PACKAGES) as readonly Program[];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', ...BROWSERS].find((path) => path !== '' && isExecutable(path));

const isThere = (program: Program): boolean =>
  program === 'chromium'
    ? findChromium() !== undefined
    : spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

const isRoot = (): boolean => process.getuid?.() === 0;

const WAIT = ['-o', 'DPkg::Lock::Timeout=600'];

const isKnown = (name: string): boolean => spawnSync('apt-cache', ['show', name]).status === 0;

const installFromDebian = (missing: readonly Program[]): void => {
  run('Package lists', 'apt-get', [...WAIT, 'update', '-q']);
  const names = missing.map((program) => PACKAGES[program].find(isKnown) ?? PACKAGES[program][0]);
  run(
    `Installing ${names.join(', ')}`,
    'apt-get',
    [...WAIT, 'install', '-qy', '--no-install-recommends', ...names],
    { DEBIAN_FRONTEND: 'noninteractive' },
  );
};

/** Outside CI tests also run without poppler, fish and zsh, and then check less. Nothing replaces Chromium. */
export const installPrograms = (...wanted: readonly Program[]): void => {
  const missing = wanted.filter((program) => !isThere(program));
  if (missing.length > 0 && isDebian() && isRoot()) installFromDebian(missing);
  const still = missing.filter((program) => !isThere(program));
  if (still.length === 0) return;
  const names = still.map((program) => PACKAGES[program].at(-1)).join(' ');
  const advice = `Tests need ${still.join(', ')}. On Debian: sudo apt-get update && sudo apt-get install -y ${names}`;
  if (still.includes('chromium')) fail(`${advice}. Or name your browser: CHROMIUM=/path/to/chrome npm test`);
  if (process.env['CI'] !== undefined) fail(advice);
  say(`${advice}. They now check less.`);
};

/** The path of a Chromium, which is installed first if necessary and possible. */
export const chromium = (): string => {
  installPrograms('chromium');
  return (
    findChromium() ?? fail('Chromium was installed and cannot be found: CHROMIUM=/path/to/chrome npm test')
  );
};

/** Chromium's sandbox does not work as root. Most other flags stop Chromium's own network requests. */
export const FLAGS: readonly string[] = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];
