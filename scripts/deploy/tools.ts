/** Runs the tools of others, and notes what was checked, what failed and what could not be checked. */
import { spawn } from 'node:child_process';

export type Result =
  | { readonly kind: 'passed' | 'missing'; readonly what: string; readonly note: string }
  | { readonly kind: 'failed'; readonly what: string; readonly note: string };

export const passed = (what: string, note = ''): Result => ({ kind: 'passed', what, note });
export const failed = (what: string, note: string): Result => ({ kind: 'failed', what, note });
export const missing = (what: string, note: string): Result => ({ kind: 'missing', what, note });

export type Output = { readonly status: number | null; readonly text: string };

type RunOptions = { readonly env?: Readonly<Record<string, string>>; readonly input?: string };

/** Null where there is no such program. */
export const run = (
  command: string,
  args: readonly string[],
  { env = {}, input = '' }: RunOptions = {},
): Promise<Output | null> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (text += String(bytes)));
    child.once('error', () => resolve(null));
    child.once('close', (status) => resolve({ status, text: text.trim() }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

/** The first of these commands that exists decides. */
export const checkWith = async (
  what: string,
  commands: readonly (readonly [string, ...string[]])[],
  options: RunOptions = {},
): Promise<Result> => {
  for (const [command, ...args] of commands) {
    const output = await run(command, args, options);
    if (output === null) continue;
    const name = `${command} ${args.find((arg) => !/^[-/]/.test(arg)) ?? ''}`.trim();
    return output.status === 0 ? passed(what, name) : failed(what, `${name}: ${output.text}`);
  }
  return missing(what, `there is no ${commands.map(([command]) => command).join(' or ')} here`);
};

/** Turns an error of a check into its result. */
export const attempt = async (what: string, check: () => Promise<string>): Promise<Result> => {
  try {
    return passed(what, await check());
  } catch (error) {
    return failed(what, error instanceof Error ? error.message : String(error));
  }
};
