import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Interface, createInterface } from 'node:readline';
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

/** Lines that were typed ahead, or piped in, wait for the question that they answer. */
const lineTaker = () => {
  let reader: Interface | null = null;
  let ended = false;
  const typed: string[] = [];
  const asked: ((line: string | null) => void)[] = [];
  const open = (): Interface => {
    const opened = createInterface({ input: process.stdin, output: process.stdout });
    opened.on('line', (line) => {
      const answer = asked.shift();
      if (answer === undefined) typed.push(line);
      else answer(line);
    });
    opened.on('close', () => {
      ended = true;
      for (const answer of asked.splice(0)) answer(null);
    });
    return opened;
  };
  const ask = (question: string): Promise<string | null> => {
    reader ??= open();
    const waiting = typed.shift();
    if (waiting !== undefined || ended) {
      process.stdout.write(question + (waiting === undefined ? '' : `${waiting}\n`));
      return Promise.resolve(waiting ?? null);
    }
    reader.setPrompt(question);
    reader.prompt();
    return new Promise((resolve) => asked.push(resolve));
  };
  return { ask, close: () => reader?.close() };
};

/** Whole or not at all: a game that is kept is never half written. */
const writeWhole = (path: string, content: string | Uint8Array): void => {
  const draft = `${path}.new`;
  writeFileSync(draft, content);
  renameSync(draft, path);
};

export const nodeWorld = (): World & { close(): void } => {
  const lines = lineTaker();
  return {
    write: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(text),
    watched: process.stdout.isTTY,
    warned: process.stderr.isTTY,
    attended: process.stdin.isTTY && process.stdout.isTTY,
    columns: process.stdout.columns ?? 80,
    hasFile: existsSync,
    readFile: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
    writeFile: writeWhole,
    writeBytes: writeWhole,
    clock: () => performance.now(),
    freshSeed: () => randomBytes(8).toString('hex'),
    pause: (milliseconds) => sleep(milliseconds),
    input: () => process.stdin,
    keys: keysPressed,
    ask: lines.ask,
    close: lines.close,
  };
};
