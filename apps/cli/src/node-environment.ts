import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Interface, createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeHidden } from '@abacow/rules';
import type { Environment } from './environment.ts';

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

/** Reads lines from standard input. Lines that were typed ahead or piped in are queued for later questions. */
const createLineReader = () => {
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
      process.stdout.write(question + (waiting === undefined ? '' : `${escapeHidden(waiting)}\n`));
      return Promise.resolve(waiting ?? null);
    }
    reader.setPrompt(question);
    reader.prompt();
    return new Promise((resolve) => asked.push(resolve));
  };
  return { ask, close: () => reader?.close() };
};

/** Writes completely or not at all, so that a crash never leaves a half-written game. */
const writeAtomically = (path: string, content: string | Uint8Array): void => {
  const draft = `${path}.new`;
  writeFileSync(draft, content);
  renameSync(draft, path);
};

export const nodeEnvironment = (): Environment & { close(): void } => {
  const lines = createLineReader();
  return {
    write: (text) => void process.stdout.write(text),
    warn: (text) => void process.stderr.write(text),
    clearScreen: () => void process.stdout.write('\x1b[H\x1b[2J'),
    clearLine: () => void process.stderr.write('\r\x1b[K'),
    isOutputTerminal: process.stdout.isTTY,
    isErrorTerminal: process.stderr.isTTY,
    isInteractive: process.stdin.isTTY && process.stdout.isTTY,
    columns: process.stdout.columns ?? 80,
    hasFile: existsSync,
    readFile: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
    writeFile: writeAtomically,
    writeBytes: writeAtomically,
    clock: () => performance.now(),
    freshSeed: () => randomBytes(8).toString('hex'),
    pause: (milliseconds) => sleep(milliseconds),
    input: () => process.stdin,
    keys: keysPressed,
    ask: lines.ask,
    close: lines.close,
  };
};
