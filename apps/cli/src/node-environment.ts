import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Environment } from './environment.ts';
import { configFolder } from './terminal/config-folder.ts';
import { listFiles, removeFile, writeAtomically } from './terminal/disk.ts';
import { keysPressed } from './terminal/keys.ts';
import { createLineReader } from './terminal/line-reader.ts';
import { startProgram } from './terminal/program.ts';
import { stateFolder } from './terminal/state-folder.ts';
import { makeOutput, showsColours } from './terminal/style.ts';

/** The exit code of a program that Ctrl-C ended: 128 and the number of SIGINT, as shells report it. */
const INTERRUPTED = 130;
/** The permissions of a file that only its owner may read. */
const PRIVATE = 0o600;

export type NodeEnvironment = Environment & {
  close(): void;
  /** What the program must end with, whatever its command returned; null if nothing interrupted it. */
  readonly exitCode: number | null;
};

export const nodeEnvironment = (): NodeEnvironment => {
  const { stdin, stdout, stderr, env } = process;
  let exitCode: number | null = null;
  const interrupt = (): void => void (exitCode = INTERRUPTED);
  const lines = createLineReader(stdin, stdout, interrupt);
  const colours = showsColours(env, stdout.isTTY);
  const hasCodes = env['TERM'] !== 'dumb';
  return {
    write: (text) => void stdout.write(text),
    paint: (pieces) => void stdout.write(makeOutput(pieces, colours)),
    warn: (text) => void stderr.write(text),
    clearScreen: () => void stdout.write(hasCodes ? '\x1b[H\x1b[2J' : '\n'),
    clearLine: () => void stderr.write(hasCodes ? '\r\x1b[K' : '\r'),
    isOutputTerminal: stdout.isTTY,
    isErrorTerminal: stderr.isTTY,
    isInteractive: stdin.isTTY && stdout.isTTY,
    // A terminal that does not know its width says 0.
    columns: stdout.columns || 80,
    stateFolder: stateFolder(env, process.platform),
    configFolder: configFolder(env, process.platform),
    hasFile: existsSync,
    readFile: (path) => readFileSync(path === '-' ? 0 : path, 'utf8'),
    writeFile: (path, text) => writeAtomically(path, text),
    writeBytes: (path, bytes) => writeAtomically(path, bytes),
    writeSecret: (path, text) => writeAtomically(path, text, PRIVATE),
    network: { fetch, WebSocket, setTimeout, clearTimeout, Date, crypto },
    startProgram,
    listFiles,
    removeFile,
    clock: () => performance.now(),
    freshSeed: () => randomBytes(8).toString('hex'),
    pause: (milliseconds) => sleep(milliseconds),
    input: () => stdin,
    keys: () => keysPressed(stdin, interrupt),
    ask: lines.ask,
    close: lines.close,
    get exitCode() {
      return exitCode;
    },
  };
};
