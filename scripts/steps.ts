/** Runs commands beside each other and in lanes, for the scripts that run after the installation. */
import { spawn } from 'node:child_process';
import { ROOT, fail, run, say } from './install.mjs';

/** A command with the title that is printed. */
export type Step = readonly [title: string, command: string, args: readonly string[]];

export const bin = (name: string): string => `${ROOT}node_modules/.bin/${name}`;

/** One of our scripts as a step: `script('Building the app', 'build/main', 'app')`. */
export const script = (title: string, name: string, ...args: readonly string[]): Step => [
  title,
  process.execPath,
  ['scripts/main.mjs', name, ...args],
];

/** For programs that load our packages: Node then uses their sources instead of what was built from them. */
export const FROM_SOURCES = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=source`.trim(),
};

export const runStep = ([title, command, args]: Step): void => run(title, command, args);

type Ended = { readonly status: number | null; readonly output: string };

const outputOf = ([, command, args]: Step): Promise<Ended> =>
  new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (output += String(bytes)));
    child.on('error', (error) => resolve({ status: 1, output: `${command}: ${error.message}\n` }));
    child.on('close', (status) => resolve({ status, output }));
  });

const secondsSince = (began: number): string => `${((Date.now() - began) / 1000).toFixed(1)} s`;

/** Runs a step and prints its output when it is done. Returns whether it succeeded. */
const runQuietly = async (step: Step): Promise<boolean> => {
  const began = Date.now();
  const { status, output } = await outputOf(step);
  process.stdout.write(`\n» ${step[0]} (${secondsSince(began)})\n${output}`);
  return status === 0;
};

/**
 * Runs lanes at the same time, to use more than one core. A lane runs its steps one after the other; a step that is in several lanes
 * runs once, and all of them wait for it. After a failure no further step starts.
 */
export const runLanes = async (...lanes: readonly (readonly Step[])[]): Promise<void> => {
  say(lanes.map((lane) => lane.map(([title]) => title).join(', ')).join('; at the same time: '));
  const began = Date.now();
  const started = new Map<Step, Promise<boolean>>();
  const failed: string[] = [];
  const runOnce = (step: Step): Promise<boolean> => {
    const running = started.get(step) ?? runQuietly(step);
    started.set(step, running);
    return running;
  };
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const step of lane) {
      if (failed.length > 0) return;
      if (!(await runOnce(step))) failed.push(step[0]);
    }
  };
  await Promise.all(lanes.map(runLane));
  if (failed.length > 0) fail(`failed: ${[...new Set(failed)].join(', ')}`);
  console.log(`  done in ${secondsSince(began)}`);
};
