// @ts-check
// What runs before anything is installed: printing, running a command, `npm ci`. Plain JavaScript, because tsx may be missing.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} text */
export const say = (text) => console.log(`\n\x1b[1m» ${text}\x1b[0m`);

/** @type {(text: string) => never} */
export const fail = (text) => {
  console.error(`\n✗ ${text}`);
  process.exit(1);
};

/**
 * Runs a command and shows its output; exits when it fails.
 * @param {string} what
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export const run = (what, command, args, env = {}) => {
  say(what);
  const began = Date.now();
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) fail(`${what}: ${command} could not be run: ${error.message}`);
  if (status !== 0) fail(`${what}: failed (exit code ${status})`);
  console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
};

const requireNode = () => {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: Abacow needs Node 20 or newer`);
};

/** @param {boolean} forBuilding */
const isInstalled = (forBuilding) => {
  const installed = `${ROOT}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${ROOT}package-lock.json`).mtimeMs &&
    // `npm ci --omit=dev` installs only what is needed to serve.
    (!forBuilding || existsSync(`${ROOT}node_modules/tsx`))
  );
};

/** Installs if nothing is installed yet, or too little, or if the lock file is newer than the installation. */
export const installWhatIsMissing = ({ forBuilding = true } = {}) => {
  requireNode();
  if (isInstalled(forBuilding)) return say('Packages are installed');
  run('Installing packages (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund']);
};
