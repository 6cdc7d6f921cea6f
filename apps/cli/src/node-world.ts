import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

async function* keysPressed(): AsyncIterable<string> {
  const { stdin } = process;
  stdin.setRawMode(true);
  try {
    for await (const chunk of stdin) yield String(chunk);
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
  }
}

const ask = async (question: string): Promise<string | null> => {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<null>((resolve) => lines.once('close', () => resolve(null)));
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
};

export const nodeWorld = (): World => ({
  write: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(text),
  watched: process.stdout.isTTY,
  warned: process.stderr.isTTY,
  attended: process.stdin.isTTY && process.stdout.isTTY,
  columns: process.stdout.columns ?? 80,
  readFile: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
  writeFile: (path, text) => writeFileSync(path, text),
  clock: () => performance.now(),
  freshSeed: () => randomBytes(8).toString('hex'),
  pause: (milliseconds) => sleep(milliseconds),
  input: () => process.stdin,
  keys: keysPressed,
  ask,
});
