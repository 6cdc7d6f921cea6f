/** The built server as a process of its own, as `npm run serve` starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type BuiltServer = {
  readonly port: number;
  readonly metricsPort: number;
  readonly stop: () => Promise<void>;
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'abacow-deploy-'));

const portIn = (text: string): number => Number(/:(\d+)\//.exec(text)?.[1]);

/** `args` are relative to `cwd`. */
export const startBuilt = async (
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
      COMPUTER_PAUSE_MS: '0',
      DATA_DIR: newFolder(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ready = new Promise<readonly [number, number]>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        printed += String(bytes);
        const [main, metrics] = [/ready: (\S+)/.exec(printed)?.[1], /metrics at (\S+)\n/.exec(printed)?.[1]];
        if (main !== undefined && metrics !== undefined) resolve([portIn(main), portIn(metrics)]);
      });
    child.once('exit', () => reject(new Error(`the server did not start: ${printed}`)));
  });
  const [port, metricsPort] = await ready;
  return {
    port,
    metricsPort,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
