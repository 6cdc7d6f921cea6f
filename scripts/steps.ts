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

/** Runs steps one after the other and stops at the first that fails. */
const runLane = async (lane: readonly Step[]) => {
  const outputs: string[] = [];
  for (const step of lane) {
    const began = Date.now();
    const { status, output } = await outputOf(step);
    outputs.push(`\n» ${step[0]} (${((Date.now() - began) / 1000).toFixed(1)} s)\n${output}`);
    if (status !== 0) return { outputs, failed: [step[0]] };
  }
  return { outputs, failed: [] };
};

/** Runs lanes at the same time, to use more than one core; prints their outputs when all are done. */
export const runLanes = async (...lanes: readonly (readonly Step[])[]): Promise<void> => {
  say(lanes.map((lane) => lane.map(([title]) => title).join(', ')).join('; at the same time: '));
  const began = Date.now();
  const ended = await Promise.all(lanes.map(runLane));
  for (const { outputs } of ended) process.stdout.write(outputs.join(''));
  const failed = ended.flatMap((lane) => lane.failed);
  if (failed.length > 0) fail(`failed: ${failed.join(', ')}`);
  console.log(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
};
