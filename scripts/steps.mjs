// The steps of `npm start`, `npm test` and the other commands: print what runs, run it, stop at the first failure.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const at = (path) => `${ROOT}${path}`;

export const say = (text) => console.log(`\n\x1b[1m» ${text}\x1b[0m`);

export const fail = (text) => {
  console.error(`\n✗ ${text}`);
  process.exit(1);
};

/** Runs a command and shows its output; exits when it fails. */
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
  console.log(`  done in ${secondsSince(began)}`);
};

const outputOf = (command, args) =>
  new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status, output }));
  });

const secondsSince = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Runs a command and prints its output when it is done. Returns whether it succeeded. */
const runQuietly = async ([what, command, args]) => {
  const began = Date.now();
  const { status, output } = await outputOf(command, args);
  process.stdout.write(`\n» ${what} (${secondsSince(began)})\n${output}`);
  return status === 0;
};

/**
 * Runs lanes at the same time, to use more than one core. A lane runs its commands one after the other; a command that is in
 * several lanes runs once, and all of them wait for it. After a failure no further command starts.
 */
export const runLanes = async (lanes) => {
  say(lanes.map((lane) => lane.map(([what]) => what).join(', ')).join('; at the same time: '));
  const began = Date.now();
  const started = new Map();
  const failed = [];
  const runOnce = (check) => {
    if (!started.has(check))
      started.set(
        check,
        runQuietly(check).then((ok) => ok || failed.push(check[0])),
      );
    return started.get(check);
  };
  const runLane = async (lane) => {
    for (const check of lane) if (failed.length === 0) await runOnce(check);
  };
  await Promise.all(lanes.map(runLane));
  if (failed.length > 0) fail(`failed: ${failed.join(', ')}`);
  console.log(`  done in ${secondsSince(began)}`);
};

/** For programs that load our packages: Node then uses their sources instead of what was built from them. */
export const FROM_SOURCES = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=source`.trim() };

export const bin = (name) => at(`node_modules/.bin/${name}`);

const requireNode = () => {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: Abacow needs Node 20 or newer`);
};

const isInstalled = (forBuilding) => {
  const installed = at('node_modules/.package-lock.json');
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs &&
    // `npm ci --omit=dev` installs only what is needed to serve.
    (!forBuilding || existsSync(at('node_modules/esbuild')))
  );
};

/** Installs if nothing is installed yet, or too little, or if the lock file is newer than the installation. */
export const installWhatIsMissing = ({ forBuilding = true } = {}) => {
  requireNode();
  if (isInstalled(forBuilding)) return say('Packages are installed');
  run('Installing packages (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund']);
};
