/** A server as a process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { serverBundle } from './bundle.ts';

export type ServerProcess = {
  readonly port: number;
  readonly process: ChildProcess;
  /** Kills it without a clean stop, like a power cut. */
  readonly kill: () => Promise<void>;
};

export const startProcess = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const bundle = await serverBundle();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle], {
      env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let received = '';
    child.stdout.on('data', (bytes: Buffer) => {
      received += String(bytes);
      const port = /^port (\d+)$/m.exec(received)?.[1];
      if (port === undefined) return;
      const kill = async (): Promise<void> => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      };
      resolve({ port: Number(port), process: child, kill });
    });
    child.once('exit', (code, signal) =>
      reject(new Error(`the server ended with ${code ?? signal}: ${received}`)),
    );
  });
};
