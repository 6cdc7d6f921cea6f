/** An environment for tests: input is scripted, output is recorded. */
import type { Environment } from '../src/environment.ts';

export type ScriptedEnvironment = Environment & {
  readonly out: () => string;
  readonly err: () => string;
  readonly files: Map<string, string>;
  readonly paused: () => number;
};

type Script = Partial<Pick<Environment, 'isOutputTerminal' | 'isErrorTerminal' | 'isInteractive'>> & {
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
  let time = 0;
  let paused = 0;
  return {
    write: (text) => void written.push(text),
    warn: (text) => void warned.push(text),
    clearScreen: () => void written.push('\x1b[H\x1b[2J'),
    clearLine: () => void warned.push('\r\x1b[K'),
    isOutputTerminal: script.isOutputTerminal ?? false,
    isErrorTerminal: script.isErrorTerminal ?? false,
    isInteractive: script.isInteractive ?? false,
    columns: 80,
    hasFile: (path) => files.has(path),
    readFile: (path) => {
      const text = files.get(path);
      if (text === undefined) throw Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
      return text;
    },
    writeFile: (path, text) => void files.set(path, text),
    writeBytes: (path, bytes) => void files.set(path, Buffer.from(bytes).toString('latin1')),
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
