/** An environment for tests: input is scripted, output is recorded. */
import { join } from 'node:path';
import WebSocket from 'ws';
import type { Environment } from '../src/environment.ts';
import { startProgram } from '../src/terminal/program.ts';
import { makeOutput } from '../src/terminal/style.ts';

export type ScriptedEnvironment = Environment & {
  readonly out: () => string;
  readonly err: () => string;
  readonly files: Map<string, string>;
  readonly paused: () => number;
};

type Script = Partial<
  Pick<Environment, 'isOutputTerminal' | 'isErrorTerminal' | 'isInteractive' | 'columns' | 'stateFolder'>
> & {
  readonly colours?: boolean;
  /** Files below these folders cannot be written. */
  readonly readOnly?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly input?: readonly (string | Uint8Array)[];
  readonly keys?: readonly string[];
  /** The person's answers: a list of lines, or a function of all output so far. */
  readonly lines?: readonly string[] | ((written: string) => string | null);
};

async function* chunksOf<T>(chunks: readonly T[]): AsyncIterable<T> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

export const scriptedEnvironment = (script: Script = {}): ScriptedEnvironment => {
  const written: string[] = [];
  const warned: string[] = [];
  const files = new Map(Object.entries(script.files ?? {}));
  const { lines: given = [] } = script;
  const lines = typeof given === 'function' ? [] : [...given];
  /** When each file was written, in milliseconds. */
  const changed = new Map<string, number>();
  const save = (path: string, text: string): void => {
    if (script.readOnly?.some((folder) => path.startsWith(folder)))
      throw Object.assign(new Error(`not ${path}`), { code: 'EACCES' });
    files.set(path, text);
    changed.set(path, changed.size * 60_000);
  };
  let time = 0;
  let paused = 0;
  return {
    write: (text) => void written.push(text),
    paint: (pieces) => void written.push(makeOutput(pieces, script.colours ?? false)),
    warn: (text) => void warned.push(text),
    clearScreen: () => void written.push('\x1b[H\x1b[2J'),
    clearLine: () => void warned.push('\r\x1b[K'),
    isOutputTerminal: script.isOutputTerminal ?? false,
    isErrorTerminal: script.isErrorTerminal ?? false,
    isInteractive: script.isInteractive ?? false,
    columns: script.columns ?? 80,
    stateFolder: script.stateFolder === undefined ? '/state' : script.stateFolder,
    configFolder: '/config',
    hasFile: (path) => files.has(path),
    readFile: (path) => {
      const text = files.get(path);
      if (text === undefined) throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
      return text;
    },
    writeFile: save,
    writeSecret: save,
    network: { fetch, WebSocket, setTimeout, clearTimeout, Date, crypto },
    startProgram,
    writeBytes: (path, bytes) => save(path, Buffer.from(bytes).toString('latin1')),
    listFiles: (folder) =>
      [...files.keys()]
        .filter((path) => join(path, '..') === join(folder))
        .map((path) => ({ name: path.split('/').at(-1)!, changed: new Date(changed.get(path) ?? 0) })),
    removeFile: (path) => void files.delete(path),
    clock: () => (time += 1000),
    freshSeed: () => 'fresh',
    pause: (milliseconds) => {
      paused += milliseconds;
      return Promise.resolve();
    },
    input: () =>
      chunksOf((script.input ?? []).map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk))),
    keys: () => chunksOf(script.keys ?? []),
    ask: (question) => {
      written.push(question);
      const answer = typeof given === 'function' ? given(written.join('')) : lines.shift();
      return Promise.resolve(answer ?? null);
    },
    out: () => written.join(''),
    err: () => warned.join(''),
    files,
    paused: () => paused,
  };
};
