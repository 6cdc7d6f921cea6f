/** Another program that answers each line with a line, as the referee does. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Program {
  /** The next line that the program writes; null if it has ended. */
  ask(line: string): Promise<string | null>;
  /** How the program ended; null while it runs, and if a signal ended it. */
  exitCode(): number | null;
  close(): void;
}

/** The command runs in a shell; what it writes to standard error is shown. */
export const startProgram = (command: string): Program => {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const asked: ((line: string | null) => void)[] = [];
  let ended = false;
  const end = (): void => {
    ended = true;
    for (const answer of asked.splice(0)) answer(null);
  };
  createInterface({ input: child.stdout }).on('line', (line) => asked.shift()?.(line));
  child.on('error', end);
  child.on('close', end);
  child.stdin.on('error', () => undefined);
  return {
    ask: (line) => {
      if (ended) return Promise.resolve(null);
      child.stdin.write(`${line}\n`);
      return new Promise((resolve) => asked.push(resolve));
    },
    exitCode: () => child.exitCode,
    close: () => {
      child.stdin.end();
      child.stdout.destroy();
      child.kill();
    },
  };
};
